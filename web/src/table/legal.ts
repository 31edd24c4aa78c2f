import type { Snapshot } from '../protocol/house';

/** How long a step without a choice is shown before it plays itself. */
export const FORCED_WAIT = 600;

/** The only decision there is; nothing after something was taken back, or it could not be taken back any further. */
export function forced(moment: Snapshot | undefined): string | undefined {
  return moment && moment.back === null && moment.legal.length === 1 ? moment.legal[0] : undefined;
}

/** What may be decided in a moment. */
export function legal(moment: Snapshot | undefined): ReadonlySet<string> {
  return new Set(moment?.legal);
}

/** What can be clicked on a board to decide. */
export const CAN = '[data-ply]:not([aria-disabled="true"])';

/** Whether something drawn here can be clicked to decide: boards mark it by `data-ply`. */
export function offers(place: Element, decisions: ReadonlySet<string>): boolean {
  const drawn = [...place.querySelectorAll('.stage [data-ply]')];
  return drawn.some((target) => decisions.has(target.getAttribute('data-ply') ?? ''));
}
