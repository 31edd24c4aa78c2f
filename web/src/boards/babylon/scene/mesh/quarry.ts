/** The quarry: a pit with a glazed rim, and in it stacks of tiles with their material face up. */

import { LAYER, PITCH, stackPlace } from '../measures';
import { regionNamed, uvOf } from '../paint/regions';
import { tileOf, iconOf } from '../../notation';
import type { MeshBuilder, Vec } from './builder';
import type { Box } from './light';
import { GOLD, GOLD_LOW, STONE, STONE_LOW, WHITE } from './palette';
import { box, frameAt, profile, roundPicture, turnedBody, UP } from './shapes';

/** A stack as the scene builds it: its place, how many tiles, and the top one if it has been seen. */
export interface Stack {
  column: number;
  row: number;
  height: number;
  tile: string | null;
}

const LAYERS = ['basalt', 'granite', 'clay'];
const SIDE = 0.965;
/** Half of the pit. */
const PIT = { x: PITCH.x * 2 + 0.1, z: PITCH.z * 2 + 0.12 } as const;
const RIM = 0.28;
const PICTURES = 0.375;
const OUT = 0.51;
const CORNERS = [
  [-OUT, -OUT],
  [OUT, -OUT],
  [OUT, OUT],
  [-OUT, OUT],
] as const;

export function quarry(mesh: MeshBuilder, stacks: readonly Stack[]): Box[] {
  pit(mesh);
  return stacks.flatMap((stack) => {
    const { x, z } = stackPlace(stack.column, stack.row);
    for (let layer = 1; layer <= stack.height; layer += 1) {
      const top = layer === stack.height ? stack.tile : null;
      const material = top ? tileOf(top).material : (LAYERS[layer - 1] ?? 'clay');
      block(mesh, [x, layer * LAYER, z], material);
      if (top) face(mesh, [x, layer * LAYER, z], top);
    }
    const tall = stack.height * LAYER;
    return tall > 0 ? [[x - SIDE, 0, z - SIDE, x + SIDE, tall, z + SIDE] as Box] : [];
  });
}

/** The picture of sand there and back again, so that its edges meet; eight parts show it once. */
function mirrored(part: number): number {
  const share = (part / 8) % 2;
  return share > 1 ? 2 - share : share;
}

function pit(mesh: MeshBuilder): void {
  const parts = 48;
  const first = mesh.count;
  const floor: readonly [number, number, number] = [0.78, 0.68, 0.53];
  for (let row = 0; row <= parts; row += 1)
    for (let column = 0; column <= parts; column += 1) {
      const [u, v] = [column / parts, row / parts];
      const uv = uvOf('stone', mirrored(column), mirrored(row));
      mesh.vertex([(u * 2 - 1) * PIT.x, -0.02, (v * 2 - 1) * PIT.z], UP, uv, floor);
    }
  for (let row = 0; row < parts; row += 1)
    for (let column = 0; column < parts; column += 1) {
      const at = first + row * (parts + 1) + column;
      mesh.triangle(at, at + parts + 1, at + 1);
      mesh.triangle(at + 1, at + parts + 1, at + parts + 2);
    }
  const frame = frameAt(0, 0, 0);
  const stone = { high: STONE, low: STONE_LOW, region: 'stone' as const };
  for (const side of [-1, 1]) {
    const [midX, midZ] = [side * (PIT.x + RIM / 2), side * (PIT.z + RIM / 2)];
    box(mesh, frame, [midX, -0.24, 0], [RIM, 0.38, 2 * PIT.z], stone);
    box(mesh, frame, [0, -0.24, midZ], [2 * (PIT.x + RIM), 0.38, RIM], stone);
    frieze(mesh, [midX, 0.145, 0], 2 * PIT.z, true);
    frieze(mesh, [0, 0.145, midZ], 2 * (PIT.x + RIM), false);
  }
}

/** The rim's glazed flowers, seen from above. */
function frieze(mesh: MeshBuilder, [x, y, z]: Vec, long: number, upright: boolean): void {
  const parts = Math.round(long / 2.24);
  for (let part = 0; part < parts; part += 1) {
    const [from, to] = [part, part + 1].map((at) => -long / 2 + (long * at) / parts) as [
      number,
      number,
    ];
    const corners: [Vec, Vec, Vec, Vec] = upright
      ? [
          [x + RIM / 2, y, z - from],
          [x + RIM / 2, y, z - to],
          [x - RIM / 2, y, z - to],
          [x - RIM / 2, y, z - from],
        ]
      : [
          [x + from, y, z + RIM / 2],
          [x + to, y, z + RIM / 2],
          [x + to, y, z - RIM / 2],
          [x + from, y, z - RIM / 2],
        ];
    mesh.quad(corners, UP, 'frieze-board', WHITE);
  }
}

/** One layer of stone: its upper side is at the height given. */
export function block(mesh: MeshBuilder, [x, y, z]: Vec, material: string): void {
  const region = regionNamed(material);
  profile(
    mesh,
    [x, y, z],
    [
      { half: SIDE - 0.015, y: -LAYER + 0.02, tint: WHITE, region, from: 0, to: 0.28 },
      { half: SIDE, y: -0.04, tint: WHITE, region, from: 0, to: 0.05 },
      { half: SIDE - 0.045, y: 0, tint: WHITE },
    ],
  );
  const parts = 4;
  const side = SIDE - 0.045;
  for (let row = 0; row < parts; row += 1)
    for (let column = 0; column < parts; column += 1) {
      const [u0, v0, u1, v1] = [column, row, column + 1, row + 1].map((at) => at / parts) as [
        number,
        number,
        number,
        number,
      ];
      const at = (u: number, v: number): Vec => [x + (u * 2 - 1) * side, y, z + (v * 2 - 1) * side];
      mesh.quad([at(u0, v1), at(u1, v1), at(u1, v0), at(u0, v0)], UP, region, WHITE, [
        [u0, 1 - v1],
        [u1, 1 - v1],
        [u1, 1 - v0],
        [u0, 1 - v0],
      ]);
    }
}

/** Icons on discs, and the flower as a medal in the middle. */
export function face(mesh: MeshBuilder, [x, y, z]: Vec, tile: string): void {
  const { flower, face: signs } = tileOf(tile);
  CORNERS.forEach(([east, south], at) => {
    const icon = iconOf(signs[at]);
    if (!icon) return;
    const rim = [
      [PICTURES + 0.02, -0.005],
      [PICTURES, 0.04],
    ] as const;
    turnedBody(mesh, frameAt(x + east, y, z + south), [0, 0, 0], rim, 20, {
      high: STONE_LOW,
      low: STONE_LOW,
    });
    roundPicture(mesh, [x + east, y + 0.041, z + south], PICTURES, 20, icon, WHITE);
  });
  const rim = [
    [0.34, -0.005],
    [0.325, 0.055],
  ] as const;
  turnedBody(mesh, frameAt(x, y, z), [0, 0, 0], rim, 20, { high: GOLD, low: GOLD_LOW });
  roundPicture(mesh, [x, y + 0.056, z], 0.325, 20, regionNamed(`medal-${flower}`), WHITE);
}
