import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replay } from '../protocol/Replay';
import { Leaf } from './leaf.svelte';
import { readRecord } from './opened';
import { share } from './share';

const replay = (plies: number) =>
  ({
    told: [],
    scenes: Array.from({ length: plies + 1 }, (_, ply) => ({
      view: { ply, stone: { height: 3 }, gardens: [{ size: 1 }, { size: ply }] },
    })),
  }) as unknown as Replay;
const view = (leaf: Leaf) => leaf.view as { ply: number; stone: object; gardens: object[] };

describe('sharing', () => {
  test('keeps what is the same and shows what differs', () => {
    const before = { a: { x: [1, 2] }, b: [{ y: 1 }, { y: 2 }], gone: 1 };
    const after = share(before, { a: { x: [1, 2] }, b: [{ y: 1 }, { y: 3 }, { y: 4 }] });
    expect(after).toEqual({ a: { x: [1, 2] }, b: [{ y: 1 }, { y: 3 }, { y: 4 }] });
    expect(after.a).toBe(before.a);
    expect(after.b[0]).toBe(before.b[0]);
    expect(after.b[1]).not.toBe(before.b[1]);
  });

  test('takes the whole where all of it is the same, and only then', () => {
    const before = { list: [1, { deep: null }], word: 'x' };
    expect(share(before, structuredClone(before))).toBe(before);
    expect(share([1, 2], [1])).toEqual([1]);
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(share([], {})).toEqual({});
    expect(share(null, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('leafing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('begins at the ply of the link, or at the end', () => {
    expect(new Leaf(replay(9), 4).ply).toBe(4);
    expect(new Leaf(replay(9)).ply).toBe(9);
    expect(new Leaf(replay(9), 99).ply).toBe(9);
    expect(new Leaf(replay(9), Number.NaN).ply).toBe(0);
  });

  test('goes by keys, and never beyond the ends', () => {
    const leaf = new Leaf(replay(9), 8);
    for (const key of ['ArrowRight', 'ArrowRight']) expect(leaf.key(key)).toBe(true);
    expect(leaf.ply).toBe(9);
    leaf.key('Home');
    leaf.key('ArrowLeft');
    expect(leaf.ply).toBe(0);
    leaf.key('End');
    expect([leaf.ply, leaf.key('x')]).toEqual([9, false]);
  });

  test('keeps what does not change from ply to ply', () => {
    const leaf = new Leaf(replay(9), 3);
    const { stone, gardens } = view(leaf);
    leaf.go(4);
    expect(view(leaf).ply).toBe(4);
    expect(view(leaf).stone).toBe(stone);
    expect(view(leaf).gardens[0]).toBe(gardens[0]);
    expect(view(leaf).gardens[1]).toEqual({ size: 4 });
  });

  test('plays at the chosen speed to the end, and then from the start', () => {
    const leaf = new Leaf(replay(3), 1);
    leaf.play();
    vi.advanceTimersByTime(1000);
    expect([leaf.ply, leaf.playing]).toEqual([2, true]);
    leaf.hurry(1);
    vi.advanceTimersByTime(1500);
    expect([leaf.ply, leaf.playing]).toEqual([3, false]);
    leaf.key(' ');
    expect([leaf.ply, leaf.playing]).toEqual([0, true]);
    leaf.by(1);
    vi.advanceTimersByTime(5000);
    expect([leaf.ply, leaf.playing]).toEqual([1, false]);
  });
});

test('a file that is too long is not read', async () => {
  const read = vi.fn(async () => 'text');
  await expect(readRecord({ size: 70_000, text: read })).rejects.toThrow('house-no-too-long');
  expect(read).not.toHaveBeenCalled();
  expect(await readRecord({ size: 10, text: read })).toBe('text');
});
