import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replay } from '../protocol/house';
import { Playhead } from './playhead.svelte';
import { readRecord } from './openedRecord';
import { reuse } from './reuse';

const replay = (plies: number) =>
  ({
    log: [],
    positions: Array.from({ length: plies + 1 }, (_, ply) => ({
      view: { ply, stone: { height: 3 }, gardens: [{ size: 1 }, { size: ply }] },
    })),
  }) as unknown as Replay;
const view = (playhead: Playhead) =>
  playhead.view as unknown as { ply: number; stone: object; gardens: object[] };

describe('sharing', () => {
  test('keeps what is the same and shows what differs', () => {
    const before = { a: { x: [1, 2] }, b: [{ y: 1 }, { y: 2 }], gone: 1 };
    const after = reuse(before, { a: { x: [1, 2] }, b: [{ y: 1 }, { y: 3 }, { y: 4 }] });
    expect(after).toEqual({ a: { x: [1, 2] }, b: [{ y: 1 }, { y: 3 }, { y: 4 }] });
    expect(after.a).toBe(before.a);
    expect(after.b[0]).toBe(before.b[0]);
    expect(after.b[1]).not.toBe(before.b[1]);
  });

  test('takes the whole where all of it is the same, and only then', () => {
    const before = { list: [1, { deep: null }], word: 'x' };
    expect(reuse(before, structuredClone(before))).toBe(before);
    expect(reuse([1, 2], [1])).toEqual([1]);
    expect(reuse({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(reuse([], {})).toEqual({});
    expect(reuse(null, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('leafing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('begins at the ply of the link, or at the end', () => {
    expect(new Playhead(replay(9), 4).ply).toBe(4);
    expect(new Playhead(replay(9)).ply).toBe(9);
    expect(new Playhead(replay(9), 99).ply).toBe(9);
    expect(new Playhead(replay(9), Number.NaN).ply).toBe(0);
  });

  test('goes by keys, and never beyond the ends', () => {
    const playhead = new Playhead(replay(9), 8);
    for (const key of ['ArrowRight', 'ArrowRight']) expect(playhead.key(key)).toBe(true);
    expect(playhead.ply).toBe(9);
    playhead.key('Home');
    playhead.key('ArrowLeft');
    expect(playhead.ply).toBe(0);
    playhead.key('End');
    expect([playhead.ply, playhead.key('x')]).toEqual([9, false]);
  });

  test('keeps what does not change from ply to ply', () => {
    const playhead = new Playhead(replay(9), 3);
    const { stone, gardens } = view(playhead);
    playhead.go(4);
    expect(view(playhead).ply).toBe(4);
    expect(view(playhead).stone).toBe(stone);
    expect(view(playhead).gardens[0]).toBe(gardens[0]);
    expect(view(playhead).gardens[1]).toEqual({ size: 4 });
  });

  test('plays at the chosen speed to the end, and then from the start', () => {
    const playhead = new Playhead(replay(3), 1);
    playhead.play();
    vi.advanceTimersByTime(1000);
    expect([playhead.ply, playhead.playing]).toEqual([2, true]);
    playhead.hurry(1);
    vi.advanceTimersByTime(1500);
    expect([playhead.ply, playhead.playing]).toEqual([3, false]);
    playhead.key(' ');
    expect([playhead.ply, playhead.playing]).toEqual([0, true]);
    playhead.by(1);
    vi.advanceTimersByTime(5000);
    expect([playhead.ply, playhead.playing]).toEqual([1, false]);
  });
});

test('a file that is too long is not read', async () => {
  const read = vi.fn(async () => 'text');
  await expect(readRecord({ size: 70_000, text: read })).rejects.toThrow('house-no-too-long');
  expect(read).not.toHaveBeenCalled();
  expect(await readRecord({ size: 10, text: read })).toBe('text');
});
