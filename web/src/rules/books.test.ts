import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../lib/api';
import { plain } from './book';
import { bookOf } from './books';

const BOOK = '# Game\n\n## A1 Water\n\n**A1.1** Water.\n\n> our-ruling: It stays dry.\n';

afterEach(() => vi.restoreAllMocks());

test('the rules of a game are asked for once in each language', async () => {
  const rules = vi.spyOn(api, 'rules').mockResolvedValue(BOOK);
  const [first, again] = await Promise.all([bookOf('one', 'en'), bookOf('one', 'en')]);
  expect(first).toBe(again);
  expect(first.map(({ title }) => plain(title))).toEqual(['Game', 'A1 Water']);
  await bookOf('one', 'fr');
  expect(rules.mock.calls).toEqual([
    ['one', 'en'],
    ['one', 'fr'],
  ]);
});

test('rules that cannot be had are empty, and asked for again', async () => {
  const rules = vi.spyOn(api, 'rules').mockRejectedValueOnce(new Error('offline'));
  expect(await bookOf('other', 'en')).toEqual([]);
  rules.mockResolvedValueOnce(BOOK);
  expect(await bookOf('other', 'en')).toHaveLength(2);
});
