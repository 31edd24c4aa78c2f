import { describe, expect, it } from 'vitest';
import { beside, nearest, spots } from './aim';
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
} from './places';
import { OBLIQUE, project, type Projection } from './projection';

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
  const look: Projection = { ...OBLIQUE, size: 8, quarter: 1 };
  const list = spots(BARE, placings(LEGAL), 'dug', { floor: null, without: null });

  it('snaps to the place under the pointer, legal or not', () => {
    expect(nearest(look, list, project(look, 3, 3, 1))?.ply).toBe('place dug c3 floor 1');
    expect(nearest(look, list, project(look, 6, 1, 1))).toMatchObject({ anchor: 'f1', way: null });
    expect(nearest(look, list, [-900, -900])).toBeNull();
  });

  it('goes from place to place by the arrow keys, as the screen shows them', () => {
    const from = list.find(({ anchor }) => anchor === 'c3');
    if (!from) throw new Error('c3 is a place');
    // After a quarter turn, north is to the right.
    expect(beside(look, list, from, [1, 0])?.anchor).toBe('c2');
    expect(beside(look, list, from, [0, 1])?.anchor).toBe('d3');
    expect(beside(look, [from], from, [0, 1])).toBeNull();
  });

  it('knows all 49 places and asks about the next floor where it may not stand', () => {
    expect(list).toHaveLength(49);
    const built = spots(`11${'0'.repeat(62)}`, [], 'notch', { floor: null, without: null });
    expect(built[0]?.ply).toBe('place notch a1 floor 2');
    expect(built[48]?.ply).toBe('place notch g7 floor 1');
  });
});
