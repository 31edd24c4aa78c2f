import { describe, expect, it } from 'vitest';
import { gardenOf } from '../model';
import type { BabylonView } from '../../types';
import moments from '../../moments.jsonl?raw';
import { Build } from './build';
import type { Answer } from './built';
import { joined, MeshBuilder, type MeshData } from './builder';
import { gardenMesh, lampsOf, shadowBoxes } from './garden';
import { DAY, DUSK, light, type Lit } from './light';
import { quarry } from './quarry';

const views = moments
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { view: BabylonView }).view);
const fullest = views
  .flatMap(({ players }) => players)
  .reduce((most, one) => (one.terraces.length > most.terraces.length ? one : most));
const garden = gardenOf(fullest);

function flaws({ positions, normals, uvs, colours, indices }: MeshData): string[] {
  const vertices = positions.length / 3;
  const found: string[] = [];
  if ([...positions, ...normals, ...uvs, ...colours].some((value) => !Number.isFinite(value)))
    found.push('a value is no number');
  if ([...uvs].some((value) => value < 0 || value > 1)) found.push('a picture is left');
  if (indices.some((index) => index >= vertices)) found.push('a vertex is missing');
  if (normals.length !== positions.length || colours.length !== positions.length)
    found.push('lists differ in length');
  return found;
}

/** Triangles that are seen from behind where their normals say they are seen from the front. */
function reversed({ positions, normals, indices }: MeshData): number {
  let count = 0;
  const at = (list: Float32Array, index: number) => [...list.subarray(index * 3, index * 3 + 3)];
  for (let first = 0; first < indices.length; first += 3) {
    const [a, b, c] = [0, 1, 2].map((step) => indices[first + step] ?? 0) as [
      number,
      number,
      number,
    ];
    const [p, q, r] = [a, b, c].map((index) => at(positions, index)) as [
      number[],
      number[],
      number[],
    ];
    const u = q.map((value, axis) => value - (p[axis] ?? 0));
    const v = r.map((value, axis) => value - (p[axis] ?? 0));
    const face = [0, 1, 2].map((axis) => {
      const [one, two] = [(axis + 1) % 3, (axis + 2) % 3];
      return (u[one] ?? 0) * (v[two] ?? 0) - (u[two] ?? 0) * (v[one] ?? 0);
    });
    const normal = at(normals, a);
    const facing = face.reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0);
    if (facing < -1e-7) count += 1;
  }
  return count;
}

describe('the mesh of a garden', () => {
  const mesh = gardenMesh(garden, new Map());

  it('is whole', () => {
    expect(flaws(mesh)).toEqual([]);
    expect(mesh.plain).toBeGreaterThan(0);
    expect(mesh.plain).toBeLessThan(mesh.indices.length);
  });

  it('builds again only what has changed', () => {
    const known = new Map();
    gardenMesh(garden, known);
    const before = new Map(known);
    gardenMesh({ ...garden, terraces: garden.terraces.slice(1) }, known);
    expect(known.size).toBe(garden.terraces.length - 1);
    for (const [key, part] of known) expect(part).toBe(before.get(key));
  });

  it('is the same whenever it is built', () => {
    const again = gardenMesh(garden, new Map());
    expect(Buffer.from(again.positions.buffer).equals(Buffer.from(mesh.positions.buffer))).toBe(
      true,
    );
    expect(Buffer.from(again.indices.buffer).equals(Buffer.from(mesh.indices.buffer))).toBe(true);
  });
});

describe('the mesh of the quarry', () => {
  const [view] = views;
  const stacks = (view?.quarry ?? []).map(({ height, tile }, at) => ({
    column: at % 4,
    row: Math.floor(at / 4),
    height,
    tile,
  }));

  it('is whole, and every face is seen from outside', () => {
    const mesh = new MeshBuilder();
    const boxes = quarry(mesh, stacks);
    expect(flaws(mesh.data())).toEqual([]);
    expect(reversed(mesh.data())).toBe(0);
    expect(boxes).toHaveLength(stacks.filter(({ height }) => height > 0).length);
  });
});

it('decor is seen from outside', () => {
  const kinds = ['statue', 'carrier', 'belvedere', 'fountain', 'bridge', 'stairs'] as const;
  const pieces = kinds.flatMap((kind) =>
    [
      [1, 0],
      [0, 1],
    ].map(([dx = 0, dz = 0]) => ({ kind, x: 0, z: 0, floor: 1, dx, dz })),
  );
  for (const piece of pieces) {
    const mesh = gardenMesh({ terraces: [], pillars: [], pieces: [piece] }, new Map());
    expect([piece.kind, reversed(mesh)]).toEqual([piece.kind, 0]);
  }
});

it('several meshes become one, the fine leaves of all last', () => {
  const one = new MeshBuilder();
  const at = [0, 1, 2].map(() => one.vertex([0, 0, 0], [0, 1, 0], [0, 0], [1, 1, 1]));
  one.triangle(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
  one.fine(true);
  one.triangle(2, 1, 0);
  const both = joined([one.data(), one.data()]);
  expect([...both.indices]).toEqual([0, 1, 2, 3, 4, 5, 2, 1, 0, 5, 4, 3]);
  expect(both.plain).toBe(6);
});

describe('light', () => {
  const open: Lit = { boxes: [], lighting: DAY, lamps: [], shades: new Map(), seek: true };
  const point = (at: readonly [number, number, number], given: Lit) => {
    const mesh = new MeshBuilder();
    mesh.vertex(at, [0, 1, 0], [0, 0], [1, 1, 1]);
    return light(mesh.data(), given)[1] ?? 0;
  };

  it('is taken away by what stands between a place and the sky', () => {
    const roof: Lit = { ...open, shades: new Map(), boxes: [[-1, 1, -1, 1, 1.2, 1]] };
    expect(point([0, 0, 0], roof)).toBeLessThan(0.6 * point([0, 0, 0], open));
    // Away from the roof and on the side of the sun it is as light as anywhere.
    expect(point([-4, 0, 0], roof)).toBeGreaterThan(0.9 * point([-4, 0, 0], open));
  });

  it('is warmer near a lamp at dusk', () => {
    const dusk: Lit = { ...open, lighting: DUSK, shades: new Map() };
    const lit: Lit = { ...dusk, lamps: [[0, 0.5, 0]], shades: new Map() };
    expect(point([0.3, 0, 0], lit)).toBeGreaterThan(point([0.3, 0, 0], dusk));
    expect(point([4, 0, 0], lit)).toBe(point([4, 0, 0], dusk));
  });

  it('comes first as it was known, then as it is', () => {
    const build = new Build();
    const order = { slot: 'garden-0', dark: false, what: { garden } };
    const colours = (answer: Answer) =>
      answer.colours.map((list) => Buffer.from(list.buffer).toString('base64'));
    const first = build.start({ ...order, id: 1 });
    const full = first.finish();
    expect(colours(full)).not.toEqual(colours(first.answer));
    // Built again, it is at once in the light that was found.
    const again = build.start({ ...order, id: 2 });
    expect(colours(again.answer)).toEqual(colours(full));
  });

  it('has a lamp in every belvedere and a box for every body', () => {
    const belvederes = garden.pieces.filter(({ kind }) => kind === 'belvedere');
    expect(lampsOf(garden)).toHaveLength(belvederes.length);
    const bodies = garden.terraces.length + garden.pillars.length + garden.pieces.length;
    expect(shadowBoxes(garden)).toHaveLength(bodies + 1);
  });
});
