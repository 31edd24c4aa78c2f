import type { Speaker } from '../lib/fluent';
import type { ChatLine, LogItem } from '../protocol/house';

/** The log after more was told: what was taken back leaves it, what is told again replaces what was there. */
export function extendLog(
  log: readonly LogItem[],
  told: readonly LogItem[],
  back: number | null,
): LogItem[] {
  const remain = Math.min(back ?? Infinity, told[0]?.ply ?? Infinity);
  return [...log.filter((entry) => entry.ply < remain), ...told];
}

/** The whole log, fetched while the table went on. */
export function mergeLog(whole: readonly LogItem[], log: readonly LogItem[]): LogItem[] {
  const end = whole.at(-1)?.ply ?? -1;
  return [...whole, ...log.filter((entry) => entry.ply > end)];
}

/** Chat lines in their order, each once. */
export function mergeChat(lines: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const known = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...known.values()].sort((one, other) => one.number - other.number);
}

/** An entry in words: what came of it says what it was, too. */
export function sentencesOf({ events }: LogItem, speaker: Speaker): string[] {
  return events.map((event) => speaker.say(event));
}
