import { describe, expect, it } from 'vitest';
import { apart } from './spread';

describe('marks', () => {
  it('stay where they are if they are apart', () => {
    const points = [
      [0, 0],
      [30, 0],
    ] as const;
    expect(apart(points, 20)).toEqual(points);
  });

  it('move down until they touch nothing', () => {
    const places = apart(Array(6).fill([0, 0]), 20, [[0, 100]]);
    places.forEach((one, at) => {
      for (const other of [...places.slice(0, at), [0, 100] as const])
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(19.99);
    });
  });
});
