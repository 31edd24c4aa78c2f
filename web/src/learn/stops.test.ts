import { expect, test } from 'vitest';
import { stops } from './stops';

test('a short way is shown ply by ply, a long one in strides, and each to its end', () => {
  expect(stops(4, 7)).toEqual([5, 6, 7]);
  expect(stops(7, 7)).toEqual([]);
  const long = stops(93, 227);
  expect(long.at(-1)).toBe(227);
  expect(long.length).toBeLessThanOrEqual(12);
});
