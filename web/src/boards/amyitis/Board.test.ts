import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AmyitisView } from '../../protocol/AmyitisView';
import Board, { places } from './Board.svelte';
import moments from './moments.jsonl?raw';
import { givenAway } from './words';

interface Moment {
  name: string;
  legal: string[];
  view: AmyitisView;
}
// Written by crates/amyitis/tests/view.rs.
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
  const props = {
    view: moment.view,
    legal: new Set(moment.legal),
    seat: moment.view.mover,
    players: moment.view.players.map((_, seat) => ({ name: `Player ${seat + 1}`, seat })),
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

const drawnAs = (ply: string) => [...document.querySelectorAll(`[data-ply="${ply}"]`)];
const open = (ply: string) => drawnAs(ply).find((place) => place.getAttribute('tabindex') === '0');

function click(place: Element | undefined) {
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

afterEach(() => {
  if (drawn) void unmount(drawn);
  document.body.innerHTML = '';
});

describe('the board of amyitis', () => {
  it.each(all.map(({ name }) => name))('has a place for every decision: %s', (name) => {
    const { legal, choose } = lay(name);
    for (const ply of legal.filter((ply) => places(ply) && givenAway(ply).length === 0)) {
      click(open(ply));
      expect(choose).toHaveBeenLastCalledWith(ply);
    }
  });

  it('names everything that can be clicked', () => {
    lay('act');
    for (const place of document.querySelectorAll('[tabindex="0"]')) {
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
    const [, ...kinds] = legal.find((ply) => ply.split(' ').length === 3)?.split(' ') ?? [];
    for (const kind of new Set(kinds)) click(open(`sell ${kind}`));
    for (const choice of document.querySelectorAll('.choices button')) click(choice);
    expect(choose).toHaveBeenCalled();
    expect(legal).toContain(choose.mock.lastCall?.[0]);
  });

  it('exchanges by pressing what is given, then what is taken', () => {
    const { legal, choose } = lay('exchange');
    const [ply = ''] = legal.filter((ply) => ply.startsWith('exchange'));
    click(open(`exchange ${ply.split(' ')[1] ?? ''}`));
    click(drawnAs(ply)[0]);
    expect(choose).toHaveBeenCalledWith(ply);
  });
});
