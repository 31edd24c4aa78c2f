import { expect, it } from 'vitest';
import { follow } from './cubes';

it('knows cubes again that were moved to the right', () => {
  let last = 9;
  const fresh = () => ++last;
  const [red, blue, grey] = [0, 1, -1];
  expect(follow({ names: [], cubes: [] }, [red], fresh)).toEqual([10]);
  expect(follow({ names: [10], cubes: [red] }, [red, red], fresh)).toEqual([11, 10]);
  const full = { names: [1, 2, 3, 4], cubes: [red, blue, grey, blue] };
  expect(follow(full, [grey, red, blue, grey], fresh)).toEqual([12, 1, 2, 3]);
  expect(follow(full, full.cubes, fresh)).toEqual([1, 2, 3, 4]);
});
