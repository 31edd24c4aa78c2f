import { describe, expect, it } from 'vitest';
import type { BabylonDecor, BabylonHeld } from '../../../protocol/babylon';
import { spots } from '../tileSpots';
import { nameOf, placings } from '../notation';
import { decorGhost, ghostOf } from './ghostModel';

/** Floor 1 on the four cells from c3, nothing elsewhere. */
const heights = Array.from({ length: 64 }, (_, at) =>
  [2, 3].includes(at % 8) && [2, 3].includes(Math.floor(at / 8)) ? '1' : '0',
).join('');
const held: BabylonHeld = { tile: 'pink clay s--f', turned: ['s--f', 'fs--', '-fs-', '--fs'] };
const decor: BabylonDecor[] = [{ kind: 'statue', at: 'd4', floor: 1, points: 1 }];

describe('a tile that is considered', () => {
  const list = spots(heights, placings(['place dug d4 floor 2 without se']), 'dug');
  const d4 = list.find(({ anchor }) => anchor === 'd4');
  if (!d4) throw new Error('d4 is a place');
  const ghost = ghostOf(d4, held, 1, { heights, decor }, nameOf);

  it('lies where it would, turned as it is held', () => {
    expect(ghost.tile).toMatchObject({ x: 0, z: 0, floor: 2, flower: 'pink' });
    expect(ghost.tile?.spots.map(({ icon }) => icon)).toEqual(['fountain', 'stairs', null, null]);
  });

  it('stands on the pillars it would take: none on a statue, none where it hangs', () => {
    expect(ghost.pillars).toEqual([
      { x: 0.5, z: -0.5, base: 0, double: true },
      { x: -0.5, z: 0.5, base: 0, double: true },
    ]);
    expect(ghost.pieces).toMatchObject([{ kind: 'belvedere', x: 0.5, z: 0.5, floor: 2 }]);
  });
});

describe('decor that is considered', () => {
  const piece = (kind: 'stairs' | 'fountain', at: string) =>
    decorGhost({ ply: '', kind, at, using: null }, heights).pieces[0];

  it('stands stairs on their lower end, rising to the higher one', () => {
    expect(piece('stairs', 'b3-c3')).toMatchObject({ x: -2.5, floor: 0, dx: 1, dz: 0 });
    expect(piece('stairs', 'd3-e3')).toMatchObject({ x: 0.5, floor: 0, dx: -1, dz: 0 });
    expect(piece('stairs', 'c4-c5')).toMatchObject({ z: 0.5, floor: 0, dx: 0, dz: -1 });
  });

  it('stands other decor in the middle of its cells', () => {
    expect(piece('fountain', 'c3-d3')).toMatchObject({ x: -1, z: -1.5, floor: 1, dx: 1 });
  });
});
