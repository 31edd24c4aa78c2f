import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, drawnAs, BoardFixtures } from './fixtures';
import Board from './amyitis/Board.svelte';
import moments from './amyitis/moments.jsonl?raw';

const table = new BoardFixtures(Board, moments, ({ view }) => ({
  seat: view.mover,
  players: view.players.length,
}));
const tips = () => document.querySelectorAll('[role=tooltip]').length;
const rest = async () => {
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
};
const hears = (place: Element | undefined, event: Event) => place?.dispatchEvent(event);
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** A decision that is legal in a moment, and where it is drawn. */
function lay(eyes?: number | null) {
  const laid = table.lay('engineer', eyes);
  const ply = [...laid.legal].find((ply) => ply.startsWith('irrigate ')) ?? 'irrigate a2-b2';
  return { ...laid, ply, place: drawnAs(ply)[0] };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  table.clear();
  vi.useRealTimers();
});

describe('what stands for a decision', () => {
  it('explains itself where the pointer moves over it, until it leaves', async () => {
    const { place } = lay();
    hears(place, new PointerEvent('pointermove'));
    await rest();
    expect(tips()).toBe(1);
    hears(place, new PointerEvent('pointerleave'));
    await rest();
    expect(tips()).toBe(0);
  });

  it('explains nothing where it only appeared under the pointer', async () => {
    const { place } = lay();
    hears(place, new PointerEvent('pointerenter'));
    await rest();
    expect(tips()).toBe(0);
  });

  it('explains itself where a key moves the focus, and not where the focus goes by itself', async () => {
    const { place } = lay();
    hears(place, new FocusEvent('focus'));
    await rest();
    expect(tips()).toBe(0);
    hears(place, new FocusEvent('blur'));
    await rest();
    press('ArrowLeft');
    hears(place, new FocusEvent('focus'));
    await rest();
    expect(tips()).toBe(1);
  });

  it('explains nothing after Enter has moved the focus on', async () => {
    const { place } = lay();
    press('Enter');
    hears(place, new FocusEvent('focus'));
    await rest();
    expect(tips()).toBe(0);
  });

  it('asks nothing for those who only watch', () => {
    const { choose, refuse, place } = lay(null);
    click(place);
    expect(choose).not.toHaveBeenCalled();
    expect(refuse).not.toHaveBeenCalled();
  });
});
