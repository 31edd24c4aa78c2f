import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emblems } from '../boards/emblems';
import { ApiError, refused } from '../lib/api';
import type { AnalysisProgress, PlyAnalysis } from '../protocol/house';
import { AREAS, band, DASHES, line, pile, range, roundEnds, scale, ticks } from './chart';
import { follow } from './poll';
import { luckiest, worst } from './turningPoints';

describe('charts', () => {
  const different = (looks: readonly string[]) => expect(new Set(looks).size).toBe(looks.length);

  test('have a stroke of its own for the line of each seat', () => {
    const seats = readFileSync('src/tokens.css', 'utf8').match(/--seat-\d:/g) ?? [];
    expect(DASHES.length).toBeGreaterThanOrEqual(seats.length);
    different(DASHES);
  });

  test.each(Object.keys(emblems))('have a colour and a pattern for each category of %s', (game) => {
    const words = readFileSync(`../crates/${game}/locales/en.ftl`, 'utf8');
    const categories = words.match(new RegExp(`^${game}-category-`, 'gm')) ?? [];
    expect(categories.length).toBeGreaterThan(0);
    const looks = AREAS.slice(0, categories.length);
    expect(looks).toHaveLength(categories.length);
    different(looks.map(({ pattern }) => pattern));
    different(looks.map(({ colour }) => colour));
  });

  test('have round numbers at their edges', () => {
    expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
    expect(ticks(-12, 47)).toEqual([0, 20, 40]);
    expect(ticks(0, 0)).toEqual([0]);
    expect(ticks(0, 2, 4, 1)).toEqual([0, 1, 2]);
  });

  test('know how far values go, from zero', () => {
    expect(range([[3, 9], [-2], []])).toEqual([-2, 9]);
  });

  test('draw no point twice', () => {
    const same = (value: number) => value;
    expect(line([0, 5, 5, 5, 2], same, same)).toBe('M 0 0 L 1 5 L 3 5 L 4 2');
    expect(line([], same, same)).toBe('');
    expect(band([0, 0], [1, 2], same, scale([0, 2], [20, 0]))).toBe('M 0 10 L 1 0 L 1 20 L 0 20 Z');
  });

  test('pile what counts against under the ground', () => {
    const [water, thirst, trees] = pile([
      [1, 2],
      [-3, 0],
      [4, 4],
    ]);
    expect(water).toEqual({ lower: [0, 0], upper: [1, 2] });
    expect(thirst).toEqual({ lower: [0, 2], upper: [-3, 2] });
    expect(trees).toEqual({ lower: [1, 2], upper: [5, 6] });
  });

  test('are told as tables by the last ply of each round', () => {
    expect(roundEnds([0, 0, 1, 1, 2, 3, 3])).toEqual([3, 4, 6]);
  });
});

const ply = (by: number | null, loss: number, luck: number[] = [0, 0]) =>
  ({ by, loss, luck }) as unknown as PlyAnalysis;

test('the worst decisions and the luckiest draws come first', () => {
  const plies = [ply(0, 0.1), ply(null, 0, [-0.2, 0.2]), ply(1, 0.3), ply(0, 0.001), ply(null, 0)];
  expect(worst(plies, 5).map((one) => one.ply)).toEqual([2, 0]);
  expect(worst(plies, 5, 0).map((one) => one.ply)).toEqual([0]);
  expect(worst(plies, 1)).toHaveLength(1);
  expect(luckiest(plies, 5)).toEqual([{ ply: 1, by: null, seat: 1, worth: 0.2 }]);
});

describe('following an analysis', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const news = (done: number, over = false) =>
    ({ done, of: 9, analysis: over ? {} : null }) as unknown as AnalysisProgress;
  const limit = () =>
    new ApiError({ code: 'limit', phrase: { id: 'x', args: {} }, paragraph: null });

  const offline = () => refused('web-error-offline');
  const lose = vi.fn();
  const hear = vi.fn();
  beforeEach(() => void vi.clearAllMocks());

  test('tells how far it is until it is there', async () => {
    const ask = vi.fn(async (done: number) => news(done + 4, done > 3));
    const heard: number[] = [];
    await follow(ask, { hear: ({ done }) => heard.push(done), lose }, () => true);
    expect(heard).toEqual([4, 8]);
    expect(ask.mock.calls).toEqual([[0], [4]]);
    expect(lose).not.toHaveBeenCalled();
  });

  test('begins anew when the house comes back', async () => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(news(4))
      .mockRejectedValueOnce(offline())
      .mockRejectedValueOnce(offline())
      .mockResolvedValueOnce(news(2))
      .mockResolvedValueOnce(news(9, true));
    const followed = follow(ask, { hear, lose }, () => true);
    await vi.advanceTimersByTimeAsync(6100);
    await followed;
    expect(ask.mock.calls).toEqual([[0], [4], [0], [0], [2]]);
    expect(lose).toHaveBeenCalledTimes(2);
    expect(hear).toHaveBeenCalledTimes(3);
  });

  test('waits while another one is under way', async () => {
    const ask = vi.fn().mockRejectedValueOnce(limit()).mockResolvedValueOnce(news(9, true));
    const followed = follow(ask, { hear, lose }, () => true);
    await vi.advanceTimersByTimeAsync(2900);
    expect(hear).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await followed;
    expect(hear).toHaveBeenCalledOnce();
  });

  test('says what else goes wrong, and stops when nobody looks any more', async () => {
    const broken = vi.fn().mockRejectedValue(offline());
    await expect(follow(broken, { hear, lose }, () => true)).rejects.toThrow('web-error-offline');
    let wanted = true;
    const ask = async () => {
      wanted = false;
      return news(3);
    };
    await follow(ask, { hear, lose }, () => wanted);
    expect(hear).not.toHaveBeenCalled();
  });
});
