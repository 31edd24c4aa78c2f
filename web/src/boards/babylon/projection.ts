/** Where places of a garden are on the screen, and what place a point of the screen is: through the scene's camera or on the plan. */

import { onPlane, project, type Eye } from './scene/camera';
import { level, place } from './scene/measures';
import { pick, type Hit } from './scene/pick';
import { heightAt, type Point } from './notation';

export interface Projection {
  width: number;
  height: number;
  /** How many pixels a cell has about the middle. */
  unit: number;
  /** A point in cells from the north-west corner, so many floors high. */
  at(x: number, y: number, floor: number): Point;
  /** What is met there. */
  hit(point: Point): Hit | null;
}

/** The corners of a tile, from the north-west clockwise. */
export function tileCorners(projection: Projection, x: number, y: number, floor: number): Point[] {
  return [
    projection.at(x, y, floor),
    projection.at(x + 2, y, floor),
    projection.at(x + 2, y + 2, floor),
    projection.at(x, y + 2, floor),
  ];
}

export function sceneProjection(eye: Eye, heights: string): Projection {
  const at = (x: number, y: number, floor: number): Point => {
    const [px, py] = project(eye, [place(x - 0.5), level(floor), place(y - 0.5)]);
    return [px, py];
  };
  const middle = onPlane(eye, [eye.width / 2, eye.height / 2], 0) ?? [0, 0, 0];
  const [, , away] = project(eye, middle);
  return {
    width: eye.width,
    height: eye.height,
    unit: eye.height / 2 / (away * eye.slope),
    at,
    hit: (point) => pick(eye, heights, point),
  };
}

/** The margin around the plan, in cells. */
const MARGIN = 0.3;

/** From straight above: as large as there is room, in the middle. */
export function planProjection(
  { width, height }: { width: number; height: number },
  heights: string,
): Projection {
  const unit = Math.min(width, height) / (8 + 2 * MARGIN);
  const [left, top] = [width / 2 - 4 * unit, height / 2 - 4 * unit];
  return {
    width,
    height,
    unit,
    at: (x, y) => [left + x * unit, top + y * unit],
    hit: ([px, py]) => {
      const [x, y] = [(px - left) / unit, (py - top) / unit];
      const inside = x >= 0 && y >= 0 && x < 8 && y < 8;
      return { x, y, floor: inside ? heightAt(heights, Math.floor(x), Math.floor(y)) : 0 };
    },
  };
}
