import type { LogItem } from '../protocol/house';

/** What the others have decided since one's last decision; nothing where one has not decided yet and all is set-up. */
export function sinceMine(log: readonly LogItem[], mine: readonly number[]): LogItem[] {
  if (mine.length === 0) return [];
  const last = log.findLastIndex(({ by }) => by !== null && mine.includes(by));
  return log.slice(last + 1).filter(({ by }) => by !== null);
}
