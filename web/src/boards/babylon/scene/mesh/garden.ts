/** A garden as one mesh, and the boxes that stand in the light. */

import { BOARD, level, SLAB } from '../measures';
import type { Garden, Piece, Terrace } from '../model';
import { boardSides } from './board';
import { bridge } from './bridge';
import { joined, MeshBuilder, type MeshData, type Vec } from './builder';
import { belvedere, pillar } from './columns';
import { fountain } from './fountain';
import type { Box } from './light';
import { stairs } from './stairs';
import { statue } from './statue';
import { terraceMesh } from './terrace';

/** Terraces that were built before, by what they are: most of a garden stays as it was. */
export type Terraces = Map<string, MeshData>;

/** A little above the grass, so that nothing flickers. */
const ABOVE = 0.045;

export function gardenMesh(garden: Garden, known: Terraces): MeshData {
  const used: Terraces = new Map();
  const terraces = garden.terraces.map((terrace) => {
    const key = JSON.stringify(terrace);
    const mesh = known.get(key) ?? terraceMesh(terrace);
    used.set(key, mesh);
    return mesh;
  });
  known.clear();
  used.forEach((mesh, key) => known.set(key, mesh));
  const rest = new MeshBuilder();
  boardSides(rest);
  standing(rest, garden);
  return joined([rest.data(), ...terraces]);
}

/** Pillars and decor. */
export function standing(mesh: MeshBuilder, { pillars, pieces }: Omit<Garden, 'terraces'>): void {
  for (const { x, z, base, double } of pillars) pillar(mesh, { x, y: level(base), z }, double);
  for (const piece of pieces) decor(mesh, piece);
}

function decor(mesh: MeshBuilder, { kind, x, z, floor, dx, dz }: Piece): void {
  const y = level(floor) + ABOVE;
  if (kind === 'belvedere') belvedere(mesh, x, y, z);
  else if (kind === 'fountain') fountain(mesh, x, y, z, dx !== 0);
  else if (kind === 'bridge') bridge(mesh, x, y, z, dx !== 0);
  else if (kind === 'stairs') stairs(mesh, { x, y: y + 0.04, z }, dx, dz);
  else statue(mesh, x, y, z, -0.25, kind === 'carrier');
}

/** Everything that takes light away. */
export function shadowBoxes({ terraces, pillars, pieces }: Garden): Box[] {
  return [
    ...terraces.map(terraceBox),
    ...pillars.map(({ x, z, base, double }): Box => {
      const top = level(base + (double ? 2 : 1)) - SLAB;
      return [x - 0.13, level(base), z - 0.13, x + 0.13, top, z + 0.13];
    }),
    ...pieces.map(pieceBox),
    [-BOARD, -0.4, -BOARD, BOARD, -0.001, BOARD],
  ];
}

function terraceBox({ x, z, floor }: Terrace): Box {
  const y = level(floor);
  return [x - 0.96, y - SLAB, z - 0.96, x + 0.96, y + 0.005, z + 0.96];
}

/** Half the length, half the width, from and to which height a kind takes light. */
const BODIES: Record<Piece['kind'], readonly [number, number, number, number]> = {
  statue: [0.16, 0.16, 0, 0.85],
  carrier: [0.16, 0.16, 0, 0.6],
  belvedere: [0.3, 0.3, 0.55, 0.9],
  fountain: [0.78, 0.32, 0, 0.2],
  bridge: [1.1, 0.26, 0.18, 0.42],
  stairs: [0.3, 0.28, 0, 0.4],
};

function pieceBox({ kind, x, z, floor, dx }: Piece): Box {
  const [long, wide, low, high] = BODIES[kind];
  const [halfX, halfZ] = dx !== 0 ? [long, wide] : [wide, long];
  const y = level(floor);
  return [x - halfX, y + low, z - halfZ, x + halfX, y + high, z + halfZ];
}

/** A lamp burns in every belvedere. */
export function lampsOf({ pieces }: Garden): Vec[] {
  return pieces
    .filter(({ kind }) => kind === 'belvedere')
    .map(({ x, z, floor }): Vec => [x, level(floor) + 0.5, z]);
}
