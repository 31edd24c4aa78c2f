/** A fountain: a long basin over two spots, a bowl on a foot in the middle, and falling water. */

import type { MeshBuilder, Pair, Vec } from './builder';
import { LAPIS, LAPIS_LIGHT, SPRAY, SPRAY_LOW, STONE, STONE_LOW, WHITE } from './palette';
import { ball, box, frameAt, onto, turnedBody, UP, type Frame } from './shapes';

const LONG = 1.62;
const WIDE = 0.68;
const WALL = 0.09;
const STONES = { high: STONE, low: STONE_LOW };
const WATER = { high: SPRAY, low: SPRAY_LOW };

/** Its middle, and whether it lies from west to east. */
export function fountain(mesh: MeshBuilder, x: number, y: number, z: number, along: boolean): void {
  const frame = frameAt(x, y, z, along ? 0 : Math.PI / 2);
  basin(mesh, frame);
  const foot: Pair[] = [
    [0.11, 0.15],
    [0.06, 0.22],
    [0.05, 0.34],
    [0.08, 0.38],
    [0.25, 0.45],
    [0.26, 0.475],
    [0.23, 0.475],
  ];
  turnedBody(mesh, frame, [0, 0, 0], foot, 12, STONES);
  pool(mesh, frame, [0.2, 0.2], 0.466, 0.4);
  const plume: Pair[] = [
    [0.05, 0.46],
    [0.035, 0.62],
    [0.028, 0.76],
    [0, 0.92],
  ];
  turnedBody(mesh, frame, [0, 0, 0], plume, 6, WATER);
  for (let jet = 0; jet < 6; jet += 1) falling(mesh, frame, (jet * Math.PI) / 3);
  for (const side of [-0.58, 0.58]) {
    const spout: Pair[] = [
      [0.04, 0.18],
      [0.028, 0.3],
      [0, 0.44],
    ];
    turnedBody(mesh, frame, [side, 0, 0], spout, 6, WATER);
  }
}

function basin(mesh: MeshBuilder, frame: Frame): void {
  const [ends, sides] = [LONG / 2 - WALL / 2, WIDE / 2 - WALL / 2];
  for (const side of [1, -1]) {
    box(mesh, frame, [0, 0, side * sides], [LONG, 0.235, WALL], STONES);
    box(mesh, frame, [side * ends, 0, 0], [WALL, 0.235, WIDE], STONES);
    const band = { high: LAPIS_LIGHT, low: LAPIS, region: 'glaze' as const };
    box(mesh, frame, [0, 0.07, side * (WIDE / 2)], [LONG, 0.09, 0.012], band);
    box(mesh, frame, [side * (LONG / 2), 0.07, 0], [0.012, 0.09, WIDE], band);
  }
  pool(mesh, frame, [LONG / 2 - WALL, WIDE / 2 - WALL], 0.175, 1);
}

function pool(
  mesh: MeshBuilder,
  frame: Frame,
  [halfX, halfZ]: Pair,
  height: number,
  part: number,
): void {
  const corner = (sx: number, sz: number): Vec => onto(frame, [sx * halfX, height, sz * halfZ]);
  mesh.quad([corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)], UP, 'water', WHITE, [
    [0, 0],
    [part, 0],
    [part, part],
    [0, part],
  ]);
}

/** Drops on a bow from the plume into the basin. */
function falling(mesh: MeshBuilder, frame: Frame, angle: number): void {
  const [reachX, reachZ] = [Math.cos(angle) * 0.36, Math.sin(angle) * 0.2];
  for (let drop = 0; drop < 5; drop += 1) {
    const share = (drop + 0.8) / 5.4;
    const height = 0.72 + 0.5 * share * (1 - share) - 0.5 * share * share;
    ball(mesh, frame, [reachX * share, height, reachZ * share], 0.022, WATER, 4);
  }
}
