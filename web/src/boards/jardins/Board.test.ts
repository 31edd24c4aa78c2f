import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { click, drawnAs, BoardFixtures } from '../fixtures';
import Board, { hasTarget } from './Board.svelte';
import moments from './moments.jsonl?raw';

// Written by crates/jardins/tests/game/view.rs.
const table = new BoardFixtures(Board, moments, ({ view, seat = null }) => ({
  seat,
  players: view.gardens.length,
}));
const lay = (name: string, eyes?: number | null) => table.lay(name, eyes);
const openIn = (part: string) => [...document.querySelectorAll<HTMLElement>(`${part} button.can`)];

afterEach(() => table.clear());

describe('the board of jardins', () => {
  it.each(['first', 'take', 'place', 'claim'])('has a place for every decision: %s', (name) => {
    const { legal, choose } = lay(name);
    const placed = [...legal].filter(hasTarget);
    expect(placed).not.toEqual([]);
    for (const ply of placed) {
      click(drawnAs(ply)[0]);
      expect(choose).toHaveBeenLastCalledWith(ply);
    }
  });

  it('buys with a pile and a card, in either order', () => {
    const { legal, choose } = lay('buy');
    click(openIn('.piles')[0]);
    click(openIn('.pyramid')[0]);
    expect(legal).toContain(choose.mock.lastCall?.[0]);
    click(openIn('.pyramid').at(-1));
    click(openIn('.piles').at(-1));
    expect(choose).toHaveBeenCalledTimes(2);
    expect(legal).toContain(choose.mock.lastCall?.[0]);
  });

  it('forgets half a purchase on Escape', () => {
    const { choose } = lay('buy');
    click(openIn('.piles')[0]);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    click(openIn('.pyramid')[0]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('asks why not, when something is clicked that is not allowed', () => {
    const { choose, refuse } = lay('place');
    click(drawnAs('place 3 3')[0]);
    click(drawnAs('claim 1')[0]);
    expect(refuse.mock.calls).toEqual([['place 3 3'], ['claim 1']]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('names everything that can be clicked', () => {
    lay('take');
    const buttons = document.querySelectorAll('button');
    expect(buttons.length).toBeGreaterThan(5);
    for (const button of buttons) {
      expect(button.getAttribute('aria-label')).toBeTruthy();
    }
  });

  it.each([0, 1, null])('offers nothing to those who watch: %s', (eyes) => {
    lay('over', eyes);
    expect(document.querySelectorAll('.jardins button').length).toBeGreaterThan(5);
    expect(openIn('.jardins')).toEqual([]);
  });
});
