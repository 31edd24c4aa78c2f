import type { Speaker } from '../lib/fluent';
import type { ChatLine } from '../protocol/ChatLine';
import type { Told } from '../protocol/Told';

/** The log after more was told: what was taken back leaves it, what is told again replaces what was there. */
export function tell(log: readonly Told[], told: readonly Told[], back: number | null): Told[] {
  const remain = Math.min(back ?? Infinity, told[0]?.ply ?? Infinity);
  return [...log.filter((entry) => entry.ply < remain), ...told];
}

/** The whole log, fetched while the table went on. */
export function complete(whole: readonly Told[], log: readonly Told[]): Told[] {
  const end = whole.at(-1)?.ply ?? -1;
  return [...whole, ...log.filter((entry) => entry.ply > end)];
}

/** Chat lines in their order, each once. */
export function gather(lines: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const known = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...known.values()].sort((one, other) => one.number - other.number);
}

/** An entry in words: what came of it says what it was, too. */
export function wordsOf({ events }: Told, speaker: Speaker): string[] {
  return events.map((event) => speaker.say(event));
}
