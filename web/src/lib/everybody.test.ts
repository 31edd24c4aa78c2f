import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TableInfo } from '../protocol/house';
import { announcer } from './announce.svelte';
import { KEYS, isShortcut } from './keys';
import { beside, keepFocus, nearest } from './boardFocus';
import { GAMES } from './fluent';
import { fresh, mark, waiting } from './notify';
import { settings } from './settings.svelte';

const press = (key: string, on: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event;
};

describe('keys', () => {
  test('no key means two things at the same place', () => {
    for (const game of [undefined, ...GAMES]) {
      const groups = KEYS.filter((group) => group.game === undefined || group.game === game);
      const keys = groups.flatMap((group) => group.keys.flatMap((key) => key.keys));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('are not isShortcut while somebody writes, or where letters are switched off', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect(isShortcut(press('n'))).toBe(true);
    expect(isShortcut(press('n', field))).toBe(false);
    settings.letters = false;
    expect(isShortcut(press('n'))).toBe(false);
    expect(isShortcut(press('Escape'))).toBe(true);
    settings.letters = true;
    field.remove();
  });

  test('lead to what lies beside, straight ahead before aside', () => {
    const points = [
      [0, 0],
      [10, 8],
      [30, 1],
      [-20, 0],
      [0, 40],
    ] as const;
    expect(beside([0, 0], [1, 0], points)).toBe(1);
    expect(beside([0, 0], [-1, 0], points)).toBe(3);
    expect(beside([0, 0], [0, 1], points)).toBe(1);
    expect(beside([0, 0], [0, -1], points)).toBe(-1);
    expect(nearest([28, 0], points)).toBe(2);
    expect(nearest([0, 0], [])).toBe(-1);
  });
});

describe('the focus of a table', () => {
  let root: HTMLElement;
  let stop: () => void;
  beforeEach(() => {
    root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = `<main tabindex="-1" data-rest><div class="stage drawn">
      <button data-ply="a" aria-disabled="true">a</button><button data-ply="b">b</button>
      <button data-ply="c">c</button></div></main>`;
    stop = keepFocus(root);
  });
  afterEach(() => {
    stop();
    root.remove();
  });
  const place = (ply: string) => root.querySelector<HTMLElement>(`[data-ply=${ply}]`);
  const settled = () => new Promise((done) => setTimeout(done, 5));

  test('is reached by one Tab, where something can be decided', () => {
    const tabs = [...root.querySelectorAll('button')].map((one) => one.getAttribute('tabindex'));
    expect(tabs).toEqual(['-1', '0', '-1']);
  });

  test('goes round what can be decided', () => {
    press('n');
    expect(document.activeElement).toBe(place('b'));
    press('n', place('b') ?? root);
    expect(document.activeElement).toBe(place('c'));
    press('n', place('c') ?? root);
    expect(document.activeElement).toBe(place('b'));
  });

  test('goes on to another decision when what had it is gone, or waits for one', async () => {
    place('b')?.focus();
    place('b')?.remove();
    await settled();
    expect(document.activeElement).toBe(place('c'));
    place('c')?.remove();
    await settled();
    expect(document.activeElement).toBe(root.querySelector('main'));
    place('a')?.removeAttribute('aria-disabled');
    await settled();
    expect(document.activeElement).toBe(place('a'));
  });
});

test('what is told aloud is told once, and not for ever', () => {
  announcer.say('one', '', 'two');
  expect(announcer.calm.map(({ words }) => words)).toEqual(['one', 'two']);
  for (let line = 0; line < 50; line += 1) announcer.say(`line ${line}`);
  expect(announcer.calm.length).toBeLessThan(30);
  announcer.warn('no');
  announcer.warn('no');
  expect(announcer.urgent.map(({ words }) => words)).toEqual(['no']);
});

test('tables call when one’s turn comes, and are counted', () => {
  const table = (id: string, turn: number | null) =>
    ({ id, turn, status: 'playing', seats: [{ mine: true }, { mine: false }] }) as TableInfo;
  const due = waiting([table('a', 0), table('b', 1), table('c', null), table('d', 0)]);
  expect(due.map(({ id }) => id)).toEqual(['a', 'd']);
  const known = new Set<string>();
  const called = (...now: TableInfo[]) => fresh(known, now).map(({ id }) => id);
  expect(called(table('a', 0), table('b', 1))).toEqual(['a']);
  expect(called(table('a', 0), table('b', 0))).toEqual(['b']);
  // A line that was lost and found again begins with nothing: nobody is called twice.
  expect(called()).toEqual([]);
  expect(called(table('a', 0))).toEqual([]);
  expect(called(table('a', 1))).toEqual([]);
  expect(called(table('a', 0))).toEqual(['a']);
  expect([0, 1, 3].map(mark)).toEqual(['', '● ', '(3) ● ']);
});
