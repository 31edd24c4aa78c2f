import type { Speaker } from '../lib/fluent';
import type { LogItem, Snapshot } from '../protocol/house';
import { sentencesOf } from './log';

/** Finds out what is new at a table, so that everything is told aloud once. */
export class TableAnnouncements {
  #plies: number | undefined;
  #told = '';

  /** What has happened since the last time; nothing when one has just come. */
  news(moment: Snapshot, log: readonly LogItem[], speaker: Speaker): string[] {
    const before = this.#plies;
    this.#plies = moment.plies;
    if (before === undefined) return [];
    if (moment.plies < before) return [speaker.word('web-tell-back')];
    const fresh = log.filter(({ ply }) => ply >= before && ply < moment.plies);
    return fresh.flatMap((entry) => sentencesOf(entry, speaker));
  }

  /** Whose turn it is, if that is not what was told last. */
  turn(sentence: string): string[] {
    if (sentence === this.#told) return [];
    this.#told = sentence;
    return [sentence];
  }
}
