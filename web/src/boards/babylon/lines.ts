/** Points as SVG writes them. */

import type { Point } from './notation';

const round = (value: number): number => Math.round(value * 10) / 10;

/** As a polygon. */
export function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** The upright box around them. */
export function boundsOf(points: readonly Point[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** As an open path. */
export function stroke(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** As a transform that moves something there. */
export function translate([x, y]: Point): string {
  return `translate(${round(x)} ${round(y)})`;
}
