/** A built terrace, garden face up: slab, frieze, grass, discs with icons, and all that grows. */

import { HALF, DISC, DISC_TOP, level, SLAB, SPOT } from '../measures';
import type { Terrace } from '../model';
import { regionNamed, uvOf } from '../paint/regions';
import { MeshBuilder, type MeshData } from './builder';
import { blossom, leaf, leafColour } from './plants';
import { FLOOR_TINTS, STONE, STONE_LOW, WHITE } from './palette';
import { randomFrom, type Random } from './random';
import { frameAt, profile, roundPicture, turnedBody, UP } from './shapes';

/** The grass reaches to here. */
const GRASS = 0.93;
/** Where discs are, clockwise from the north-west. */
const CORNERS = [
  [-SPOT, -SPOT],
  [SPOT, -SPOT],
  [SPOT, SPOT],
  [-SPOT, SPOT],
] as const;
/** The sides, clockwise from the north: what lies outside of each. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** Over another terrace leaves may only hang so far, or they hide its icons. */
const LONGEST = { ground: 0.62, terrace: 0.27 };

type Tint = (typeof FLOOR_TINTS)[number];

/** What all that grows on a terrace needs to know. */
interface Bed {
  mesh: MeshBuilder;
  terrace: Terrace;
  y: number;
  tint: Tint;
  random: Random;
  cleared(x: number, z: number): boolean;
}

export function terraceMesh(terrace: Terrace): MeshData {
  const mesh = new MeshBuilder();
  const { x, z, floor, clearings } = terrace;
  const tint = FLOOR_TINTS[Math.min(floor, FLOOR_TINTS.length - 1)] ?? WHITE;
  const bed: Bed = {
    mesh,
    terrace,
    y: level(floor),
    tint,
    random: randomFrom(Math.round((x + 4) * 8 + (z + 4) * 128 + floor * 2048)),
    cleared: (px, pz) =>
      clearings.some(([x0, z0, x1, z1]) => px > x0 && px < x1 && pz > z0 && pz < z1),
  };
  slab(bed);
  grass(bed);
  discs(bed);
  hedge(bed);
  hanging(bed);
  heart(bed);
  return mesh.data();
}

function slab({ mesh, terrace: { x, z, floor }, y }: Bed): void {
  const frieze = regionNamed(`frieze-${Math.min(floor, 3)}`);
  profile(
    mesh,
    [x, y, z],
    [
      { half: 0.93, y: -SLAB, tint: STONE, region: 'stone' },
      { half: HALF, y: -SLAB + 0.025, tint: WHITE, region: frieze },
      { half: HALF, y: -0.03, tint: STONE },
      { half: 0.95, y: -0.005, tint: STONE },
      { half: 0.9, y: -0.005, tint: STONE },
    ],
  );
  mesh.quad(
    [
      [x - GRASS, y - SLAB, z - GRASS],
      [x + GRASS, y - SLAB, z - GRASS],
      [x + GRASS, y - SLAB, z + GRASS],
      [x - GRASS, y - SLAB, z + GRASS],
    ],
    [0, -1, 0],
    'stone',
    STONE_LOW,
  );
}

/** A lawn with soft ups and downs, fine enough to carry the shadows. */
function grass({ mesh, terrace: { x, z, flower }, y, tint }: Bed): void {
  const parts = 12;
  const region = regionNamed(`garden-${flower}`);
  const first = mesh.count;
  for (let row = 0; row <= parts; row += 1) {
    for (let column = 0; column <= parts; column += 1) {
      const [u, v] = [column / parts, row / parts];
      const [east, south] = [(u - 0.5) * 2 * GRASS, (v - 0.5) * 2 * GRASS];
      const edge = row % parts === 0 || column % parts === 0;
      const swell = 0.012 + 0.016 * Math.sin(east * 3 + south * 2 + x) * Math.cos(south * 4 + z);
      const at = [x + east, y + (edge ? 0 : swell), z + south] as const;
      mesh.vertex(at, UP, uvOf(region, u, 1 - v), tint);
    }
  }
  for (let row = 0; row < parts; row += 1) {
    for (let column = 0; column < parts; column += 1) {
      const at = first + row * (parts + 1) + column;
      mesh.triangle(at, at + parts + 1, at + 1);
      mesh.triangle(at + 1, at + parts + 1, at + parts + 2);
    }
  }
}

