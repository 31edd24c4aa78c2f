import { expect, test } from 'vitest';
import { Speaker } from '../lib/fluent';
import type { LogItem, Snapshot } from '../protocol/house';
import { TableAnnouncements } from './announcements';

const speaker = new Speaker('en', [
  `web-tell-back = Taken back.
did = { $what } happened.`,
]).withNames(['Ana', 'Bo']);
const told = (ply: number): LogItem => ({
  ply,
  by: 0,
  notation: 'x',
  what: null,
  events: [{ id: 'did', args: { what: String(ply) } }],
});
const at = (plies: number) => ({ plies }) as Snapshot;

test('everything that happens is told once, from when one comes', () => {
  const announcements = new TableAnnouncements();
  expect(announcements.news(at(2), [told(0), told(1)], speaker)).toEqual([]);
  const log = [0, 1, 2, 3].map(told);
  expect(announcements.news(at(4), log, speaker)).toEqual(['2 happened.', '3 happened.']);
  expect(announcements.news(at(4), log, speaker)).toEqual([]);
  expect(announcements.news(at(3), log.slice(0, 3), speaker)).toEqual(['Taken back.']);
});

test('whose turn it is, is told when it changes', () => {
  const announcements = new TableAnnouncements();
  expect(announcements.turn('Your turn: dig')).toEqual(['Your turn: dig']);
  expect(announcements.turn('Your turn: dig')).toEqual([]);
  expect(announcements.turn('Bo is choosing a tile…')).toEqual(['Bo is choosing a tile…']);
});
