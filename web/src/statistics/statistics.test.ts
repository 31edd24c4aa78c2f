import { expect, test } from 'vitest';
import { average, share } from './format';

const tally = { played: 3, won: 2, average: 41.26, best: 60 };

test('figures are written as people write them', () => {
  expect(share(tally)).toBe('2 (67%)');
  expect(average(tally)).toBe('41.3');
});

test('what there is none of is left out', () => {
  expect(share({ ...tally, played: 0, won: 0 })).toBe('—');
  expect(average({ ...tally, average: null })).toBe('—');
});
