const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a ban or a bulletin lasts. */
export const ENDS = ['hour', 'day', 'week', 'month', 'year', 'date', 'never'] as const;
export type End = (typeof ENDS)[number];

const LENGTHS: Partial<Record<End, number>> = {
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};

/** Until when something lasts that begins now, in milliseconds since 1970; nothing: without end. */
export function until(end: End, date: string, now: number): number | null {
  if (end === 'never') return null;
  if (end === 'date') return new Date(date).getTime();
  return now + (LENGTHS[end] ?? 0);
}
