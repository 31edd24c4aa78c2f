import { describe, expect, it } from 'vitest';
import {
  faces,
  OBLIQUE,
  PLAN,
  project,
  turnBox,
  turned,
  unproject,
  unturned,
  UNIT,
} from './projection';
import type { Projection, Quarter } from './projection';

const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];
const looks = QUARTERS.flatMap((quarter): Projection[] => [
  { ...OBLIQUE, size: 8, quarter },
  { ...PLAN, size: 8, quarter },
]);

describe('a projection', () => {
  it.each(looks)('finds the way back from the screen: $quarter, rise $rise', (look) => {
    for (const [x, y, z] of [
      [0, 0, 0],
      [8, 8, 0],
      [2.5, 6.25, 3],
      [7, 1, 2],
    ] as const) {
      const [bx, by] = unproject(look, project(look, x, y, z), z);
      expect(bx).toBeCloseTo(x);
      expect(by).toBeCloseTo(y);
    }
  });

  it.each(looks)('turns back what it turned: $quarter', (look) => {
    const [x, y] = turned(look, 3, 5);
    expect(unturned(look, x, y)).toEqual([3, 5]);
  });

  it('brings the north-west corner to the north-east with one quarter turn', () => {
    expect(turned({ ...PLAN, size: 8, quarter: 1 }, 0, 0)).toEqual([8, 0]);
  });

  it('raises what is high and shifts what is behind to the right', () => {
    const look: Projection = { ...OBLIQUE, size: 8, quarter: 0 };
    const [x, y] = project(look, 2, 2, 0);
    expect(project(look, 2, 2, 1)[1]).toBeCloseTo(y - OBLIQUE.rise * UNIT);
    const [bx, by] = project(look, 2, 1, 0);
    expect(bx).toBeGreaterThan(x);
    expect(by).toBeLessThan(y);
  });

  it('keeps a box a box, whichever way it is turned', () => {
    const box = { x0: 1, y0: 2, x1: 3, y1: 5, z0: 0, z1: 1 };
    for (const look of looks) {
      const { x0, y0, x1, y1 } = turnBox(look, box);
      const sides = [x1 - x0, y1 - y0].sort();
      expect(sides).toEqual([2, 3]);
    }
  });

  it('shows no walls on a plan', () => {
    const seen = faces(
      { ...PLAN, size: 8, quarter: 0 },
      { x0: 0, y0: 0, x1: 2, y1: 2, z0: 1, z1: 2 },
    );
    expect(seen.top).toBe('0,0 200,0 200,200 0,200');
    expect(new Set(seen.front.split(' ')).size).toBe(2);
  });
});
