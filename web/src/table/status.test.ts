import { expect, test } from 'vitest';
import { Speaker } from '../lib/fluent';
import type { Snapshot } from '../protocol/house';
import { statusOf } from './status';

const speaker = new Speaker('en', [
  `web-status-mine = Your turn. { $what }
web-status-seat = { $name }: { $what }
web-status-theirs = { $name } is thinking…
web-status-confirm = Confirm.
web-status-confirming = { $name } confirms…
web-table-over = Over.
ur-prompt-dig = { $player-you ->
    [yes] Dig for { $pillars }.
   *[no] { $player } is choosing a tile…
}
ur-prompt-roll = Roll the dice.
ur-prompt-deal = Cards are dealt.`,
]).withNames(['Ana', 'Bo']);

const at = (turn: number | null, key: string, rest: object = {}) =>
  ({
    turn,
    confirm: null,
    ending: null,
    prompt: {
      id: `ur-prompt-${key}`,
      args: key === 'dig' ? { player: { seat: turn ?? 0 }, pillars: 4 } : {},
    },
    ...rest,
  }) as unknown as Snapshot;
const said = (moment: Snapshot, mine: number[]) => {
  const { whose, sentence } = statusOf(moment, mine, speaker);
  return [whose, sentence];
};

test('speaks to the player whose turn it is, and about them to all others', () => {
  expect(said(at(0, 'dig'), [0])).toEqual(['mine', 'Your turn. Dig for 4.']);
  expect(said(at(1, 'dig'), [0])).toEqual(['theirs', 'Bo is choosing a tile…']);
  expect(said(at(1, 'dig'), [0, 1])).toEqual(['mine', 'Bo: Dig for 4.']);
});

test('says something of a prompt that names nobody', () => {
  expect(said(at(0, 'roll'), [0])).toEqual(['mine', 'Your turn. Roll the dice.']);
  expect(said(at(1, 'roll'), [])).toEqual(['theirs', 'Bo is thinking…']);
  expect(said(at(null, 'deal'), [0])).toEqual(['nobody', 'Cards are dealt.']);
});

test('tells a turn to be confirmed, and the end', () => {
  const waits = at(null, 'dig', { confirm: 0 });
  expect(said(waits, [0])).toEqual(['mine', 'Your turn. Confirm.']);
  expect(said(waits, [1])).toEqual(['theirs', 'Ana confirms…']);
  expect(said(at(null, 'over', { ending: {} }), [0])).toEqual(['nobody', 'Over.']);
});
