/** Leaves and blossoms. */

import { uvOf } from '../paint/regions';
import type { MeshBuilder, Vec } from './builder';
import { colour, scaled, times, type Colour } from './colour';
import { BLOOMS, LEAVES } from './palette';
import type { Random } from './random';

const PLAIN = uvOf('white', 0.5, 0.5);

const added = (one: Vec, other: Vec, by = 1): Vec => [
  one[0] + other[0] * by,
  one[1] + other[1] * by,
  one[2] + other[2] * by,
];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The colour of some leaf on ground of a tint. */
export function leafColour(random: Random, tint: Colour): Colour {
  const one = LEAVES[Math.floor(random() * LEAVES.length)] ?? LEAVES[0];
  return times(scaled(one as Colour, 0.88 + 0.3 * random()), tint);
}

/** A leaf: two triangles folded along its middle, seen from both sides. It is lit like the ground it grows from. */
export function leaf(
  mesh: MeshBuilder,
  root: Vec,
  along: Vec,
  facing: Vec,
  [length, width]: readonly [number, number],
  tint: Colour,
  light: Vec,
): void {
  const [ahead, up] = [unit(along), unit(facing)];
  const aside = unit(cross(ahead, up));
  const at = (on: number, out: number, over: number): Vec =>
    added(added(added(root, ahead, on), aside, out), up, over);
  const dark = scaled(tint, 0.68);
  const first = mesh.vertex(root, light, PLAIN, dark);
  mesh.vertex(at(length * 0.45, -width / 2, width * 0.18), light, PLAIN, tint);
  mesh.vertex(at(length, 0, -length * 0.1), light, PLAIN, scaled(tint, 1.08));
  mesh.vertex(at(length * 0.45, width / 2, width * 0.18), light, PLAIN, scaled(tint, 0.9));
  const [tip, left, right] = [first + 2, first + 1, first + 3];
  mesh.triangle(first, tip, left);
  mesh.triangle(first, left, tip);
  mesh.triangle(first, right, tip);
  mesh.triangle(first, tip, right);
}

/** How many petals a flower has in relief, how broad they are, and how long. */
const PETALS: Record<string, readonly [count: number, broad: number, long: number]> = {
  white: [8, 0.22, 1],
  pink: [5, 0.46, 0.96],
  yellow: [6, 0.34, 1.08],
  blue: [4, 0.56, 1.05],
};
const TINTS = new Map(
  Object.entries(BLOOMS).map(([name, { petal, root, heart }]) => [
    name,
    { petal: colour(petal), root: colour(root), heart: colour(heart) },
  ]),
);

/** A blossom that faces some way. */
export function blossom(
  mesh: MeshBuilder,
  at: Vec,
  facing: Vec,
  radius: number,
  flower: string,
  random: Random,
  light: Vec,
): void {
  const tints = TINTS.get(flower);
  const [count, broad, long] = PETALS[flower] ?? [6, 0.3, 1];
  if (!tints) return;
  const up = unit(facing);
  const east = unit(cross([0.3, 0, 1], up));
  const south = cross(up, east);
  const start = random() * 6;
  const point = (angle: number, out: number, over: number): Vec =>
    added(added(added(at, east, Math.cos(angle) * out), south, Math.sin(angle) * out), up, over);
  for (let petal = 0; petal < count; petal += 1) {
    const angle = start + (petal * 2 * Math.PI) / count;
    const reach = radius * long;
    const first = mesh.vertex(point(angle, radius * 0.1, 0.3 * radius), light, PLAIN, tints.root);
    mesh.vertex(point(angle - broad, reach * 0.72, 0.34 * radius), light, PLAIN, tints.petal);
    mesh.vertex(point(angle, reach, 0.22 * radius), light, PLAIN, tints.petal);
    mesh.vertex(point(angle + broad, reach * 0.72, 0.34 * radius), light, PLAIN, tints.petal);
    for (const [b, c] of [
      [1, 2],
      [2, 3],
    ] as const) {
      mesh.triangle(first, first + b, first + c);
      mesh.triangle(first, first + c, first + b);
    }
  }
  const heart = mesh.vertex(point(0, 0, 0.56 * radius), light, PLAIN, tints.heart);
  const edge = scaled(tints.heart, 0.82);
  for (let side = 0; side < 5; side += 1)
    mesh.vertex(point(start + side * 1.2566, radius * 0.3, 0.37 * radius), light, PLAIN, edge);
  for (let side = 0; side < 5; side += 1) {
    const [one, next] = [heart + 1 + side, heart + 1 + ((side + 1) % 5)];
    mesh.triangle(heart, one, next);
    mesh.triangle(heart, next, one);
  }
}
