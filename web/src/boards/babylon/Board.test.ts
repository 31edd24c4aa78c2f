import { flushSync, mount, unmount } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import moments from './moments.jsonl?raw';
import { placings } from './places';
import type { BabylonView } from './types';

interface Moment {
  name: string;
  legal: string[];
  view: BabylonView;
}
// Written by crates/babylon/tests/view.rs.
const all = moments
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Moment);
let drawn: Record<string, unknown> | undefined;

/** Lays a moment of a recorded game on the table. */
function lay(name: string) {
  const moment = all.find((one) => one.name === name);
  if (!moment) throw new Error(`no moment ${name}`);
  const [choose, refuse] = [vi.fn(), vi.fn()];
  const legal = new SvelteSet(moment.legal);
  const props = {
    view: moment.view,
    legal,
    seat: moment.view.turn,
    players: moment.view.players.map((_, seat) => ({ name: `Player ${seat + 1}`, seat })),
    choose,
    refuse,
    say: (id: string) => id,
    explain: () => Promise.resolve([]),
    still: true,
  };
  drawn = mount(Board, { target: document.body, props });
  flushSync();
  return { legal, choose, refuse };
}

const place = (ply: string) => document.querySelector(`[data-ply="${ply}"]`);
const places = (start: string) => [...document.querySelectorAll(`[data-ply^="${start}"]`)];
const press = (key: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
function click(target: Element | null | undefined) {
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

afterEach(() => {
  if (drawn) void unmount(drawn);
  document.body.innerHTML = '';
});

describe('the board of babylon', () => {
  it.each(['remove', 'dig', 'adorn', 'store'])('has a place for every decision: %s', (name) => {
    const { legal, choose } = lay(name);
    for (const ply of [...legal].filter((ply) => placings([ply]).length === 0)) {
      click(place(ply));
      expect(choose).toHaveBeenLastCalledWith(ply);
    }
  });

  it('has a place wherever a tile can go', () => {
    const { legal, choose } = lay('build');
    const ways = placings(legal);
    const source = ways[0]?.source ?? 'dug';
    const anchors = new Set(
      ways.filter((way) => way.source === source).map(({ anchor }) => anchor),
    );
    expect(places(`place ${source} `)).toHaveLength(anchors.size);
    click(places(`place ${source} `)[0]);
    expect(legal).toContain(choose.mock.lastCall?.[0]);
  });

  it('turns a tile that was placed as its ghost was, once that is due', () => {
    const { legal, choose } = lay('build');
    press('r');
    click(places('place ')[0]);
    expect(choose).toHaveBeenCalledTimes(1);
    legal.clear();
    ['rotate 0', 'rotate 90', 'rotate 180', 'rotate 270'].forEach((ply) => legal.add(ply));
    flushSync();
    expect(choose).toHaveBeenLastCalledWith('rotate 90');
  });

  it('lets a terrace be turned by a key when nothing was decided before', () => {
    const { choose } = lay('rotate');
    press('r');
    press('r');
    click(place('rotate 180'));
    expect(choose).toHaveBeenLastCalledWith('rotate 180');
  });

  it('asks why when something is clicked that is not allowed', () => {
    const { choose, refuse } = lay('build');
    const stack = places('dig ')[0];
    expect(stack?.getAttribute('aria-disabled')).toBe('true');
    click(stack);
    expect(refuse).toHaveBeenCalledWith(stack?.getAttribute('data-ply'));
    expect(choose).not.toHaveBeenCalled();
  });

  it('decides by keyboard', () => {
    const { legal, choose } = lay('dig');
    const [ply = ''] = legal;
    place(ply)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(choose).toHaveBeenCalledWith(ply);
  });
});
