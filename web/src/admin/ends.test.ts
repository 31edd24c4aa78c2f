import { expect, test } from 'vitest';
import { ENDS, until } from './ends';

test('every end but the last lies in the future', () => {
  const now = Date.UTC(2026, 0, 1);
  const ends = ENDS.filter((end) => end !== 'date').map((end) => until(end, '', now));
  expect(ends.pop()).toBeNull();
  expect(ends.map((end) => ((end ?? 0) - now) / 3_600_000)).toEqual([1, 24, 168, 720, 8760]);
});

test('a date is that of the reader', () => {
  expect(until('date', '2027-03-01T12:30', 0)).toBe(new Date(2027, 2, 1, 12, 30).getTime());
});
