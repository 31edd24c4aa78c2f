import { describe, expect, it } from 'vitest';
import moments from '../moments.jsonl?raw';
import type { BabylonPlayer, BabylonView } from '../types';
import { gardenOf } from './model';

/** A tile on floor 1, and one on floor 2 that covers one of its cells and stands on a statue and two double pillars. */
const player: Pick<BabylonPlayer, 'terraces' | 'decor' | 'heights'> = {
  terraces: [
    { anchor: 'c3', floor: 1, tile: 'pink clay s-tf', on: '1111' },
    { anchor: 'd4', floor: 2, tile: 'blue basalt sbft', on: 't22-' },
  ],
  decor: [
    { kind: 'pillar', at: 'd4', floor: 1, points: 0 },
    { kind: 'belvedere', at: 'd5', floor: 2, points: 1 },
    { kind: 'stairs', at: 'd3-d4', floor: 1, rises: 'south', points: 3 },
  ],
  heights: Array.from({ length: 64 }, (_, at) => {
    const [x, y] = [at % 8, Math.floor(at / 8)];
    if ([3, 4].includes(x) && [3, 4].includes(y)) return '2';
    return [2, 3].includes(x) && [2, 3].includes(y) ? '1' : '0';
  }).join(''),
};
const garden = gardenOf(player);

describe('a garden in the scene', () => {
  it('puts every terrace in its place, the middle of the board being the origin', () => {
    expect(garden.terraces.map(({ x, z, floor }) => [x, z, floor])).toEqual([
      [-1, -1, 1],
      [0, 0, 2],
    ]);
  });

  it('shows an icon only where it can still be used', () => {
    const states = garden.terraces.map(({ spots }) => spots.map(({ state }) => state));
    // The lower tile: stairs begin on its north-east spot, the upper tile covers the south-east one.
    expect(states[0]).toEqual(['free', 'used', 'covered', 'free']);
    // The upper tile: stairs end on its north-west spot, a belvedere stands on the south-west one.
    expect(states[1]).toEqual(['used', 'free', 'free', 'used']);
  });

  it('stands on single and double pillars, and on a statue where there is one', () => {
    expect(garden.pillars.filter(({ double }) => !double)).toHaveLength(4);
    expect(garden.pillars.filter(({ double }) => double)).toEqual([
      { x: 0.5, z: -0.5, base: 0, double: true },
      { x: 0.5, z: 0.5, base: 0, double: true },
    ]);
    expect(garden.pieces.map(({ kind }) => kind)).toEqual(['carrier', 'belvedere', 'stairs']);
  });

  it('stands stairs on their lower end, rising to the upper, whichever is named first', () => {
    const upward = garden.pieces.find(({ kind }) => kind === 'stairs');
    expect(upward).toMatchObject({ x: -0.5, z: -1.5, floor: 1, dx: 0, dz: 1 });
    const [, , stairs] = player.decor;
    const other = gardenOf({
      ...player,
      decor: stairs ? [{ ...stairs, at: 'd3-d4', rises: 'north' }] : [],
    });
    expect(other.pieces[0]).toMatchObject({ z: -0.5, dz: -1 });
  });

  it('lets leaves hang only where there is room below', () => {
    const [lower, upper] = garden.terraces;
    expect(Math.min(...(lower?.falls ?? []))).toBeGreaterThan(0.8);
    // Above the lower tile there is one floor of room, on the free sides two.
    expect(upper?.falls[0]).toBeCloseTo(0.85);
    expect(upper?.falls[1]).toBeCloseTo(1.7);
  });

  it('lets no leaves hang where a neighbour touches', () => {
    const beside = gardenOf({
      terraces: [
        { anchor: 'a1', floor: 1, tile: 'pink clay s--f', on: '1111' },
        { anchor: 'c2', floor: 1, tile: 'blue clay bt--', on: '1111' },
      ],
      decor: [],
      heights: '11000000'.repeat(8),
    });
    expect(beside.terraces.map(({ falls }) => falls.map((fall) => fall > 0))).toEqual([
      [true, false, true, true],
      [true, true, true, false],
    ]);
  });

  it('shows a terrace with the face to which it is being turned', () => {
    const turned = gardenOf(player, { anchor: 'c3', face: 'b---' });
    expect(turned.terraces[0]?.spots.map(({ icon }) => icon)).toEqual(['bridge', null, null, null]);
  });

  it('has a place for everything in gardens of real games', () => {
    const views = moments
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { view: BabylonView }).view);
    for (const player of views.flatMap(({ players }) => players)) {
      const { terraces, pieces } = gardenOf(player);
      expect(terraces).toHaveLength(player.terraces.length);
      expect(pieces).toHaveLength(player.decor.length);
      const all = [...terraces, ...pieces].flatMap(({ x, z }) => [x, z]);
      for (const value of all) expect(Math.abs(value)).toBeLessThanOrEqual(3.5);
    }
  });
});
