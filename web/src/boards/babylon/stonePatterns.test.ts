import { describe, expect, it } from 'vitest';
import { PATTERNS } from './stonePatterns';

/** Faces there are: a tile, the front of a slab, the front of a layer of the quarry, a tile of a small map. */
const FACES = [
  [2, 2, 0.25],
  [2, 0.12, 0.25],
  [1.88, 0.4, 0.25],
  [2, 2, 0.5],
] as const;

describe('the pattern of a stone', () => {
  it.each(FACES)('differs from every other on a face of %d by %d', (width, height, step) => {
    const cuts = Object.values(PATTERNS).map((cut) => JSON.stringify(cut(width, height, step)));
    expect(new Set(cuts).size).toBe(cuts.length);
    expect(cuts).not.toContain('[]');
  });

  it.each(FACES)('stays on a face of %d by %d', (width, height, step) => {
    const ends = Object.values(PATTERNS).flatMap((cut) => cut(width, height, step).flat());
    for (const [x, y] of ends) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });
});
