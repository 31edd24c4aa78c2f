import { expect, it } from 'vitest';
import { inSight } from './phoneParts';
import { purchases } from './boardState.svelte';

const legal = new Set(['buy 2 on 1 1', 'buy 2 on 2 1', 'buy 3 on 1 1', 'no-buy']);

it('finds the purchases of a pile, of a plot, and of both', () => {
  expect(purchases(legal)).toHaveLength(3);
  expect(purchases(legal, '2')).toEqual(['buy 2 on 1 1', 'buy 2 on 2 1']);
  expect(purchases(legal, undefined, '1 1')).toEqual(['buy 2 on 1 1', 'buy 3 on 1 1']);
  expect(purchases(legal, '3', '2 1')).toEqual([]);
});

it('shows on a phone the part that was chosen and whatever waits for a decision', () => {
  expect(inSight('board', new Set())).toMatchObject({ market: true, own: false, others: false });
  expect(inSight('board', new Set(['place left']))).toMatchObject({ market: true, own: true });
  expect(inSight('mine', new Set(['take 1 1']))).toMatchObject({ market: true, own: true });
  expect(inSight('others', legal)).toMatchObject({
    market: false,
    own: true,
    piles: true,
    others: true,
  });
});
