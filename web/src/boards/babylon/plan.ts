/** A garden seen from above, cell by cell, for the text view. */

import { cellOf, cellsOf, CORNERS, heightAt, nameOf } from './notation';
import type { BabylonDecor, BabylonPlayer } from './types';

export interface PlanSpot {
  floor: number;
  /** The sign of the icon there: `s`, `f`, `b`, `t` or `-`. */
  sign: string;
  /** What stands on it. */
  decor: BabylonDecor[];
}

/** The cells of a terrace in the order of the signs of its face. */
export function cellsUnder(anchor: string): string[] {
  const [x, y] = cellOf(anchor);
  return CORNERS.map((corner) => nameOf(x + corner.x, y + corner.y));
}

/** What is seen from above on a cell; nothing on the bare board. */
export function spotAt(player: BabylonPlayer, cell: string): PlanSpot | undefined {
  const [x, y] = cellOf(cell);
  const floor = heightAt(player.heights, x, y);
  const top = player.terraces.find(
    (terrace) => terrace.floor === floor && cellsUnder(terrace.anchor).includes(cell),
  );
  if (!top) return undefined;
  const face = top.tile.split(' ')[2] ?? '';
  const sign = face[cellsUnder(top.anchor).indexOf(cell)] ?? '-';
  const decor = player.decor.filter(
    (one) => one.floor >= floor && one.at.split('-').includes(cell),
  );
  return { floor, sign, decor };
}

function span(player: BabylonPlayer, axis: 0 | 1): number[] {
  const cells = player.terraces.flatMap(({ anchor }) => cellsUnder(anchor).flatMap(cellsOf));
  const all = cells.map((cell) => cell[axis]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** The columns that something is built on, from the west, from 0. */
export const columns = (player: BabylonPlayer): number[] => span(player, 0);
/** The rows, from the north, from 0. */
export const rows = (player: BabylonPlayer): number[] => span(player, 1);
