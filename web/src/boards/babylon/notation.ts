/** Names of cells, tiles and decisions, read and written as the notation has them. */

export type Point = readonly [x: number, y: number];

export type Source = 'dug' | 'notch';
export type DecorWord = 'stairs' | 'fountain' | 'bridge' | 'statue';

export const DECOR_WORDS: readonly DecorWord[] = ['stairs', 'fountain', 'bridge', 'statue'];

/** The corners of a tile, clockwise from its north-west cell. */
export const CORNERS: readonly { word: string; x: number; y: number }[] = [
  { word: 'nw', x: 0, y: 0 },
  { word: 'ne', x: 1, y: 0 },
  { word: 'se', x: 1, y: 1 },
  { word: 'sw', x: 0, y: 1 },
];

/** Column and row of a cell or a stack, from 0. */
export function cellOf(name: string): Point {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}

export function nameOf(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}

/** The one or two cells of `c3` or `c3-d3`. */
export function cellsOf(place: string): Point[] {
  return place.split('-').map(cellOf);
}

/** The middle of a place, in cells. */
export function middleOf(place: string): Point {
  const cells = cellsOf(place);
  const sum = cells.reduce<Point>(([ax, ay], [x, y]) => [ax + x, ay + y], [0, 0]);
  return [sum[0] / cells.length + 0.5, sum[1] / cells.length + 0.5];
}

export interface Tile {
  flower: string;
  material: string;
  face: string;
}

/** `pink clay s--f` */
export function tileOf(words: string): Tile {
  const [flower = '', material = '', face = '----'] = words.split(' ');
  return { flower, material, face };
}

const ICONS: Record<string, DecorWord> = { s: 'stairs', f: 'fountain', b: 'bridge', t: 'statue' };

/** The icon that a sign of a face stands for. */
export function iconOf(sign: string | undefined): DecorWord | undefined {
  return ICONS[sign ?? ''];
}

/** The topmost floor on a cell, from the 64 signs of a garden. */
export function heightAt(heights: string, x: number, y: number): number {
  return parseInt(heights[y * 8 + x] ?? '0', 36);
}

export function tallest(heights: string): number {
  return Math.max(0, ...Array.from(heights, (sign) => parseInt(sign, 36)));
}

/** A place for a tile, out of the list of legal decisions. */
export interface Placing {
  ply: string;
  source: Source;
  anchor: string;
  floor: number;
  without: string | null;
}

const PLACE = /^place (dug|notch) (\w\d) floor (\d+)(?: without (\w\w))?$/;

export function placings(legal: Iterable<string>): Placing[] {
  const list: Placing[] = [];
  for (const ply of legal) {
    const [, source, anchor, floor, without] = PLACE.exec(ply) ?? [];
    if (source && anchor)
      list.push({
        ply,
        source: source as Source,
        anchor,
        floor: Number(floor),
        without: without ?? null,
      });
  }
  return list;
}

/** Decor that may be placed, out of the list of legal decisions. */
export interface Adorning {
  ply: string;
  kind: DecorWord;
  at: string;
  using: string | null;
}

const ADORN = /^(stairs|fountain|bridge|statue) (\S+)(?: using (\S+))?$/;

export function adornings(legal: Iterable<string>): Adorning[] {
  const list: Adorning[] = [];
  for (const ply of legal) {
    const [, kind, at, using] = ADORN.exec(ply) ?? [];
    if (kind && at) list.push({ ply, kind: kind as DecorWord, at, using: using ?? null });
  }
  return list;
}

/** What a player prefers where a tile can be placed in several ways. */
export interface Taste {
  floor: number | null;
  without: string | null;
}

export const NO_TASTE: Taste = { floor: null, without: null };

/** The way that suits the taste best: its corner, then its floor, then the lowest floor. */
export function suited(ways: readonly Placing[], taste: Taste): Placing | null {
  const merit = (way: Placing): number =>
    (way.without === taste.without ? 100 : 0) +
    (way.floor === taste.floor ? 40 : 0) +
    (way.without === null ? 20 : 0) -
    way.floor;
  return ways.reduce<Placing | null>(
    (best, way) => (best && merit(best) >= merit(way) ? best : way),
    null,
  );
}
