/**
 * The places of a board under the keyboard: one of them is reached by Tab, the arrow keys go to the others as they lie on the
 * screen, and the focus is never lost when what had it goes away.
 */
import { isShortcut } from './keys';

export type Place = HTMLElement | SVGElement;
export type Side = readonly [x: number, y: number];

const ARROWS: Record<string, Side> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Everything to press on a drawn board, and decisions beside it. The text view is read in its order, with Tab. */
const DRAWN =
  '.stage.drawn :is(button, [role="button"]):not(:disabled), .stage.drawn ~ * [data-ply], .off-board [data-ply]';
const LEGAL = '[data-ply]:not([aria-disabled="true"], :disabled)';

export const seen = (place: Element) => place.checkVisibility?.() ?? true;
const find = (root: Element, what: string) => [...root.querySelectorAll<Place>(what)].filter(seen);

/** The middle of something on the screen. */
export function middle({ x, y, width, height }: DOMRect): Side {
  return [x + width / 2, y + height / 2];
}

/** Which of some points lies next to one on a side; −1 if none lies there. Straight ahead is nearer than aside. */
export function beside([fx, fy]: Side, [sx, sy]: Side, points: readonly Side[]): number {
  let [best, least] = [-1, Infinity];
  points.forEach(([x, y], at) => {
    const ahead = (x - fx) * sx + (y - fy) * sy;
    const aside = Math.abs((x - fx) * sy) + Math.abs((y - fy) * sx);
    const away = ahead + 2.5 * aside;
    if (ahead > 2 && away < least) [best, least] = [at, away];
  });
  return best;
}

/** Which of some points is nearest; −1 if there are none. */
export function nearest([fx, fy]: Side, points: readonly Side[]): number {
  const away = points.map(([x, y]) => Math.hypot(x - fx, y - fy));
  return away.indexOf(Math.min(...away));
}

const middles = (places: readonly Place[]) =>
  places.map((one) => middle(one.getBoundingClientRect()));

/** Where a key leads from a place. */
function target(root: Element, event: KeyboardEvent, from: Place | undefined): Place | undefined {
  const places = find(root, DRAWN);
  const at = from ? places.indexOf(from) : -1;
  const side = ARROWS[event.key];
  if (side) {
    if (!from || at < 0) return undefined;
    const points = middles(places);
    return places[beside(points[at] ?? [0, 0], side, points)];
  }
  if (event.key === 'n' || event.key === 'N')
    return stepped(find(root, LEGAL), from, event.key === 'n');
  if (event.key === '.' || event.key === ',') return stepped(places, from, event.key === '.');
  if (event.key === 'Home') return at < 0 ? undefined : places[0];
  return event.key === 'End' && at >= 0 ? places.at(-1) : undefined;
}

/** The next or the one before, round and round. Where one stands nowhere, the first or the last; among others, the next in the document. */
export function stepped(
  places: readonly Place[],
  from: Place | undefined,
  on: boolean,
): Place | undefined {
  const at = from ? places.indexOf(from) : -1;
  if (at >= 0) return places[(at + (on ? 1 : -1) + places.length) % places.length];
  const after = (one: Place) =>
    from === undefined || from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  return on
    ? (places.find(after) ?? places[0])
    : (places.findLast((one) => !after(one)) ?? places.at(-1));
}

/** Looks after the focus of a table; attach it to what holds everything. `rest` is where the focus waits while nothing can be decided. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Place | undefined;
  let where: Side = [0, 0];
  let waiting = false;

  const rest = () => root.querySelector<HTMLElement>('[data-rest]');
  const active = () => document.activeElement as Place | null;

  function go(place: Place | null | undefined): boolean {
    place?.focus();
    place?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    return place != null;
  }
  /** To what can be decided now, the nearest first; or to wait. */
  function recover(): void {
    const legal = find(root, LEGAL);
    waiting = legal.length === 0;
    go(waiting ? rest() : legal[nearest(where, middles(legal))]);
  }
  /** One place of the board is reached by Tab. */
  function arrange(): void {
    const places = find(root, DRAWN);
    const kept = last && places.includes(last) ? last : undefined;
    const held = kept === active() ? kept : undefined;
    const one = held ?? places.find((place) => place.matches(LEGAL)) ?? kept ?? places[0];
    for (const place of places) {
      const tab = place === one ? '0' : '-1';
      if (place.getAttribute('tabindex') !== tab) place.setAttribute('tabindex', tab);
    }
  }
  function changed(): void {
    arrange();
    const now = active();
    // What had it is gone, or was moved within the document, which takes it away too.
    const lost = last !== undefined && (now === null || now === document.body);
    if (lost || (waiting && now === rest() && find(root, LEGAL).length > 0)) recover();
  }
  function hears(event: KeyboardEvent): void {
    const from = active();
    if (!isShortcut(event) || (event.shiftKey && event.key.startsWith('Arrow'))) return;
    const next = target(root, event, from && root.contains(from) ? from : undefined);
    if (!next) return;
    event.preventDefault();
    go(next);
    arrange();
  }
  function focused(event: FocusEvent): void {
    last = event.target as Place;
    waiting = waiting && last === rest();
    where = middle(last.getBoundingClientRect());
    if (last.matches(DRAWN)) arrange();
  }

  const events = new AbortController();
  const { signal } = events;
  root.addEventListener('focusin', focused, { signal });
  root.addEventListener('pointerdown', () => (last = undefined), { signal, capture: true });
  window.addEventListener('keydown', hears, { signal });
  const watch = new MutationObserver(changed);
  watch.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['tabindex', 'aria-disabled', 'disabled', 'data-ply', 'class'],
  });
  arrange();
  return () => {
    events.abort();
    watch.disconnect();
  };
}
