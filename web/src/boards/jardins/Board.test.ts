import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JardinsView } from '../../protocol/JardinsView';
import Board, { places } from './Board.svelte';
import moments from './moments.jsonl?raw';

interface Moment {
  name: string;
  seat: number | null;
  legal: string[];
  view: JardinsView;
}
// Written by crates/jardins/tests/game/view.rs.
const all = moments
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Moment);
let drawn: Record<string, unknown> | undefined;

/** Lays a moment of a recorded game on the table. */
function lay(name: string, eyes?: number | null) {
  const moment = all.find((one) => one.name === name);
  if (!moment) throw new Error(`no moment ${name}`);
  const [choose, refuse] = [vi.fn(), vi.fn()];
  const seat = eyes === undefined ? moment.seat : eyes;
  const props = {
    view: moment.view,
    legal: new Set(seat === moment.seat ? moment.legal : []),
    seat,
    players: moment.view.gardens.map((_, seat) => ({ name: `Player ${seat + 1}`, seat })),
    choose,
    refuse,
    say: (id: string) => id,
    explain: () => Promise.resolve([]),
    still: true,
  };
  drawn = mount(Board, { target: document.body, props });
  flushSync();
  return { legal: moment.legal, choose, refuse };
}

const drawnAs = (ply: string) => document.querySelector<HTMLElement>(`[data-ply="${ply}"]`);
const press = (element: HTMLElement | null | undefined) => {
  element?.click();
  flushSync();
};
const openIn = (part: string) => [...document.querySelectorAll<HTMLElement>(`${part} button.open`)];

afterEach(() => {
  if (drawn) void unmount(drawn);
  document.body.innerHTML = '';
});

describe('the board of jardins', () => {
  it.each(['first', 'take', 'place', 'claim'])('has a place for every decision: %s', (name) => {
    const { legal, choose } = lay(name);
    for (const ply of legal.filter(places)) {
      press(drawnAs(ply));
      expect(choose).toHaveBeenLastCalledWith(ply);
    }
  });

  it('buys with a pile and a card, in either order', () => {
    const { legal, choose } = lay('buy');
    press(openIn('.piles')[0]);
    press(openIn('.pyramid')[0]);
    expect(legal).toContain(choose.mock.lastCall?.[0]);
    press(openIn('.pyramid').at(-1));
    press(openIn('.piles').at(-1));
    expect(choose).toHaveBeenCalledTimes(2);
    expect(legal).toContain(choose.mock.lastCall?.[0]);
  });

  it('forgets half a purchase on Escape', () => {
    const { choose } = lay('buy');
    press(openIn('.piles')[0]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    press(openIn('.pyramid')[0]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('asks why not, when something is clicked that is not allowed', () => {
    const { choose, refuse } = lay('place');
    press(drawnAs('place 3 3'));
    press(drawnAs('claim 1'));
    expect(refuse.mock.calls).toEqual([['place 3 3'], ['claim 1']]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('names everything that can be clicked', () => {
    lay('take');
    for (const button of document.querySelectorAll('button')) {
      expect(button.getAttribute('aria-label')).toBeTruthy();
    }
  });

  it.each([0, 1, null])('offers nothing to those who watch: %s', (eyes) => {
    lay('over', eyes);
    expect(openIn('.jardins')).toEqual([]);
  });
});
