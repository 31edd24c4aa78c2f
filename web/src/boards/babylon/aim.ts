/** Where the ghost of a tile snaps to. */

import { CORNERS, heightAt, nameOf, suited, type Placing, type Source, type Taste } from './places';
import { project, UNIT, type Point, type Projection } from './projection';

/** A place where a tile could be put, legal or not. */
export interface Spot {
  anchor: string;
  x: number;
  y: number;
  floor: number;
  /** How high the highest cell under it is. */
  base: number;
  /** The ways to place it here; none if it is not allowed. */
  ways: Placing[];
  /** The one that suits the player's taste. */
  way: Placing | null;
  /** What a click means. */
  ply: string;
}

/** The height of the highest cell under a tile. */
function baseAt(heights: string, x: number, y: number): number {
  return Math.max(...CORNERS.map((corner) => heightAt(heights, x + corner.x, y + corner.y)));
}

/** All 49 places for a tile. Where the page points at a way to place it, that one is taken. */
export function spots(
  heights: string,
  all: readonly Placing[],
  source: Source,
  taste: Taste,
  marked: ReadonlySet<string> = new Set(),
): Spot[] {
  const list: Spot[] = [];
  for (let y = 0; y < 7; y += 1) {
    for (let x = 0; x < 7; x += 1) {
      const anchor = nameOf(x, y);
      const ways = all.filter((way) => way.source === source && way.anchor === anchor);
      const way = ways.find(({ ply }) => marked.has(ply)) ?? suited(ways, taste);
      const base = baseAt(heights, x, y);
      const floor = way?.floor ?? base + 1;
      list.push({
        anchor,
        x,
        y,
        floor,
        base,
        ways,
        way,
        ply: way?.ply ?? `place ${source} ${anchor} floor ${floor}`,
      });
    }
  }
  return list;
}

/** How much nearer a place where the tile may not be put must be to be chosen. */
const RELUCTANCE = 0.3 * UNIT;
const REACH = 1.3 * UNIT;

/** The place whose ghost would be nearest to the pointer. */
export function nearest(look: Projection, list: readonly Spot[], [px, py]: Point): Spot | null {
  let [best, least]: [Spot | null, number] = [null, REACH];
  for (const spot of list) {
    const [x, y] = project(look, spot.x + 1, spot.y + 1, spot.floor);
    const away = Math.hypot(x - px, y - py) + (spot.way ? 0 : RELUCTANCE);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}

/** The place next to one on a side of the screen. */
export function beside(
  look: Projection,
  list: readonly Spot[],
  from: Spot,
  [sx, sy]: Point,
): Spot | null {
  const [fx, fy] = project(look, from.x + 1, from.y + 1, from.floor);
  let [best, least]: [Spot | null, number] = [null, Infinity];
  for (const spot of list) {
    const [x, y] = project(look, spot.x + 1, spot.y + 1, spot.floor);
    const ahead = (x - fx) * sx + (y - fy) * sy;
    const aside = Math.abs((x - fx) * sy) + Math.abs((y - fy) * sx);
    if (ahead > 0.3 * UNIT && ahead + 2 * aside < least) [best, least] = [spot, ahead + 2 * aside];
  }
  return best;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Watch {
  /** The pointer is here, in the units of the drawing; nowhere when it left. */
  move(point: Point): void;
  /** A click on the drawing; a first touch only shows what would happen. */
  press(point: Point, touch: boolean, target: Element): boolean;
  /** An arrow key was pressed. Says whether that meant something. */
  arrow(side: Point): boolean;
  /** The wheel was turned by one notch. Says whether that meant something. */
  wheel(forward: boolean): boolean;
}

/** Watches the pointer over a drawing. */
export function aim(
  node: HTMLElement,
  given: Watch,
): { update(next: Watch): void; destroy(): void } {
  let watch = given;
  let touch = false;
  const point = (event: MouseEvent): Point | null => {
    const drawing = node.querySelector('svg');
    const matrix = drawing?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, y];
  };
  const events = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ): void => node.addEventListener(name, hear, { ...options, signal: events.signal });

  on('pointerdown', (event) => (touch = event.pointerType !== 'mouse'), { capture: true });
  on('pointermove', (event) => {
    const at = point(event);
    if (at && event.pointerType === 'mouse') watch.move(at);
  });
  // Before what was clicked hears of it: the first touch of a place shows, the second decides.
  on(
    'click',
    (event) => {
      const at = event.detail > 0 ? point(event) : null;
      if (at && watch.press(at, touch, event.target as Element)) event.stopPropagation();
    },
    { capture: true },
  );
  on(
    'wheel',
    (event) => {
      if (watch.wheel(event.deltaY > 0)) event.preventDefault();
    },
    { passive: false },
  );
  on('keydown', (event) => {
    const side = ARROWS[event.key];
    if (side && watch.arrow(side)) event.preventDefault();
  });
  return {
    update(next: Watch): void {
      watch = next;
    },
    destroy: () => events.abort(),
  };
}
