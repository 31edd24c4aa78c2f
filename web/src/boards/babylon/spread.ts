/** Keeps marks apart that would lie on each other. */

import type { Point } from './notation';

/** The points, each moved down as little as it takes to be so far from those before it and from others. */
export function apart(
  points: readonly Point[],
  far: number,
  others: readonly Point[] = [],
): Point[] {
  const taken = [...others];
  return points.map(([x, y]) => {
    let low = y;
    const near = () => taken.find(([tx, ty]) => Math.hypot(tx - x, ty - low) < far - 1e-6);
    for (let one = near(); one; one = near()) {
      low = one[1] + Math.sqrt(Math.max(0, far ** 2 - (one[0] - x) ** 2));
    }
    taken.push([x, low]);
    return [x, low];
  });
}
