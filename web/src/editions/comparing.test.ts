import { beforeEach, expect, test, vi } from 'vitest';
import { api, refused } from '../lib/api';
import { myself } from '../lib/me.svelte';
import type { Change, Comparison, ComparisonProgress, ComparisonWish } from '../protocol/house';
import { isShown, parts, verdict } from './changes';
import { Comparing } from './comparing.svelte';

const change = (difference: number, reach = 0.1, before = 10): Change => ({
  before,
  after: before + difference,
  difference,
  low: difference - reach,
  high: difference + reach,
});
const seat = (wins: Change) => ({ wins, points: change(0), categories: [] });
const comparison = (more: Partial<Comparison> = {}): Comparison => ({
  games: 100,
  seed: 1,
  editions: ['a', 'b'],
  points: change(0),
  categories: [],
  seats: [seat(change(0)), seat(change(0))],
  plies: change(0),
  decisions: change(0),
  rounds: change(0),
  ...more,
});
const wish = { game: 'jardins', games: 100 } as ComparisonWish;
const news = (done: number, over = false): ComparisonProgress => ({
  done,
  of: 100,
  over,
  comparison: done > 1 ? comparison({ games: done }) : null,
});

test('a difference is shown where all of its interval is on one side', () => {
  expect([change(1, 0.9), change(-1, 0.9), change(1, 1.1), change(0, 0)].map(isShown)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

// Without its messages a page says their names.
test('what is said first is what is sure: points, seats, length', () => {
  const ids = (more: Partial<Comparison>) =>
    verdict('jardins', comparison(more)).map((said) => /web-compare-[\w-]+/.exec(said)?.[0] ?? '');
  expect(ids({})).toEqual([
    'web-compare-points-same',
    'web-compare-seats-same',
    'web-compare-length-same',
  ]);
  expect(
    ids({
      points: change(-2),
      seats: [seat(change(0.05, 0.01, 0.5)), seat(change(-0.2, 0.01, 0.5))],
      rounds: change(0.5),
    }),
  ).toEqual(['web-compare-points-less', 'web-compare-seats-less', 'web-compare-rounds-more']);
  // Alone, nobody wins more often than another; a surely different length too small to be written is none.
  expect(ids({ seats: [seat(change(1))], rounds: change(0.01, 0.001) })).toEqual([
    'web-compare-points-same',
    '',
    'web-compare-length-same',
  ]);
});

test('every figure is told: categories, seats, length', () => {
  const told = parts(
    'jardins',
    comparison({ categories: [{ category: 'flowers', points: change(1) }] }),
  );
  expect(told.map(({ lines }) => lines.length)).toEqual([2, 4, 2]);
  expect(told[1]?.lines.map(({ share }) => share ?? false)).toEqual([false, false, true, true]);
});

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers();
  vi.spyOn(myself, 'arrive').mockResolvedValue();
  vi.spyOn(api, 'endComparison').mockResolvedValue(new Response());
});

test('what is known grows until all games are played', async () => {
  const asked = vi
    .spyOn(api, 'compare')
    .mockResolvedValueOnce(news(0))
    .mockResolvedValueOnce(news(40))
    .mockResolvedValueOnce(news(100, true));
  const comparing = new Comparing();
  const run = comparing.start(wish);
  await vi.advanceTimersByTimeAsync(600);
  expect([comparing.running, comparing.progress?.done]).toEqual([true, 40]);
  await vi.runAllTimersAsync();
  await run;
  expect([comparing.running, comparing.progress?.over]).toEqual([false, true]);
  expect(asked.mock.calls.map(([, done]) => done)).toEqual([0, 0, 40]);
});

test('who stops it keeps what is known, and the house is told', async () => {
  vi.spyOn(api, 'compare').mockResolvedValue(news(40));
  const comparing = new Comparing();
  const run = comparing.start(wish);
  await vi.advanceTimersByTimeAsync(600);
  comparing.stop();
  expect(api.endComparison).toHaveBeenCalledTimes(2);
  await vi.runAllTimersAsync();
  await run;
  expect([comparing.running, comparing.progress?.done, comparing.refusal]).toEqual([
    false,
    40,
    undefined,
  ]);
  comparing.stop();
  expect(api.endComparison).toHaveBeenCalledTimes(2);
});

test('what the house refuses is said', async () => {
  vi.spyOn(api, 'compare').mockRejectedValue(refused('web-error-offline'));
  const comparing = new Comparing();
  await comparing.start(wish);
  expect([comparing.running, comparing.refusal?.phrase.id]).toEqual([false, 'web-error-offline']);
});
