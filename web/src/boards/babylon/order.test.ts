import { describe, expect, it } from 'vitest';
import { hides, painted } from './order';
import type { Box } from './projection';

const box = (x: number, y: number, z: number, wide = 1, tall = 1): Box => ({
  x0: x,
  y0: y,
  x1: x + wide,
  y1: y + wide,
  z0: z,
  z1: z + tall,
});

describe("the painter's order", () => {
  it('draws what is above, in front or to the right last', () => {
    const floor = box(2, 2, 0);
    expect(hides(box(2, 2, 1), floor)).toBe(true);
    expect(hides(box(2, 3, 0), floor)).toBe(true);
    expect(hides(box(3, 2, 0), floor)).toBe(true);
    expect(hides(floor, box(2, 2, 1))).toBe(false);
  });

  it('does not care about what no look from the eye meets both of', () => {
    const high = box(2, 1, 1);
    const low = box(2, 2, 0);
    expect(hides(high, low) || hides(low, high)).toBe(false);
  });

  it('never draws something before what it hides', () => {
    const things = [];
    for (let at = 0; at < 64; at += 1) {
      const [x, y] = [at % 8, Math.floor(at / 8)];
      for (let z = 0; z <= (at * 7) % 4; z += 1) things.push({ box: box(x, y, z) });
    }
    things.reverse();
    const order = painted(things);
    expect(order).toHaveLength(things.length);
    order.forEach((thing, at) => {
      const later = order.slice(at + 1).filter((other) => hides(thing.box, other.box));
      expect(later).toEqual([]);
    });
  });
});
