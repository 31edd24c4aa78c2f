/** What stands upright and round: pillars and belvederes. */

import { SLAB, STEP } from '../measures';
import type { MeshBuilder, Pair } from './builder';
import { GOLD, GOLD_LOW, LAPIS, LAPIS_LIGHT, LAPIS_LOW, STONE, STONE_LOW } from './palette';
import { box, frameAt, turnedBody } from './shapes';

/** A pillar from the top of a floor to the underside of a terrace; a double one wears a lapis drum between gold rings. */
export function pillar(
  mesh: MeshBuilder,
  { x, y, z }: { x: number; y: number; z: number },
  double: boolean,
): void {
  const tall = (double ? 2 : 1) * STEP - SLAB;
  const frame = frameAt(x, y, z);
  const stone = { high: STONE, low: STONE_LOW };
  box(mesh, frame, [0, 0, 0], [0.36, 0.06, 0.36], stone);
  const shaft: Pair[] = [
    [0.155, 0.06],
    [0.155, 0.1],
    [0.125, 0.13],
    [0.13, tall * 0.4],
    [0.108, tall - 0.17],
    [0.125, tall - 0.15],
    [0.175, tall - 0.06],
  ];
  turnedBody(mesh, frame, [0, 0, 0], shaft, 10, stone);
  turnedBody(mesh, frame, [0, tall - 0.2, 0], ring(0.128, 0.045), 10, {
    high: GOLD,
    low: GOLD_LOW,
  });
  box(mesh, frame, [0, tall - 0.06, 0], [0.38, 0.06, 0.38], stone);
  if (!double) return;
  turnedBody(mesh, frame, [0, tall / 2 - 0.08, 0], ring(0.155, 0.16), 10, {
    high: LAPIS_LIGHT,
    low: LAPIS,
  });
  for (const up of [-0.105, 0.075])
    turnedBody(mesh, frame, [0, tall / 2 + up, 0], ring(0.17, 0.035), 10, {
      high: GOLD,
      low: GOLD_LOW,
    });
}

const ring = (radius: number, tall: number): Pair[] => [
  [0.1, 0],
  [radius, 0],
  [radius, tall],
  [0.1, tall],
];

const DOME: readonly Pair[] = [
  [0.305, 0.61],
  [0.32, 0.68],
  [0.305, 0.77],
  [0.25, 0.88],
  [0.15, 0.96],
  [0.06, 0.995],
  [0, 1],
];

/** A belvedere: a blue dome with gold ribs on six columns. */
export function belvedere(mesh: MeshBuilder, x: number, y: number, z: number): void {
  const frame = frameAt(x, y, z);
  const stone = { high: STONE, low: STONE_LOW };
  const gold = { high: GOLD, low: GOLD_LOW };
  const steps: Pair[] = [
    [0.37, 0.02],
    [0.35, 0.1],
    [0.31, 0.1],
    [0.3, 0.155],
    [0, 0.155],
  ];
  turnedBody(mesh, frame, [0, 0, 0], steps, 16, stone);
  for (let column = 0; column < 6; column += 1) {
    const angle = (column * Math.PI) / 3 + 0.52;
    const at = [Math.cos(angle) * 0.245, 0, Math.sin(angle) * 0.245] as const;
    const shaft: Pair[] = [
      [0.044, 0.15],
      [0.035, 0.52],
      [0.056, 0.56],
    ];
    turnedBody(mesh, frame, at, shaft, 6, stone);
  }
  const eaves: Pair[] = [
    [0.2, 0.555],
    [0.33, 0.555],
    [0.335, 0.585],
    [0.335, 0.615],
    [0.3, 0.62],
  ];
  turnedBody(mesh, frame, [0, 0, 0], eaves, 16, gold);
  turnedBody(mesh, frame, [0, 0, 0], DOME, 16, { high: LAPIS_LIGHT, low: LAPIS_LOW });
  for (let rib = 0; rib < 8; rib += 1) domeRib(mesh, x, y, z, (rib * Math.PI) / 4);
  const tip: Pair[] = [
    [0.05, 0.985],
    [0.03, 1.02],
    [0.056, 1.065],
    [0.02, 1.11],
    [0, 1.24],
  ];
  turnedBody(mesh, frame, [0, 0, 0], tip, 7, gold);
}

function domeRib(mesh: MeshBuilder, x: number, y: number, z: number, angle: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const point = ([out, up]: Pair, aside: number) =>
    [x + cos * (out + 0.009) - sin * aside, y + up, z + sin * (out + 0.009) + cos * aside] as const;
  for (let at = 0; at < 5; at += 1) {
    const [low, high] = [DOME[at] as Pair, DOME[at + 1] as Pair];
    mesh.quad(
      [point(low, 0.017), point(low, -0.017), point(high, -0.017), point(high, 0.017)],
      [cos * 0.8, 0.6, sin * 0.8],
      'white',
      GOLD,
    );
  }
}
