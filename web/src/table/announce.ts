import type { Speaker } from '../lib/fluent';
import type { Moment } from '../protocol/Moment';
import type { Told } from '../protocol/Told';
import { wordsOf } from './log';

/** Finds out what is new at a table, so that everything is told aloud once. */
export class Herald {
  #plies: number | undefined;
  #asked = '';

  /** What has happened since the last time; nothing when one has just come. */
  news(moment: Moment, log: readonly Told[], speaker: Speaker): string[] {
    const before = this.#plies;
    this.#plies = moment.plies;
    if (before === undefined) return [];
    if (moment.plies < before) return [speaker.word('web-tell-back')];
    const fresh = log.filter(({ ply }) => ply >= before && ply < moment.plies);
    return fresh.flatMap((entry) => wordsOf(entry, speaker));
  }

  /** Who is to do what, if that is not what was told last. */
  turn(acting: number | null, mine: boolean, sentence: string, speaker: Speaker): string[] {
    const asked = `${acting} ${mine} ${sentence}`;
    if (asked === this.#asked) return [];
    this.#asked = asked;
    if (acting === null) return [sentence];
    const who = speaker.name(acting);
    return [
      speaker.word(mine ? 'web-tell-your-turn' : 'web-tell-turn', { name: who, prompt: sentence }),
    ];
  }
}
