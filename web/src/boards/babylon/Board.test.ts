import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { click, drawnAs, BoardFixtures } from '../fixtures';
import Board from './Board.svelte';
import moments from './moments.jsonl?raw';
import { placings } from './notation';

// Written by crates/babylon/tests/view.rs.
const table = new BoardFixtures(Board, moments, ({ view }) => ({
  seat: view.turn,
  players: view.players.length,
}));
const lay = (name: string) => table.lay(name);
const place = (ply: string) => drawnAs(ply)[0];
const places = (start: string) => [...document.querySelectorAll(`[data-ply^="${start}"]`)];
const press = (key: string) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};

afterEach(() => table.clear());

describe('the board of babylon', () => {
  it.each(['choose', 'remove', 'dig', 'adorn', 'store'])(
    'has a place for every decision: %s',
    (name) => {
      const { legal, choose } = lay(name);
      for (const ply of [...legal].filter((ply) => placings([ply]).length === 0)) {
        click(place(ply));
        expect(choose).toHaveBeenLastCalledWith(ply);
      }
    },
  );

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

  it('shows what is left of each piece, and what has run out', () => {
    lay('scarce');
    const left = [...document.querySelectorAll('[data-supply]')].map((piece) => [
      piece.getAttribute('data-supply'),
      piece.querySelector('b')?.textContent,
    ]);
    const { view } = table.moments.find(({ name }) => name === 'scarce') ?? {};
    expect(left).toEqual(view?.supply?.map(([piece, count]) => [piece, `${count}`]));
    const gone = [...document.querySelectorAll('.gone[data-supply]')];
    expect(gone.map((piece) => piece.getAttribute('data-supply'))).toEqual(['belvedere', 'statue']);
    expect(document.querySelector('p.gone')?.textContent).toContain('babylon-board-supply-gone');
  });

  it('shows no supply where pieces never run out', () => {
    lay('dig');
    expect(document.querySelector('.supply')).toBeNull();
  });

  it('offers the boards that are left', () => {
    const { legal } = lay('choose');
    const offered = places('choose ').map((place) => place.getAttribute('data-ply'));
    expect(offered).toEqual([...legal]);
    expect(offered).toHaveLength(3);
  });

  it('tells stones apart by their pattern wherever they are drawn', () => {
    lay('build');
    const stones = [...document.querySelectorAll('.stone')];
    const kinds = new Set(stones.map(({ classList }) => classList.item(1)));
    expect(kinds.size).toBeGreaterThan(2);
    for (const stone of stones) {
      expect(stone.querySelector(':scope > .pattern')?.getAttribute('d')).toMatch(/^M/);
    }
  });
});
