import { expect, test } from 'vitest';
import { placesOf as amyitis } from '../boards/amyitis/places';
import { placesOf as babylon } from '../boards/babylon/places';
import { placesOf as jardins } from '../boards/jardins/logPlaces';
import type { BabylonView } from '../protocol/babylon';
import type { LogItem } from '../protocol/house';
import type { JardinsGarden, JardinsView } from '../protocol/jardins';
import { Marks } from './marks.svelte';
import { sinceMine } from './recap';

const told = (ply: number, by: number | null, notation = 'pass', events: LogItem['events'] = []) =>
  ({ ply, by, notation, what: null, events }) satisfies LogItem;
const LOG = [told(0, null), told(1, 1), told(2, 0), told(3, null), told(4, 1), told(5, 2)];

test('the recap is what the others decided since one’s own last decision', () => {
  expect(sinceMine(LOG, [0]).map(({ ply }) => ply)).toEqual([4, 5]);
  expect(sinceMine(LOG, [2])).toEqual([]);
  expect(sinceMine(LOG.slice(0, 2), [0]).map(({ ply }) => ply)).toEqual([1]);
  expect(sinceMine(LOG, [])).toEqual([]);
});

test('a line of the log marks its places, and a place its lines', () => {
  const marks = new Marks();
  const view = {} as BabylonView;
  const [dig, build] = [told(0, 1, 'dig b2'), told(1, 2, 'place dug c3 floor 2')];
  expect(marks.lit([dig], view)).toEqual(new Map());
  marks.placesOf = babylon;
  expect(marks.lit([dig, build], view)).toEqual(
    new Map([
      ['quarry b2', 1],
      ['garden 2 c3', 2],
    ]),
  );
  marks.line = dig;
  expect([...marks.lit([dig, build], view).keys()]).toEqual(['quarry b2']);
  marks.place = 'garden 2 c3';
  expect([dig, build].map((entry) => marks.isPointed(entry, view))).toEqual([false, true]);
});

test('every game names the places of its decisions', () => {
  const moved = {
    id: 'amyitis-event-moved',
    args: { city: { id: 'amyitis-city-mari', args: {} } },
  };
  expect(amyitis(told(0, 0, 'move 3', [moved]))).toEqual(['city-mari']);
  expect(amyitis(told(0, 0, 'irrigate a2-b2'))).toEqual(['a2-b2']);
  expect(amyitis(told(0, 0, 'recruit priest 2'))).toEqual(['priest-2']);
  const garden = { cards: { '1 1': 'x', '1 2': 'y', '2 1': 'z' } } as Partial<JardinsGarden>;
  const view = { gardens: [garden] } as JardinsView;
  expect(jardins(told(0, 0, 'place right'), view)).toEqual(['garden 0 1 2']);
  expect(jardins(told(0, 0, 'place 2 1'), view)).toEqual(['garden 0 2 1']);
  expect(jardins(told(0, 0, 'buy 3 on 2 1'), view)).toEqual(['pile 3', 'garden 0 2 1']);
});
