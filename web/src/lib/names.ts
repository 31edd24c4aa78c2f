import type { SeatInfo } from '../protocol/house';
import type { Speaker } from './fluent';

/** What the players are called: people by name, bots by level, equal bots with a number. */
export function seatNames(seats: readonly SeatInfo[], speaker: Speaker): string[] {
  const plain = seats.map((seat) => plainName(seat, speaker));
  return plain.map((name, at) => {
    const earlier = plain.slice(0, at).filter((other) => other === name).length;
    return earlier > 0 && seats[at]?.kind !== 'open' ? `${name} ${earlier + 1}` : name;
  });
}

function plainName(seat: SeatInfo, speaker: Speaker): string {
  if (seat.kind === 'open') return speaker.word('web-seat-open');
  if (seat.kind === 'person' && seat.name === null) return speaker.word('web-seat-gone');
  return seat.name ?? speaker.word(`minds-level-${seat.level ?? 'scribe'}`);
}
