import { afterEach, describe, expect, it } from 'vitest';
import type { AmyitisView } from '../../protocol/amyitis';
import { click, drawnAs, BoardFixtures } from '../fixtures';
import Board, { hasTarget } from './Board.svelte';
import moments from './moments.jsonl?raw';
import { asksBefore, givenAway } from './labels';

// Written by crates/amyitis/tests/view.rs.
const table = new BoardFixtures(Board, moments, ({ view }) => ({
  seat: view.mover,
  players: view.players.length,
}));
const lay = (name: string) => table.lay(name);
/** What is given away is pressed first: these have tests of their own. */
const GIVING = ['sell', 'exchange', 'discard'];
const placing = table.moments.map(({ name }) => name).filter((name) => !GIVING.includes(name));
const open = (ply: string) => drawnAs(ply).find((place) => place.getAttribute('tabindex') === '0');

afterEach(() => table.clear());

describe('the board of amyitis', () => {
  it.each(placing)('has a place for every decision: %s', (name) => {
    const { legal, choose } = lay(name);
    const placed = [...legal].filter((ply) => hasTarget(ply) && givenAway(ply).length === 0);
    expect(placed).not.toEqual([]);
    for (const ply of placed) {
      click(open(ply));
      expect(choose).toHaveBeenLastCalledWith(ply);
    }
  });

  it('names everything that can be clicked', () => {
    lay('act');
    const places = document.querySelectorAll('[tabindex="0"]');
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) {
      expect(place.getAttribute('aria-label')).toBeTruthy();
    }
  });

  it('asks why not, when something is clicked that is not allowed', () => {
    const { choose, refuse } = lay('engineer');
    click(drawnAs('plant a1')[0]);
    expect(refuse).toHaveBeenCalledWith('plant a1');
    expect(choose).not.toHaveBeenCalled();
  });

  it('obeys the keyboard', () => {
    const { choose } = lay('engineer');
    open('irrigate a2-b2')?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    );
    expect(choose).toHaveBeenCalledWith('irrigate a2-b2');
  });

  it('sells by pressing resources', () => {
    const { legal, choose } = lay('sell');
    const [, ...kinds] = [...legal].find((ply) => ply.split(' ').length === 3)?.split(' ') ?? [];
    for (const kind of new Set(kinds)) click(open(`sell ${kind}`));
    for (const choice of document.querySelectorAll('.choices button')) click(choice);
    expect(choose).toHaveBeenCalled();
    expect(legal).toContain(choose.mock.lastCall?.[0]);
  });

  it('discards by pressing what is given away', () => {
    const { legal, choose } = lay('discard');
    const [ply = ''] = legal;
    for (const kind of givenAway(ply)) click(open(`discard ${kind}`));
    for (const choice of document.querySelectorAll('.choices button')) click(choice);
    expect(choose).toHaveBeenCalled();
    expect(legal).toContain(choose.mock.lastCall?.[0]);
  });

  it('exchanges by pressing what is given, then what is taken', () => {
    const { legal, choose } = lay('exchange');
    const [ply = ''] = [...legal].filter((ply) => ply.startsWith('exchange'));
    click(open(`exchange ${ply.split(' ')[1] ?? ''}`));
    click(drawnAs(ply)[0]);
    expect(choose).toHaveBeenCalledWith(ply);
  });

  it('tells water that runs by its ripples, not by its colour alone', () => {
    const { wet } = table.moments.find(({ name }) => name === 'engineer')?.view ?? { wet: [] };
    lay('engineer');
    const rippled = [...document.querySelectorAll('[data-ply^=irrigate]')]
      .filter((side) => side.querySelector('.ripple'))
      .map((side) => side.getAttribute('data-ply'));
    expect(wet.length).toBeGreaterThan(0);
    expect(rippled.sort()).toEqual(wet.map((side: string) => `irrigate ${side}`).sort());
  });
});

describe('passing', () => {
  const view = { crafts: [{ price: 0 }, { price: 2 }] } as AmyitisView;

  it('is asked about while a card is free, and only then', () => {
    const legal = new Set(['pass', 'recruit priest 1', 'recruit peasant 2']);
    expect(asksBefore('pass', view, legal)).toBe('amyitis-board-pass-sure');
    expect(asksBefore('pass', view, new Set(['pass', 'recruit peasant 2']))).toBeUndefined();
    expect(asksBefore('recruit priest 1', view, legal)).toBeUndefined();
  });
});
