import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Explanation, LogItem, Snapshot } from '../protocol/house';
import { clockText } from './clock';
import { forced } from './legal';
import { Explainer } from './explainer';
import { extendLog, mergeChat, mergeLog } from './log';
import { Playback } from './playback.svelte';

const told = (ply: number, notation = 'pass'): LogItem => ({
  ply,
  by: 0,
  notation,
  what: null,
  events: [],
});
const moment = (number: number, some: Partial<Snapshot> = {}) =>
  ({ number, legal: [], back: null, log: [], ...some }) as unknown as Snapshot;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the log', () => {
  test('forgets what was taken back', () => {
    expect(extendLog([told(0), told(1), told(2)], [], 1)).toEqual([told(0)]);
  });

  test('replaces what is told again', () => {
    const log = extendLog([told(0), told(1)], [told(1, 'other'), told(2)], null);
    expect(log.map(({ notation }) => notation)).toEqual(['pass', 'other', 'pass']);
  });

  test('that came late goes before what was heard meanwhile', () => {
    expect(mergeLog([told(0), told(1)], [told(1), told(2)]).map(({ ply }) => ply)).toEqual([
      0, 1, 2,
    ]);
  });
});

test('chat lines are kept once, in their order', () => {
  const line = (number: number) => ({ number, name: 'a', who: 'a', seat: null, text: '', at: 0 });
  const numbers = mergeChat([line(0), line(2)], [line(1), line(2)]).map(({ number }) => number);
  expect(numbers).toEqual([0, 1, 2]);
});

describe('the playback', () => {
  test('shows the decisions of others one after another', () => {
    const playback = new Playback(() => 100);
    playback.add(moment(1), false);
    playback.add(moment(2), false);
    playback.add(moment(3), false);
    expect([playback.shown?.number, playback.latest?.number]).toEqual([1, 3]);
    vi.advanceTimersByTime(50);
    expect(playback.shown?.number).toBe(2);
    vi.advanceTimersByTime(100);
    expect([playback.shown?.number, playback.behind]).toEqual([3, false]);
  });

  test('never makes one wait for one’s own', () => {
    const playback = new Playback(() => 100);
    playback.add(moment(1), false);
    playback.add(moment(2), false);
    playback.add(moment(3), true);
    expect(playback.behind).toBe(false);
  });

  test('can be ended', () => {
    const playback = new Playback(() => 100);
    playback.add(moment(1), false);
    playback.add(moment(2), false);
    playback.hurry();
    expect(playback.shown?.number).toBe(2);
    playback.add(moment(3), false);
    vi.advanceTimersByTime(50);
    expect(playback.shown?.number).toBe(3);
  });
});

test('a step without a choice is forced, unless something was just taken back', () => {
  expect(forced(moment(1, { legal: ['pass'] }))).toBe('pass');
  expect(forced(moment(1, { legal: ['pass', 'go'] }))).toBeUndefined();
  expect(forced(moment(1, { legal: ['pass'], back: 3 }))).toBeUndefined();
});

test('explanations are asked for together, and once', async () => {
  const asked: string[][] = [];
  const explanation: Explanation = { what: null, preview: [], error: null };
  const explainer = new Explainer((plies) => {
    asked.push(plies);
    return Promise.resolve(plies.map(() => explanation));
  });
  const all = Promise.all(['a', 'b', 'a'].map((ply) => explainer.explain(ply)));
  vi.advanceTimersByTime(30);
  expect(await all).toEqual([explanation, explanation, explanation]);
  expect(asked).toEqual([['a', 'b']]);
});

test('clocks', () => {
  const long = (days: number, clock: string) => `${days} d ${clock}`;
  expect([4000, 65_000, 3_845_000, 187_200_000].map((left) => clockText(left, long))).toEqual([
    '0:04',
    '1:05',
    '1:04:05',
    '2 d 4:00',
  ]);
  expect(clockText(-5, long)).toBe('0:00');
});
