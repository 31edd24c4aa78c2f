import { describe, expect, test } from 'vitest';
import type { GameInfo, TableInfo } from '../protocol/house';
import { read } from '../lib/router.svelte';
import { applyUpdate, sortTables } from './tableLists';
import { firstChoices, newTableRequest, playerNumbers, worthTelling } from './newTable';

const table = (id: string, some: Partial<TableInfo> = {}) =>
  ({
    id,
    status: 'playing',
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
    expect(sortTables(tables).mine.map(({ id }) => id)).toEqual(['now', 'later']);
  });

  test('lists a table once', () => {
    const tables = [
      table('own', { seats: [mine] }),
      table('open', { status: 'open' }),
      table('over', { status: 'over' }),
    ];
    const { mine: own, open, playing } = sortTables(tables);
    expect([own, open, playing].map((list) => list.map(({ id }) => id))).toEqual([
      ['own'],
      ['open'],
      [],
    ]);
  });

  test('hears of tables', () => {
    const heard = applyUpdate([table('a')], { type: 'table', table: table('a', { turn: 1 }) });
    expect(heard).toEqual([table('a', { turn: 1 })]);
    expect(applyUpdate(heard, { type: 'gone', id: 'a' })).toEqual([]);
  });
});

describe('a choices', () => {
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
    const { seats } = newTableRequest(game, firstChoices(game), unnamed);
    expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'scribe' }]);
  });

  test('holds the options that mean something to so many', () => {
    const options = (players: number) =>
      newTableRequest(game, { ...firstChoices(game), players }, unnamed).options;
    expect(options(1)).toEqual({ level: 'easy' });
    expect(options(2)).toEqual({});
  });

  test('tells of many options only those that are not as usual', () => {
    const option = (key: string) => ({ key, values: ['usual', 'other'], fewest: 1, most: 4 });
    const keys = (options: readonly { key: string }[]) => options.map(({ key }) => key);
    const chosen = { b: 'other', c: 'usual' };
    expect(keys(worthTelling(['a', 'b', 'c'].map(option), chosen))).toEqual(['b']);
    expect(keys(worthTelling(['a', 'b'].map(option), chosen))).toEqual(['a', 'b']);
  });

  test('names those at this screen', () => {
    const choices = {
      ...firstChoices(game),
      company: 'screen' as const,
      players: 3,
      names: ['Ana', ' '],
    };
    expect(newTableRequest(game, choices, unnamed).seats).toEqual([
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
