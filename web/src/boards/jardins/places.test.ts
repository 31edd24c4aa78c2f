import { describe, expect, it } from 'vitest';
import type { JardinsGarden } from '../../protocol/jardins';
import { places } from './places';

function garden(
  cards: Record<string, string>,
  spots: string[],
  marked: string[] = [],
): JardinsGarden {
  return {
    cards,
    tiles: {},
    spots,
    unsettled: 5,
    pattern: 'gate',
    marked,
    watered: [],
    gold: 0,
    tools: 0,
    gardeners: 3,
    points: 0,
    progress: [],
  };
}

const at = (drawn: JardinsGarden, plot: string) =>
  places(drawn).find((place) => place.plot === plot);

describe('the places of a garden', () => {
  it('are five, four and three', () => {
    expect(places(garden({}, ['first']))).toHaveLength(12);
  });

  it('begin with the first card', () => {
    const empty = garden({}, ['first']);
    expect(at(empty, '1 1')).toMatchObject({ spot: 'first', free: true });
    expect(at(empty, '1 2')?.spot).toBeUndefined();
    expect(at(empty, '2 1')).toMatchObject({ spot: '2 1', free: false });
  });

  it('go on right of the last card', () => {
    const begun = garden({ '1 1': 'lion', '1 2': 'cedar-gold' }, ['left', 'right', '2 1']);
    expect(at(begun, '1 3')).toMatchObject({ spot: 'right', free: true });
    expect(at(begun, '2 1')).toMatchObject({ spot: '2 1', free: true });
    expect(at(begun, '1 1')?.spot).toBeUndefined();
  });

  it('keep the key of a card that moves, and tell copies apart', () => {
    const before = places(garden({ '1 1': 'date-palm', '1 2': 'date-palm' }, []));
    const keys = before.map((place) => place.key);
    expect(new Set(keys).size).toBe(keys.length);
    const lion = (plot: string) =>
      places(garden({ '1 1': 'dyer', [plot]: 'lion' }, [])).find((place) => place.plot === plot)
        ?.key;
    expect(lion('1 2')).toBe(lion('1 3'));
  });

  it('are marked by the irrigation card', () => {
    const marked = places(garden({}, [], ['2 2'])).filter((place) => place.marked);
    expect(marked.map((place) => place.plot)).toEqual(['2 2']);
  });
});
