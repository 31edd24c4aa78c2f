/** Stairs: eight steps between glazed cheeks from a spot up to a landing one floor above. */

import { STEP } from '../measures';
import type { MeshBuilder, Pair, Vec } from './builder';
import { mixed } from './colour';
import { GOLD, GOLD_LOW, STONE, STONE_LOW, WHITE } from './palette';
import { ball, box, frameAt, onto, towards } from './shapes';

const STEPS = 8;
/** Where the flight begins and ends, from the middle of the lower spot towards the upper one. */
const FOOT = -0.36;
const HEAD = 0.6;
const WIDE = 0.25;
const CHEEK = 0.065;

/** The middle of the lower spot, and the side to which they rise. */
export function stairs(
  mesh: MeshBuilder,
  { x, y, z }: { x: number; y: number; z: number },
  dx: number,
  dz: number,
): void {
  const frame = frameAt(x, y, z, Math.atan2(dx, dz));
  const deep = (HEAD - FOOT) / STEPS;
  for (let step = 0; step < STEPS; step += 1) {
    const tall = (STEP * (step + 1)) / STEPS + 0.015;
    const high = step % 2 ? STONE : mixed(STONE, STONE_LOW, 0.35);
    box(mesh, frame, [0, 0, FOOT + (step + 0.5) * deep], [2 * WIDE, tall, deep], {
      high,
      low: STONE_LOW,
    });
  }
  for (const side of [1, -1]) {
    cheek(mesh, frame, side);
    const post: Vec = [side * (WIDE + CHEEK / 2), STEP - 0.02, HEAD + 0.05];
    box(mesh, frame, post, [0.13, 0.3, 0.13], { high: STONE, low: STONE_LOW });
    const knob: Vec = [post[0], STEP + 0.33, post[2]];
    ball(mesh, frame, knob, 0.065, { high: GOLD, low: GOLD_LOW }, 7);
  }
  box(mesh, frame, [0, STEP + 0.005, HEAD + 0.22], [0.56, 0.08, 0.44], {
    high: STONE,
    low: STONE_LOW,
  });
}

/** A cheek: glazed outside, gold on its edge. */
function cheek(mesh: MeshBuilder, frame: ReturnType<typeof frameAt>, side: number): void {
  const [inner, outer] = [WIDE * side, (WIDE + CHEEK) * side];
  const [start, end]: [Pair, Pair] = [
    [FOOT - 0.04, 0.17],
    [HEAD, STEP + 0.14],
  ];
  const at = (points: [Vec, Vec, Vec, Vec]) => {
    const turned = side > 0 ? points : points.reverse();
    return turned.map((point) => onto(frame, point)) as [Vec, Vec, Vec, Vec];
  };
  const uvs: [Pair, Pair, Pair, Pair] = [
    [0, 0],
    [0, 0.25],
    [1, 1],
    [1, 0],
  ];
  const outside = at([
    [outer, 0.02, start[0]],
    [outer, start[1], start[0]],
    [outer, end[1], end[0]],
    [outer, 0.02, end[0]],
  ]);
  mesh.quad(
    outside,
    towards(frame, [side, 0, 0]),
    'glaze',
    WHITE,
    side > 0 ? uvs : (uvs.reverse() as typeof uvs),
  );
  const edge = at([
    [inner, start[1], start[0]],
    [inner, end[1], end[0]],
    [outer, end[1], end[0]],
    [outer, start[1], start[0]],
  ]);
  mesh.quad(edge, towards(frame, [0, 0.75, -0.66]), 'white', GOLD);
  const inside = at([
    [inner, 0, start[0]],
    [inner, 0, end[0]],
    [inner, end[1], end[0]],
    [inner, start[1], start[0]],
  ]);
  mesh.quad(inside, towards(frame, [-side, 0, 0]), 'white', STONE_LOW);
  const front = at([
    [inner, 0, start[0]],
    [inner, start[1], start[0]],
    [outer, start[1], start[0]],
    [outer, 0, start[0]],
  ]);
  mesh.quad(front, towards(frame, [0, 0, -1]), 'white', STONE);
  const back = at([
    [inner, 0, end[0]],
    [outer, 0, end[0]],
    [outer, end[1], end[0]],
    [inner, end[1], end[0]],
  ]);
  mesh.quad(back, towards(frame, [0, 0, 1]), 'white', STONE_LOW);
}