/** Icons that can still be used lie on raised pale discs; where decor stands the disc is plain. */
function discs({ mesh, terrace: { x, z, spots }, y }: Bed): void {
  spots.forEach(({ icon, state }, at) => {
    const [east, south] = CORNERS[at] ?? [0, 0];
    if (state === 'covered' || (state === 'free' && !icon)) return;
    const frame = frameAt(x + east, y, z + south);
    const edge = [
      [DISC + 0.045, -0.01],
      [DISC, DISC_TOP],
    ] as const;
    turnedBody(mesh, frame, [0, 0, 0], edge, 20, { high: STONE, low: STONE_LOW });
    const picture = state === 'free' && icon ? icon : 'blank';
    roundPicture(mesh, [x + east, y + DISC_TOP, z + south], DISC, 20, picture, WHITE);
  });
}

/** A point on a side: so far along it, so far from the middle. */
function beside(side: number, along: number, out: number): readonly [number, number] {
  const [sx, sz] = SIDES[side] ?? [0, 0];
  return [sx * out - sz * along, sz * out + sx * along];
}

/** The flower border along the four sides. */
function hedge({ mesh, terrace: { x, z, flower }, y, tint, random, cleared }: Bed): void {
  for (let side = 0; side < 4; side += 1) {
    const [sx, sz] = SIDES[side] ?? [0, 0];
    for (let along = -0.92, leaves = 0; along <= 0.92; along += 0.095, leaves += 1) {
      const [east, south] = beside(side, along + 0.03 * (random() - 0.5), 0.885 + 0.05 * random());
      if (cleared(x + east, z + south)) continue;
      for (let more = 0; more < 2; more += 1) {
        const turn = random() * 6.28;
        mesh.fine(more > 0 || leaves % 2 > 0);
        leaf(
          mesh,
          [x + east, y, z + south],
          [Math.cos(turn) * 0.8 + sx * 0.4, 0.75, Math.sin(turn) * 0.8 + sz * 0.4],
          [Math.cos(turn) * 0.3, 1, Math.sin(turn) * 0.3],
          [0.1 + 0.05 * random(), 0.095],
          leafColour(random, tint),
          UP,
        );
      }
    }
    mesh.fine(false);
    for (let along = -0.9; along <= 0.9; along += 0.15) {
      const [east, south] = beside(
        side,
        along + 0.03 * (random() - 0.5),
        0.895 + 0.03 * (random() - 0.5),
      );
      const facing = [
        sx * 0.45 + (random() - 0.5) * 0.3,
        1,
        sz * 0.45 + (random() - 0.5) * 0.3,
      ] as const;
      const lift = 0.06 + 0.035 * random();
      if (cleared(x + east, z + south)) continue;
      blossom(mesh, [x + east, y + lift, z + south], facing, 0.118, flower, random, UP);
    }
  }
}

/** Leaves that hang from the sides in three bunches, where there is room below. */
function hanging(bed: Bed): void {
  const { terrace, random } = bed;
  terrace.falls.forEach((fall, side) => {
    if (fall <= 0.25) return;
    const middle = random();
    for (let vine = 0; vine < 7; vine += 1) {
      const bunch = [-0.74, -0.2 + 0.5 * middle, 0.78][vine % 3] ?? 0;
      const along = Math.max(-0.88, Math.min(0.88, bunch + (random() - 0.5) * 0.34));
      const [east, south] = beside(side, along, 0.95);
      const most = fall < level(terrace.floor) - 0.01 ? LONGEST.terrace : LONGEST.ground;
      const length = Math.min(fall - 0.08, most, 0.16 + Math.pow(random(), 1.5) * 0.6);
      if (!bed.cleared(terrace.x + east, terrace.z + south))
        hang(bed, side, along, length, vine > 3);
    }
  });
  bed.mesh.fine(false);
}

