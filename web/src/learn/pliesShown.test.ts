import { expect, test } from 'vitest';
import { pliesShown } from './pliesShown';

test('a short way is shown ply by ply, a long one in strides, and each to its end', () => {
  expect(pliesShown(4, 7)).toEqual([5, 6, 7]);
  expect(pliesShown(7, 7)).toEqual([]);
  const long = pliesShown(93, 227);
  expect(long.at(-1)).toBe(227);
  expect(long.length).toBeLessThanOrEqual(12);
});
