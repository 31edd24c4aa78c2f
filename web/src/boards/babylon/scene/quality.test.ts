import { describe, expect, it } from 'vitest';
import { Pace, STEPS } from './quality';
import { upright } from './readback';

describe('the quality of moving pictures', () => {
  it('goes down where frames take long, and no further than it can', () => {
    const pace = new Pace(false);
    expect(pace.now).toEqual(STEPS[0]);
    for (let frame = 0; frame < 20; frame += 1) pace.took(200);
    expect(pace.now).toEqual(STEPS.at(-1));
  });

  it('comes back where frames are quick again, and not because of one of them', () => {
    const pace = new Pace(true);
    const before = pace.now;
    pace.took(5);
    expect(pace.now).toEqual(before);
    for (let frame = 0; frame < 40; frame += 1) pace.took(5);
    expect(pace.now).toEqual(STEPS[0]);
  });
});

it('a picture from the renderer is set upright, and its colours are what they were', () => {
  const rows = new Uint8ClampedArray([100, 50, 0, 128, 1, 2, 3, 255]);
  expect([...upright(rows, 1, 2)]).toEqual([1, 2, 3, 255, 199, 100, 0, 128]);
});
