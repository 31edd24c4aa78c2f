// What can be clicked should be in sight.

/** What the page keeps above and below the board on a phone. */
const [HEAD, FOOT] = [100, 64];

function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= HEAD && bottom <= window.innerHeight - FOOT;
}

/** Scrolls to the first thing that can be clicked, if none is in sight. */
export function bringIntoSight(board: Element, still: boolean): void {
  const places = [...board.querySelectorAll('.can')];
  if (places.some(isInSight)) return;
  places[0]?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}
