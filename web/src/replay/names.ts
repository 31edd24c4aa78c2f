import type { Speaker } from '../lib/fluent';
import { seatNames } from '../lib/names';
import type { SeatInfo } from '../protocol/house';

/** What the players were called. A player without a name in the record is known by their number. */
export function playerNames(seats: readonly SeatInfo[], speaker: Speaker): string[] {
  const nameless = (seat: SeatInfo) => seat.kind !== 'open' && !seat.name && !seat.level;
  const named = seats.map((seat, at) =>
    nameless(seat) ? { ...seat, name: speaker.word('web-new-player', { number: at + 1 }) } : seat,
  );
  return seatNames(named, speaker);
}
