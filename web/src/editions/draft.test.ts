import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../lib/api';
import type { EditionFile } from '../protocol/house';
import { Draft } from './draft.svelte';

const answer = (text: string): EditionFile => ({
  name: null,
  fingerprint: 'f',
  standard: false,
  text,
  figures: {},
  faults: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'checkEdition').mockImplementation((_, draft) =>
    Promise.resolve(answer(JSON.stringify(draft))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('each change can be undone and redone, and quick ones of one entry together', () => {
  const draft = new Draft('game', { gold: 3, tools: 4 });
  draft.set(['gold'], 4);
  draft.set(['gold'], 45);
  draft.set(['tools'], 5);
  expect(draft.figures).toEqual({ gold: 45, tools: 5 });
  draft.undo();
  expect(draft.figures).toEqual({ gold: 45, tools: 4 });
  draft.undo();
  expect([draft.figures, draft.mayUndo]).toEqual([{ gold: 3, tools: 4 }, false]);
  draft.redo();
  draft.redo();
  expect([draft.figures, draft.mayRedo]).toEqual([{ gold: 45, tools: 5 }, false]);
  draft.undo();
  draft.set(['gold'], 9);
  expect(draft.mayRedo).toBe(false);
});

test('the house checks after each change, and only the last answer counts', async () => {
  const draft = new Draft('game', { gold: 3 });
  draft.set(['gold'], 4);
  expect(draft.checking).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(api.checkEdition).toHaveBeenCalledTimes(1);
  expect(draft.checked?.text).toContain('"gold":4');
  let late: (file: EditionFile) => void = () => undefined;
  vi.mocked(api.checkEdition).mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const first = draft.check();
  draft.set(['gold'], 5);
  await vi.advanceTimersByTimeAsync(300);
  late(answer('too late'));
  await first;
  expect(draft.checked?.text).toContain('"gold":5');
});

test('a name that is taken away is no name', () => {
  const draft = new Draft('game', { gold: 3 });
  draft.rename('Mine');
  expect(draft.name).toBe('Mine');
  draft.rename('');
  expect(draft.figures).toEqual({ gold: 3 });
});
