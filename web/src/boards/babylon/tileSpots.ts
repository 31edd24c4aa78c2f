/** Where the ghost of a tile snaps to. */

import type { Hit } from './scene/pick';
import {
  CORNERS,
  heightAt,
  nameOf,
  NO_TASTE,
  suited,
  type Placing,
  type Point,
  type Source,
  type Taste,
} from './notation';
import type { Projection } from './projection';

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
  marked: ReadonlySet<string> = new Set(),
): Spot[] {
  const list: Spot[] = [];
  for (let y = 0; y < 7; y += 1) {
    for (let x = 0; x < 7; x += 1) {
      const anchor = nameOf(x, y);
      const ways = all.filter((way) => way.source === source && way.anchor === anchor);
      const way = ways.find(({ ply }) => marked.has(ply)) ?? suited(ways, NO_TASTE);
      const base = baseAt(heights, x, y);
      list.push(withWay({ anchor, x, y, base, ways, floor: base + 1, way, ply: '' }, source, way));
    }
  }
  return list;
}

function withWay(spot: Spot, source: Source, way: Placing | null): Spot {
  const floor = way?.floor ?? spot.floor;
  return { ...spot, way, floor, ply: way?.ply ?? `place ${source} ${spot.anchor} floor ${floor}` };
}

/** A place in the way that suits the player's taste; without one, in the way it has. */
export function tasted(spot: Spot, source: Source, taste: Taste): Spot {
  const own = taste.floor === null && taste.without === null;
  if (own || !spot.way) return spot;
  const there = spot.ways.filter(({ floor }) => floor === taste.floor);
  return withWay(spot, source, suited(there.length > 0 ? there : spot.ways, taste));
}

/** How much nearer, in cells, a place where the tile may not be put must be to be chosen. */
const RELUCTANCE = 0.35;
const REACH = 1.4;

/** The place whose tile would lie nearest to what is pointed at. */
export function nearest(list: readonly Spot[], hit: Hit): Spot | null {
  let [best, least]: [Spot | null, number] = [null, REACH];
  for (const spot of list) {
    const away = Math.hypot(spot.x + 1 - hit.x, spot.y + 1 - hit.y) + (spot.way ? 0 : RELUCTANCE);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}

/** The floor that is meant by pointing at a height, of those there are. */
export function meantFloor({ ways }: Spot, { floor }: Hit): number | null {
  const floors = ways.map((way) => way.floor);
  if (floors.length === 0) return null;
  const off = (one: number) => Math.abs(one - (floor + 1));
  return floors.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** The place next to one on a side of the screen. */
export function beside(
  projection: Projection,
  list: readonly Spot[],
  from: Spot,
  [sx, sy]: Point,
): Spot | null {
  const middle = (spot: Spot) => projection.at(spot.x + 1, spot.y + 1, spot.base);
  const [fx, fy] = middle(from);
  let [best, least]: [Spot | null, number] = [null, Infinity];
  for (const spot of list) {
    const [x, y] = middle(spot);
    const ahead = (x - fx) * sx + (y - fy) * sy;
    const aside = Math.abs((x - fx) * sy) + Math.abs((y - fy) * sx);
    if (ahead > 0.3 * projection.unit && ahead + 2 * aside < least)
      [best, least] = [spot, ahead + 2 * aside];
  }
  return best;
}
