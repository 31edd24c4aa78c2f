/** Light as it falls on a mesh among boxes: sun with shadows, open sky, what the ground throws back, and lamps at dusk. */

import type { MeshData, Vec } from './builder';
import { colour, scaled, type Colour } from './colour';

/** A body that takes light away. */
export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

/** The light of a time of day. */
interface Lighting {
  sun: Colour;
  sky: Colour;
  above: Colour;
  below: Colour;
  /** From the reader's side, or fronts would be black. */
  fill: Colour;
  /** What each lamp gives; nothing by day. */
  lamp: Colour | null;
}

const lit = (hex: string, strength: number): Colour => scaled(colour(hex), strength / Math.PI);

export const DAY: Lighting = {
  sun: lit('#ffe3b8', 3.65),
  sky: lit('#c6d8ff', 1.45),
  above: lit('#fff4e2', 0.66),
  below: lit('#d3a26b', 0.72),
  fill: lit('#ffdcb0', 0.6),
  lamp: null,
};
export const DUSK: Lighting = {
  sun: lit('#ffbf78', 2.3),
  sky: lit('#5f86e8', 1.25),
  above: lit('#6f88d0', 0.75),
  below: lit('#a06a48', 0.75),
  fill: lit('#7f9be8', 0.55),
  lamp: lit('#ffab4a', 4.2),
};

function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** From the upper left of the screen, as the garden is first seen. */
const SUN = unit([-6.6, 9, -1.5]);
const FILL = unit([-0.35, 0.25, 1]);
/** Directions to the sky, spread evenly; none so low that it would streak. */
const SKY: readonly Vec[] = Array.from({ length: 14 }, (_, at) => {
  const up = 0.2 + (0.8 * (at + 0.5)) / 14;
  const out = Math.sqrt(1 - up * up);
  const turn = at * 2.39996 + 0.3;
  return [Math.cos(turn) * out + 1e-5, up, Math.sin(turn) * out + 1e-5];
});
/** The sun is not a point: shadows are soft. */
const SUNS: readonly Vec[] = Array.from({ length: 7 }, (_, at) => {
  const turn = at * 0.8976;
  const wide = at === 0 ? 0 : 0.075;
  return [SUN[0] + Math.cos(turn) * wide, SUN[1], SUN[2] + Math.sin(turn) * wide + 1e-5];
});
const NEAR = 0.02;
const FAR = 9;

/** Whether a ray meets one of some boxes. */
function blocked(boxes: readonly Box[], [ox, oy, oz]: Vec, [dx, dy, dz]: Vec): boolean {
  for (const box of boxes) {
    let [near, far] = [NEAR, FAR];
    let [one, other] = [(box[0] - ox) / dx, (box[3] - ox) / dx];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
    if (near > far) continue;
    [one, other] = [(box[1] - oy) / dy, (box[4] - oy) / dy];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
    if (near > far) continue;
    [one, other] = [(box[2] - oz) / dz, (box[5] - oz) / dz];
    near = Math.max(near, Math.min(one, other));
    far = Math.min(far, Math.max(one, other));
    if (near <= far) return true;
  }
  return false;
}

/** How much of the sky, and how much of the sun, reaches a point. */
type Shade = readonly [sky: number, sun: number];

const OPEN: Shade = [0.85, 1];

function shadeAt(boxes: readonly Box[], at: Vec, normal: Vec): Shade {
  const from: Vec = [
    at[0] + normal[0] * 0.04,
    at[1] + normal[1] * 0.04 + 0.01,
    at[2] + normal[2] * 0.04,
  ];
  // All light comes from above: what lies lower takes none of it away.
  const higher = boxes.filter((box) => box[4] > from[1]);
  let [seen, all, sun] = [0, 0, 0];
  for (const way of SKY) {
    const facing = way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2];
    const weight = Math.max(0.12, facing);
    all += weight;
    if (!blocked(higher, from, way)) seen += weight;
  }
  for (const way of SUNS) if (!blocked(higher, from, way)) sun += 1;
  return [seen / all, sun / SUNS.length];
}

/** Shades that are known, by place and direction, so that near points share one. */
export type Shades = Map<number, Shade>;

/** Near points share a shade; on large flat surfaces each has its own. */
export type Grain = 'shared' | 'own';

function keyOf(at: Vec, normal: Vec, grain: Grain): number {
  const fine = grain === 'own' ? 32 : 8;
  const cell = (value: number, least: number) => Math.round((value - least) * fine);
  const side = (value: number) => Math.round(value) + 1;
  const place = (cell(at[0], -8) * 1024 + cell(at[2], -8)) * 1024 + cell(at[1], -2);
  return place * 32 + side(normal[0]) * 9 + side(normal[1]) * 3 + side(normal[2]);
}

/** What is asked of the light. */
export interface Lit {
  boxes: readonly Box[];
  lighting: Lighting;
  lamps: readonly Vec[];
  /** Shades found before; where none is known, and none shall be sought, everything is open. */
  shades: Shades;
  seek: boolean;
}

/** Colours above this part of white are kept for the shader to make brighter. */
export const BRIGHTEST = 2.5;

/** The colours of a mesh's vertices in this light, as parts of the brightest. */
export function light(mesh: MeshData, given: Lit, grain: Grain = 'shared'): Uint16Array {
  const { positions, normals, colours } = mesh;
  const { lighting } = given;
  const out = new Uint16Array(colours.length);
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vec = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    const normal = unit([normals[at] ?? 0, normals[at + 1] ?? 1, normals[at + 2] ?? 0]);
    const [sky, sun] = shadeOf(given, point, normal, grain);
    const facing = Math.max(0, dot(normal, SUN)) * sun;
    const up = 0.5 + 0.5 * normal[1];
    const open = sky * (0.55 + 0.45 * Math.max(0, normal[1]));
    const bounce = 0.5 + 0.5 * sky;
    const front = Math.max(0, dot(normal, FILL)) * bounce;
    const warm = lighting.lamp ? lampLight(given.lamps, point, normal) : 0;
    for (let part = 0; part < 3; part += 1) {
      const here =
        part3(lighting.sun, part) * facing +
        part3(lighting.sky, part) * open +
        (part3(lighting.below, part) +
          (part3(lighting.above, part) - part3(lighting.below, part)) * up) *
          bounce +
        part3(lighting.fill, part) * front +
        (lighting.lamp ? part3(lighting.lamp, part) * warm : 0);
      const value = (here * (colours[at + part] ?? 1)) / BRIGHTEST;
      out[at + part] = Math.round(Math.min(1, value) * 65535);
    }
  }
  return out;
}

const part3 = (of: Colour, part: number): number => of[part] ?? 0;
const dot = (one: Vec, other: Vec): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

function shadeOf({ boxes, shades, seek }: Lit, at: Vec, normal: Vec, grain: Grain): Shade {
  const key = keyOf(at, normal, grain);
  const known = shades.get(key);
  if (known) return known;
  if (!seek) return OPEN;
  const found = shadeAt(boxes, at, normal);
  shades.set(key, found);
  return found;
}

/** What lamps give to a point, by their distance and where it faces. */
function lampLight(lamps: readonly Vec[], at: Vec, normal: Vec): number {
  let sum = 0;
  for (const lamp of lamps) {
    const way: Vec = [lamp[0] - at[0], lamp[1] - at[1], lamp[2] - at[2]];
    const far = Math.hypot(...way);
    if (far > 3) continue;
    const facing = 0.35 + 0.65 * Math.max(0, dot(way, normal) / (far || 1));
    sum += (facing * (1 - far / 3) ** 2) / (0.35 + far * far);
  }
  return sum;
}
