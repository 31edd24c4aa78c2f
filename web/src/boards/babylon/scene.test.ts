import { describe, expect, it } from 'vitest';
import { hides } from './order';
import { OBLIQUE, type Quarter } from './projection';
import { scene } from './scene';
import type { BabylonPlayer } from './types';

const garden: Pick<BabylonPlayer, 'terraces' | 'decor'> = {
  terraces: [
    { anchor: 'c3', floor: 1, tile: 'pink clay s--f', on: '1111' },
    { anchor: 'd4', floor: 2, tile: 'blue basalt sbft', on: 't22-' },
  ],
  decor: [
    { kind: 'pillar', at: 'd4', floor: 1, points: 0 },
    { kind: 'belvedere', at: 'd5', floor: 2, points: 1 },
    { kind: 'stairs', at: 'd3-d4', floor: 1, rises: 'south', points: 3 },
  ],
};

describe('a garden', () => {
  const count = (kind: string): number => {
    const things = scene(garden, { ...OBLIQUE, size: 8, quarter: 0 });
    return things.filter((thing) => thing.kind === kind).length;
  };

  it('has a body for every piece', () => {
    expect(count('terrace')).toBe(2);
    expect(count('pillar')).toBe(6);
    expect(count('decor')).toBe(3);
    expect(count('landing')).toBe(1);
  });

  it('stands stairs on their lower end, whichever end is named first', () => {
    const stairs = scene(garden, { ...OBLIQUE, size: 8, quarter: 0 }).find(({ key }) =>
      key.startsWith('stairs'),
    );
    expect(stairs?.solid).toMatchObject({ z0: 1, z1: 2 });
    expect(Math.floor(stairs?.solid.y0 ?? 0)).toBe(2);
  });

  it.each([0, 1, 2, 3] as Quarter[])(
    'is painted from far to near after %i quarter turns',
    (quarter) => {
      const things = scene(garden, { ...OBLIQUE, size: 8, quarter });
      things.forEach((thing, at) => {
        const later = things.slice(at + 1).filter((other) => hides(thing.box, other.box));
        expect(later.map(({ key }) => key)).toEqual([]);
      });
    },
  );
});