function hang(bed: Bed, side: number, along: number, length: number, fine: boolean): void {
  const { mesh, terrace, y, tint, random } = bed;
  const [sx, sz] = SIDES[side] ?? [0, 0];
  const steps = Math.max(3, Math.round(length / 0.055));
  let sway = 0;
  mesh.fine(fine);
  for (let step = 0; step < steps; step += 1) {
    sway += (random() - 0.5) * 0.03;
    const [east, south] = beside(side, along + sway, 1 + 0.012 * Math.sin(step));
    const turn = step % 2 ? 0.8 : -0.8;
    const thin = 1 - (0.42 * step) / steps;
    leaf(
      mesh,
      [terrace.x + east, y + 0.03 - (length * step) / steps, terrace.z + south],
      [-sz * turn + sx * 0.25, -0.62, sx * turn + sz * 0.25],
      [sx, 0.45, sz],
      [0.12 * thin, 0.088 * thin],
      leafColour(random, tint),
      [sx * 0.8, 0.6, sz * 0.8],
    );
  }
  if (random() < 0.5) {
    const [east, south] = beside(side, along + sway, 1.02);
    const down = length * (0.2 + 0.5 * random());
    const at = [terrace.x + east, y - down, terrace.z + south] as const;
    const facing = [sx, 0.35, sz] as const;
    blossom(mesh, at, facing, 0.064, terrace.flower, random, [sx * 0.7, 0.7, sz * 0.7]);
  }
}

/** Blossoms in the middle of the terrace, and tufts of grass on blank spots. */
function heart({ mesh, terrace: { x, z, flower, spots }, y, tint, random, cleared }: Bed): void {
  if (!cleared(x, z)) {
    for (let at = 0; at < 10; at += 1) {
      const [turn, out] = [random() * 6.28, 0.12 * Math.sqrt(random())];
      mesh.fine(at % 2 > 0);
      leaf(
        mesh,
        [x + Math.cos(turn) * out, y + 0.01, z + Math.sin(turn) * out],
        [Math.cos(turn) * 0.7, 0.8, Math.sin(turn) * 0.7],
        [Math.cos(turn) * 0.2, 1, Math.sin(turn) * 0.2],
        [0.13, 0.085],
        leafColour(random, tint),
        UP,
      );
    }
    mesh.fine(false);
    for (let at = 0; at < 5; at += 1) {
      const [turn, out] = [at * 1.2566 + random(), at > 0 ? 0.095 : 0];
      const [east, south] = [Math.cos(turn), Math.sin(turn)];
      const lift = 0.11 + 0.03 * random();
      const spot = [x + east * out, y + lift, z + south * out] as const;
      blossom(mesh, spot, [east * 0.4, 1, south * 0.4], 0.09, flower, random, UP);
    }
  }
  mesh.fine(true);
  spots.forEach(({ icon, state }, at) => {
    if (state === 'used' || (state === 'free' && icon)) return;
    const [east, south] = CORNERS[at] ?? [0, 0];
    for (let tuft = 0; tuft < 9; tuft += 1) {
      const [tx, tz] = [x + east + (random() - 0.5) * 0.62, z + south + (random() - 0.5) * 0.62];
      const turn = random() * 6.28;
      for (let blade = 0; blade < 3; blade += 1) {
        const way = turn + blade * 2.1;
        const size = [0.1 + 0.05 * random(), 0.036] as const;
        const tone = leafColour(random, tint);
        if (cleared(tx, tz)) continue;
        leaf(
          mesh,
          [tx, y + 0.01, tz],
          [Math.cos(way) * 0.45, 1, Math.sin(way) * 0.45],
          [Math.cos(way), 0.4, Math.sin(way)],
          size,
          tone,
          UP,
        );
      }
    }
  });
  mesh.fine(false);
}
