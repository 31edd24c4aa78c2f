import { describe, expect, it } from 'vitest';
import {
  bounded,
  eyeOf,
  LOWEST,
  onPlane,
  project,
  quarterTurned,
  zoomed,
  type Orbit,
} from './camera';
import { gardenSetting, QUARRY } from './settings';
import { pick } from './pick';

const setting = gardenSetting(3);
const size = { width: 640, height: 600 };
const { home } = setting;

describe('the camera', () => {
  it.each([
    ['a garden', setting, size],
    ['a wide garden', setting, { width: 900, height: 400 }],
    ['a garden on a phone', setting, { width: 340, height: 300 }],
    ['the quarry', QUARRY, { width: 440, height: 400 }],
  ])('has all of %s in sight at home, and fills the picture', (_, setting, size) => {
    const eye = eyeOf(setting.home, setting, size);
    const { x, z, bottom } = setting.bounds;
    const seen = [-x, x].flatMap((cx) => [-z, z].map((cz) => project(eye, [cx, bottom, cz])));
    for (const [px, py] of seen) {
      expect(px).toBeGreaterThanOrEqual(0);
      expect(px).toBeLessThanOrEqual(size.width);
      expect(py).toBeGreaterThanOrEqual(0);
      expect(py).toBeLessThanOrEqual(size.height);
    }
    const wide = Math.max(...seen.map(([px]) => px)) - Math.min(...seen.map(([px]) => px));
    const tall = Math.max(...seen.map(([, py]) => py)) - Math.min(...seen.map(([, py]) => py));
    expect(Math.max(wide / size.width, tall / size.height)).toBeGreaterThan(0.6);
  });

  it('never goes below the board, and turns round and round', () => {
    expect(bounded({ ...home, tilt: -30 }, setting).tilt).toBe(LOWEST);
    const low = eyeOf(bounded({ ...home, tilt: -30 }, setting), setting, size);
    expect(low.at[1]).toBeGreaterThan(1);
    expect(bounded({ ...home, turn: 190 }, setting).turn).toBe(-170);
    expect(bounded({ ...home, turn: -550 }, setting).turn).toBe(170);
  });

  it('comes back after four quarter turns', () => {
    let orbit: Orbit = { ...home, turn: home.turn + 31 };
    for (let at = 0; at < 4; at += 1) orbit = quarterTurned(orbit, 1, setting);
    expect(bounded(orbit, setting).turn).toBeCloseTo(home.turn);
  });

  it('finds the point of the ground that it shows', () => {
    const eye = eyeOf({ ...home, turn: 70, tilt: 60 }, setting, size);
    const [x, y] = project(eye, [1.5, 0, -2]);
    const met = onPlane(eye, [x, y], 0);
    expect(met?.[0]).toBeCloseTo(1.5);
    expect(met?.[2]).toBeCloseTo(-2);
  });

  it('comes closer to what is pointed at', () => {
    const point = [420, 350] as const;
    const before = onPlane(eyeOf(home, setting, size), point, 0);
    const near = zoomed(home, setting, size, point, 1.8);
    const after = onPlane(eyeOf(near, setting, size), point, 0);
    expect(near.zoom).toBeCloseTo(1.8);
    expect(after?.[0]).toBeCloseTo(before?.[0] ?? 0);
    expect(after?.[2]).toBeCloseTo(before?.[2] ?? 0);
    expect(zoomed(near, setting, size, point, 0.1)).toMatchObject({ x: 0, z: 0 });
  });
});

describe('what lies under the pointer', () => {
  const heights = Array.from({ length: 64 }, (_, at) =>
    [2, 3].includes(at % 8) && [2, 3].includes(Math.floor(at / 8)) ? '2' : '0',
  ).join('');
  const eye = eyeOf(home, setting, size);
  const near = (value: number): unknown => expect.closeTo(value, 5);
  const hit = (x: number, y: number, z: number) => {
    const [px, py] = project(eye, [x, y, z]);
    return pick(eye, heights, [px, py]);
  };

  it('is the top of a terrace, or the ground beside it', () => {
    expect(hit(-1, 1.7, -1)).toMatchObject({ floor: 2, x: near(3), y: near(3) });
    expect(hit(2, 0, 3)).toMatchObject({ floor: 0, x: near(6), y: near(7) });
  });

  it('is the terrace whose side is met before the ground behind it', () => {
    // A point in the air below the terrace's southern edge: the sight goes on under it.
    expect(hit(-1, 1, -0.01)?.floor).toBe(2);
  });

  it('is nothing above the horizon', () => {
    const low = eyeOf({ ...home, tilt: LOWEST }, setting, size);
    expect(pick(low, heights, [320, -3000])).toBeNull();
  });
});
