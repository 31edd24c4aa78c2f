/** A statue: a winged genius of gold on a pedestal with a lapis band. As a carrier it bears the terrace above on its head. */

import { STEP, SLAB } from '../measures';
import type { MeshBuilder, Pair } from './builder';
import { GOLD, GOLD_LIGHT, GOLD_LOW, LAPIS, LAPIS_LIGHT, STONE, STONE_LOW } from './palette';
import { ball, box, frameAt, plate, turnedBody, type Frame } from './shapes';

const ROBE: readonly Pair[] = [
  [0.17, 0],
  [0.165, 0.03],
  [0.135, 0.07],
  [0.105, 0.26],
  [0.125, 0.4],
  [0.132, 0.44],
  [0.05, 0.5],
  [0.045, 0.53],
];
const TIARA: readonly Pair[] = [
  [0.094, 0.62],
  [0.108, 0.65],
  [0.085, 0.685],
  [0.094, 0.7],
  [0.066, 0.745],
  [0.03, 0.79],
  [0, 0.795],
];
/** One wing, raised, with three rows of feathers; counter-clockwise. */
const WING: readonly Pair[] = [
  [0.05, 0.12],
  [0.15, 0.14],
  [0.24, 0.19],
  [0.27, 0.29],
  [0.34, 0.34],
  [0.37, 0.46],
  [0.43, 0.55],
  [0.48, 0.76],
  [0.36, 0.75],
  [0.22, 0.64],
  [0.06, 0.44],
];
const WING_MIDDLE: Pair = [0.2, 0.42];

/** The gold of the figure: bright above, deep below. */
const FIGURE = { high: GOLD_LIGHT, low: GOLD_LOW };

export function statue(
  mesh: MeshBuilder,
  x: number,
  y: number,
  z: number,
  turn: number,
  carries: boolean,
): void {
  const frame = frameAt(x, y, z, turn);
  const stone = { high: STONE, low: STONE_LOW };
  const low = carries ? 0.06 : 0.14;
  box(mesh, frame, [0, 0.01, 0], [0.52, 0.09, 0.52], stone);
  box(mesh, frame, [0, 0.1, 0], [0.39, low, 0.39], { high: LAPIS_LIGHT, low: LAPIS });
  box(mesh, frame, [0, 0.1 + low, 0], [0.44, 0.04, 0.44], stone);
  const foot = 0.14 + low;
  figure(mesh, { ...frame, y: y + foot }, carries);
  if (carries) {
    const head = STEP - SLAB - 0.07;
    box(mesh, frame, [0, head, 0], [0.42, 0.07, 0.42], { high: GOLD, low: GOLD_LOW });
  }
}

function figure(mesh: MeshBuilder, frame: Frame, carries: boolean): void {
  const size = carries ? 0.62 : 1;
  const small = (outline: readonly Pair[]) => outline.map(([r, h]): Pair => [r, h * size]);
  turnedBody(mesh, frame, [0, 0, 0], small(ROBE), 10, FIGURE);
  const arms: Pair[] = [
    [0.14, 0.38],
    [0.165, 0.43],
    [0.12, 0.49],
    [0.05, 0.51],
  ];
  turnedBody(mesh, frame, [0, 0, 0], small(arms), 8, FIGURE);
  if (carries) return;
  ball(mesh, frame, [0, 0.59, 0], 0.092, FIGURE, 8);
  box(mesh, frame, [0, 0.45, 0.07], [0.075, 0.12, 0.05], { high: GOLD, low: GOLD_LOW });
  turnedBody(mesh, frame, [0, 0, 0], TIARA, 9, { high: GOLD_LIGHT, low: GOLD });
  const mirrored = WING.map(([wx, wy]): Pair => [-wx, wy]).reverse();
  const back = { ...frame, x: frame.x - frame.sin * 0.07, z: frame.z - frame.cos * 0.07 };
  plate(mesh, back, WING_MIDDLE, WING, 0.045, FIGURE);
  plate(mesh, back, [-WING_MIDDLE[0], WING_MIDDLE[1]], mirrored, 0.045, FIGURE);
}
