/** From where something is looked at: turned about its middle, tilted, nearer or farther, never from below. */

import type { Vec } from './mesh/builder';

export interface Orbit {
  /** Degrees about the upright axis. */
  turn: number;
  /** Degrees above the ground; 90 is straight from above. */
  tilt: number;
  /** How much nearer than where all can be seen. */
  zoom: number;
  /** What is looked at, on the ground. */
  x: number;
  z: number;
}

/** How something is first seen. */
export interface Setting {
  home: Orbit;
  /** Degrees of the field of view from below to above. */
  field: number;
  /** What must be in sight at home. */
  bounds: { x: number; z: number; top: number; bottom: number };
}

export const LOWEST = 14;
const STEEPEST = 90;
const NEAREST = 5;
const FARTHEST = 0.6;

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** Keeps the eye above the ground and the board in projection. */
export function bounded(orbit: Orbit, { bounds }: Setting): Orbit {
  return {
    turn: ((((orbit.turn + 180) % 360) + 360) % 360) - 180,
    tilt: clamp(orbit.tilt, LOWEST, STEEPEST),
    zoom: clamp(orbit.zoom, FARTHEST, NEAREST),
    x: clamp(orbit.x, -bounds.x, bounds.x),
    z: clamp(orbit.z, -bounds.z, bounds.z),
  };
}

/** A quarter turn to the next view across a corner or along a side that keeps the slant one has at home. */
export function quarterTurned(orbit: Orbit, by: number, { home }: Setting): Orbit {
  const quarters = Math.round((orbit.turn - home.turn) / 90) + by;
  return { ...orbit, turn: home.turn + quarters * 90 };
}

/** The eye: where it is, and its three directions. */
export interface Eye {
  at: Vec;
  right: Vec;
  up: Vec;
  forward: Vec;
  /** Half the field, as a slope. */
  slope: number;
  width: number;
  height: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const dot = (one: Vec, other: Vec) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const minus = (one: Vec, other: Vec): Vec => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];

function eyeAt(orbit: Orbit, far: number, middle: number, field: number, size: Size): Eye {
  const [turn, tilt] = [radians(orbit.turn), radians(orbit.tilt)];
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const back: Vec = [sin * Math.cos(tilt), Math.sin(tilt), cos * Math.cos(tilt)];
  return {
    at: [orbit.x + back[0] * far, middle + back[1] * far, orbit.z + back[2] * far],
    right: [cos, 0, -sin],
    up: [-sin * Math.sin(tilt), Math.cos(tilt), -cos * Math.sin(tilt)],
    forward: [-back[0], -back[1], -back[2]],
    slope: Math.tan(radians(field / 2)),
    ...size,
  };
}

interface Size {
  width: number;
  height: number;
}

/** What is high stands rather in the middle. */
const TOWER = 0.55;

/** How far away all can just be seen at home, and how far up and down what is seen reaches then. */
function fitted({ home, field, bounds }: Setting, size: Size): { far: number; middle: number } {
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz) =>
      [1, TOWER].map((share): Vec => {
        const y = share === 1 ? bounds.bottom : bounds.top;
        return [sx * bounds.x * share, y, sz * bounds.z * share];
      }),
    ),
  );
  let middle = bounds.top * 0.4;
  let far = 60;
  for (let round = 0; round < 12; round += 1) {
    const eye = eyeAt({ ...home, x: 0, z: 0 }, far, middle, field, size);
    const seen = corners.map((corner) => project(eye, corner));
    const wide = Math.max(...seen.map(([x]) => Math.abs(x - size.width / 2))) / (size.width / 2);
    const [low, high] = [Math.max(...seen.map(([, y]) => y)), Math.min(...seen.map(([, y]) => y))];
    const tall = (low - high) / size.height;
    // What is seen lies in the middle of the picture.
    const unit = size.height / 2 / (far * eye.slope);
    middle += (size.height / 2 - (low + high) / 2) / unit / Math.max(0.5, eye.up[1]);
    far *= 1 + (Math.max(wide, tall) / 0.97 - 1) * 0.9;
  }
  return { far, middle };
}

export function eyeOf(orbit: Orbit, setting: Setting, size: Size): Eye {
  const { far, middle } = fitted(setting, size);
  return eyeAt(orbit, far / orbit.zoom, middle, setting.field, size);
}

/** Where a point is on the screen, and how far away. */
export function project(
  { at, right, up, forward, slope, width, height }: Eye,
  point: Vec,
): readonly [x: number, y: number, away: number] {
  const way = minus(point, at);
  const away = dot(way, forward);
  const unit = height / 2 / (away * slope);
  return [width / 2 + dot(way, right) * unit, height / 2 - dot(way, up) * unit, away];
}

/** The direction in which a point of the screen is seen. */
function rayTo(
  { right, up, forward, slope, width, height }: Eye,
  [px, py]: readonly [number, number],
): Vec {
  const unit = height / 2 / slope;
  const [east, high] = [(px - width / 2) / unit, (height / 2 - py) / unit];
  return [0, 1, 2].map(
    (axis) => (forward[axis] ?? 0) + (right[axis] ?? 0) * east + (up[axis] ?? 0) * high,
  ) as unknown as Vec;
}

/** Where a point of the screen meets the plane at a height; nowhere above the horizon. */
export function onPlane(eye: Eye, point: readonly [number, number], height: number): Vec | null {
  const way = rayTo(eye, point);
  if (way[1] >= -1e-6) return null;
  const far = (height - eye.at[1]) / way[1];
  return [eye.at[0] + way[0] * far, height, eye.at[2] + way[2] * far];
}

/** Comes closer by a factor, so that what is under a point of the screen stays there. */
export function zoomed(
  orbit: Orbit,
  setting: Setting,
  size: Size,
  point: readonly [number, number],
  by: number,
): Orbit {
  const before = onPlane(eyeOf(orbit, setting, size), point, 0);
  const next = bounded({ ...orbit, zoom: orbit.zoom * by }, setting);
  const after = onPlane(eyeOf(next, setting, size), point, 0);
  if (!before || !after) return next;
  const moved = { ...next, x: next.x + before[0] - after[0], z: next.z + before[2] - after[2] };
  // At home's distance all is in sight again.
  return bounded(next.zoom <= 1 ? { ...next, x: 0, z: 0 } : moved, setting);
}
