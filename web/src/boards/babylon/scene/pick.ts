/** What lies under a point of the screen: the highest thing of a garden that the sight meets. */

import { heightAt, tallest } from '../notation';
import { onPlane, type Eye } from './camera';
import { level } from './measures';

/** A point of a garden, in cells from its north-west corner, and the floor that is seen there. */
export interface Hit {
  x: number;
  y: number;
  floor: number;
}

const SIZE = 8;

/** The top or the side that is met first; beside the board, the ground there. */
export function pick(eye: Eye, heights: string, point: readonly [number, number]): Hit | null {
  for (let floor = tallest(heights); floor >= 0; floor -= 1) {
    const met = onPlane(eye, point, level(floor));
    if (!met) return null;
    const [x, y] = [met[0] + SIZE / 2, met[2] + SIZE / 2];
    const inside = x >= 0 && y >= 0 && x < SIZE && y < SIZE;
    const here = inside ? heightAt(heights, Math.floor(x), Math.floor(y)) : 0;
    if (here >= floor) return { x, y, floor: here };
  }
  return null;
}
