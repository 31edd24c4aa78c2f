// What can be clicked should be in sight.
import { CAN } from './decide';

/** What the page keeps above and below the board on a phone. */
const [HEAD, FOOT] = [100, 64];

function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= HEAD && middle <= window.innerHeight - FOOT;
}

/** Scrolls to the first thing that can be clicked, if none is in sight. */
export function bringIntoSight(board: Element, still: boolean): void {
  const places = [...board.querySelectorAll(CAN)];
  if (places.some(isInSight)) return;
  places[0]?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}
