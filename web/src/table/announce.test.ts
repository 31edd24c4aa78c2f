import { expect, test } from 'vitest';
import { Speaker } from '../lib/fluent';
import type { Moment } from '../protocol/Moment';
import type { Told } from '../protocol/Told';
import { Herald } from './announce';

const speaker = new Speaker('en', [
  `web-tell-back = Taken back.
web-tell-your-turn = Your turn. { $prompt }
web-tell-turn = { $name } is to move. { $prompt }
did = { $what } happened.`,
]).withNames(['Ana', 'Bo']);
const told = (ply: number): Told => ({
  ply,
  by: 0,
  notation: 'x',
  what: null,
  events: [{ id: 'did', args: { what: String(ply) } }],
});
const at = (plies: number) => ({ plies }) as Moment;

test('everything that happens is told once, from when one comes', () => {
  const herald = new Herald();
  expect(herald.news(at(2), [told(0), told(1)], speaker)).toEqual([]);
  const log = [0, 1, 2, 3].map(told);
  expect(herald.news(at(4), log, speaker)).toEqual(['2 happened.', '3 happened.']);
  expect(herald.news(at(4), log, speaker)).toEqual([]);
  expect(herald.news(at(3), log.slice(0, 3), speaker)).toEqual(['Taken back.']);
});

test('whose turn it is, is told when it changes', () => {
  const herald = new Herald();
  expect(herald.turn(0, true, 'Dig.', speaker)).toEqual(['Your turn. Dig.']);
  expect(herald.turn(0, true, 'Dig.', speaker)).toEqual([]);
  expect(herald.turn(1, false, 'Dig.', speaker)).toEqual(['Bo is to move. Dig.']);
  expect(herald.turn(null, false, 'Over.', speaker)).toEqual(['Over.']);
});
