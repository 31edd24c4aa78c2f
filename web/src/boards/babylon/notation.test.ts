import { describe, expect, it } from 'vitest';
import { beside, meantFloor, nearest, spots, tasted } from './tileSpots';
import {
  adornings,
  cellOf,
  heightAt,
  middleOf,
  nameOf,
  placings,
  suited,
  tallest,
  tileOf,
} from './notation';
import { eyeOf } from './scene/camera';
import { gardenSetting } from './scene/settings';
import { planProjection, sceneProjection } from './projection';

const LEGAL = [
  'place dug c3 floor 1',
  'place dug c3 floor 1 without ne',
  'place dug c3 floor 2 without ne',
  'place notch g7 floor 1',
  'stairs c3-d3',
  'statue h8 using h8',
  'bridge a1-c1 using c1',
  'done',
];
const BARE = '0'.repeat(64);

describe('names', () => {
  it('are read and written', () => {
    expect(cellOf('c3')).toEqual([2, 2]);
    expect(nameOf(7, 7)).toBe('h8');
    expect(middleOf('c3-e3')).toEqual([3.5, 2.5]);
    expect(tileOf('pink clay s--f')).toEqual({ flower: 'pink', material: 'clay', face: 's--f' });
  });

  it('count floors beyond nine in letters', () => {
    const heights = `0a${'0'.repeat(62)}`;
    expect(heightAt(heights, 1, 0)).toBe(10);
    expect(tallest(heights)).toBe(10);
  });
});

describe('decisions', () => {
  it('are sorted out of the legal list', () => {
    expect(placings(LEGAL).map(({ ply }) => ply)).toEqual(LEGAL.slice(0, 4));
    expect(placings(LEGAL)[1]).toMatchObject({
      source: 'dug',
      anchor: 'c3',
      floor: 1,
      without: 'ne',
    });
    expect(adornings(LEGAL).map(({ kind, at, using }) => [kind, at, using])).toEqual([
      ['stairs', 'c3-d3', null],
      ['statue', 'h8', 'h8'],
      ['bridge', 'a1-c1', 'c1'],
    ]);
  });

  it('suit the taste of the player, else stand firmly and low', () => {
    const ways = placings(LEGAL).filter(({ anchor }) => anchor === 'c3');
    expect(suited(ways, { floor: null, without: null })?.ply).toBe('place dug c3 floor 1');
    expect(suited(ways, { floor: 2, without: 'ne' })?.ply).toBe('place dug c3 floor 2 without ne');
    expect(suited(ways, { floor: 5, without: 'sw' })?.ply).toBe('place dug c3 floor 1');
    expect(suited([], { floor: null, without: null })).toBeNull();
  });
});

describe('the ghost', () => {
  const list = spots(BARE, placings(LEGAL), 'dug');
  const at = (x: number, y: number, floor = 0) => ({ x, y, floor });
  const c3 = list.find(({ anchor }) => anchor === 'c3');
  if (!c3) throw new Error('c3 is a place');

  it('snaps to the place that is pointed at, legal or not', () => {
    expect(nearest(list, at(3, 3))?.ply).toBe('place dug c3 floor 1');
    // A legal place attracts more.
    expect(nearest(list, at(3.6, 3))?.anchor).toBe('c3');
    expect(nearest(list, at(6, 1))).toMatchObject({ anchor: 'f1', way: null });
    expect(nearest(list, at(-9, 3))).toBeNull();
  });

  it('goes to the floor above the height that is pointed at', () => {
    expect(meantFloor(c3, at(3, 3, 0))).toBe(1);
    expect(meantFloor(c3, at(3, 3, 1))).toBe(2);
    expect(meantFloor(c3, at(3, 3, 4))).toBe(2);
    const f1 = list.find(({ anchor }) => anchor === 'f1');
    expect(f1 && meantFloor(f1, at(6, 1))).toBeNull();
  });

  it('stands as the player wishes, and as it was where they wish nothing', () => {
    expect(tasted(c3, 'dug', { floor: 2, without: null }).ply).toBe(
      'place dug c3 floor 2 without ne',
    );
    expect(tasted(c3, 'dug', { floor: null, without: null })).toBe(c3);
  });

  it.each([
    ['on the plan', planProjection({ width: 600, height: 600 }, BARE), 'd3', 'c4'],
    [
      'in the scene, turned a quarter',
      sceneProjection(
        eyeOf({ turn: 90, tilt: 45, zoom: 1, x: 0, z: 0 }, gardenSetting(1), {
          width: 600,
          height: 600,
        }),
        BARE,
      ),
      'c2',
      'd3',
    ],
  ] as const)('goes from place to place by the arrow keys %s', (_, projection, right, down) => {
    expect(beside(projection, list, c3, [1, 0])?.anchor).toBe(right);
    expect(beside(projection, list, c3, [0, 1])?.anchor).toBe(down);
    expect(beside(projection, [c3], c3, [0, 1])).toBeNull();
  });

  it('knows all 49 places and asks about the next floor where it may not stand', () => {
    expect(list).toHaveLength(49);
    const built = spots(`11${'0'.repeat(62)}`, [], 'notch');
    expect(built[0]?.ply).toBe('place notch a1 floor 2');
    expect(built[48]?.ply).toBe('place notch g7 floor 1');
  });
});
