/** The painter's order: what is behind is drawn first. */

import type { Box } from './projection';

/** Rounding must not make things that touch overlap. */
const TOUCH = 1e-6;

/**
 * Whether a box hides another: it is above it, in front of it or to the right of it, and in nothing the other way round. Where two
 * boxes are parted both ways, no ray from the eye meets both, and their order does not matter.
 */
export function hides(near: Box, far: Box): boolean {
  const before =
    near.z0 >= far.z1 - TOUCH || near.y0 >= far.y1 - TOUCH || near.x0 >= far.x1 - TOUCH;
  const behind =
    far.z0 >= near.z1 - TOUCH || far.y0 >= near.y1 - TOUCH || far.x0 >= near.x1 - TOUCH;
  return before && !behind;
}

/** Things from the farthest to the nearest, by their boxes after the turn. */
export function painted<T extends { box: Box }>(things: readonly T[]): T[] {
  const drawn = new Set<T>();
  const order: T[] = [];
  const draw = (thing: T): void => {
    if (drawn.has(thing)) return;
    drawn.add(thing);
    for (const other of things) {
      if (!drawn.has(other) && hides(thing.box, other.box)) draw(other);
    }
    order.push(thing);
  };
  things.forEach(draw);
  return order;
}
