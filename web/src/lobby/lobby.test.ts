import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../protocol/GameInfo';
import type { TableInfo } from '../protocol/TableInfo';
import { read } from '../lib/router.svelte';
import { hear, sort } from './lists';
import { firstWish, newTable, playerNumbers } from './wish';

const table = (id: string, some: Partial<TableInfo> = {}) =>
  ({
    id,
    state: 'playing',
    public: true,
    turn: null,
    changed: 0,
    seats: [],
    ...some,
  }) as unknown as TableInfo;
const mine = { mine: true } as TableInfo['seats'][number];

describe('the lobby', () => {
  test('shows tables where it is one’s turn first', () => {
    const tables = [
      table('later', { seats: [mine], changed: 9 }),
      table('now', { seats: [mine], turn: 0, changed: 1 }),
    ];
    expect(sort(tables).mine.map(({ id }) => id)).toEqual(['now', 'later']);
  });

  test('lists a table once', () => {
    const tables = [
      table('own', { seats: [mine] }),
      table('open', { state: 'open' }),
      table('over', { state: 'over' }),
    ];
    const { mine: own, open, playing } = sort(tables);
    expect([own, open, playing].map((list) => list.map(({ id }) => id))).toEqual([
      ['own'],
      ['open'],
      [],
    ]);
  });

  test('hears of tables', () => {
    const heard = hear([table('a')], { type: 'table', table: table('a', { turn: 1 }) });
    expect(heard).toEqual([table('a', { turn: 1 })]);
    expect(hear(heard, { type: 'gone', id: 'a' })).toEqual([]);
  });
});

describe('a wish', () => {
  const game: GameInfo = {
    key: 'jardins',
    fewest: 1,
    most: 5,
    options: [{ key: 'level', values: ['easy', 'expert'], fewest: 1, most: 1 }],
    categories: [],
    levels: [{ key: 'pupil' }, { key: 'scribe' }],
  };
  const unnamed = (number: number) => `Player ${number}`;

  test('seats bots', () => {
    const { seats } = newTable(game, firstWish(game), unnamed);
    expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'scribe' }]);
  });

  test('holds the options that mean something to so many', () => {
    const options = (players: number) =>
      newTable(game, { ...firstWish(game), players }, unnamed).options;
    expect(options(1)).toEqual({ level: 'easy' });
    expect(options(2)).toEqual({});
  });

  test('names those at this screen', () => {
    const wish = {
      ...firstWish(game),
      company: 'screen' as const,
      players: 3,
      names: ['Ana', ' '],
    };
    expect(newTable(game, wish, unnamed).seats).toEqual([
      { kind: 'me' },
      { kind: 'here', name: 'Ana' },
      { kind: 'here', name: 'Player 3' },
    ]);
  });

  test('needs somebody to play with, except against bots', () => {
    expect(playerNumbers(game, 'bots')).toEqual([1, 2, 3, 4, 5]);
    expect(playerNumbers(game, 'friends')).toEqual([2, 3, 4, 5]);
  });
});

test('addresses', () => {
  expect(read('/')).toEqual({ page: 'lobby' });
  expect(read('/new/amyitis')).toEqual({ page: 'new', game: 'amyitis' });
  expect(read('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(read('/what/is/this')).toEqual({ page: 'nowhere' });
});
