import type { Speaker } from '../lib/fluent';
import type { Snapshot } from '../protocol/house';

/** What the head line says: to the player whose turn it is, or about them. */
export interface Status {
  whose: 'mine' | 'theirs' | 'nobody';
  seat: number | null;
  sentence: string;
}

/** Whose turn it is and what there is to do, as the one who reads it should be told. */
export function statusOf(moment: Snapshot, mine: readonly number[], speaker: Speaker): Status {
  const seat = moment.turn ?? moment.confirm;
  if (moment.ending || seat === null) {
    const sentence = moment.ending ? speaker.word('web-table-over') : speaker.say(moment.prompt);
    return { whose: 'nobody', seat: null, sentence };
  }
  if (!mine.includes(seat)) {
    return { whose: 'theirs', seat, sentence: theirs(moment, seat, speaker) };
  }
  const what = todo(moment, seat, speaker);
  const sentence =
    mine.length > 1
      ? speaker.word('web-status-seat', { name: speaker.name(seat), what })
      : speaker.word('web-status-mine', { what });
  return { whose: 'mine', seat, sentence };
}

/** What the player in this seat is asked to do. */
function todo(moment: Snapshot, seat: number, speaker: Speaker): string {
  if (moment.confirm !== null) return speaker.word('web-status-confirm');
  return speaker.withReader(seat).say(moment.prompt);
}

/** What another player is doing. A prompt that does not name them would speak to the wrong reader. */
function theirs({ confirm, prompt }: Snapshot, seat: number, speaker: Speaker): string {
  const name = speaker.name(seat);
  if (confirm !== null) return speaker.word('web-status-confirming', { name });
  const named = Object.values(prompt.args).some(
    (arg) => typeof arg === 'object' && 'seat' in arg && arg.seat === seat,
  );
  return named ? speaker.say(prompt) : speaker.word('web-status-theirs', { name });
}
