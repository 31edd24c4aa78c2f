// What can be clicked should be in sight.
import { CAN } from './legal';

/** Whether the middle of a place lies between what the page keeps above and below the board. */
function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const head = document.querySelector('.play > .top')?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector('.play > nav')?.getBoundingClientRect().top;
  return middle >= head && middle <= (foot ?? window.innerHeight);
}

/** Scrolls to the first thing that can be clicked, if none is in sight. */
export function scrollToTarget(board: Element, still: boolean): void {
  const places = [...board.querySelectorAll(CAN)];
  if (places.some(isInSight)) return;
  places[0]?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}
