/** The simple bodies of which everything is made, set on a frame that may be turned about the upright axis. */

import { uvOf, type RegionName } from '../paint/regions';
import type { MeshBuilder, Pair, Vec } from './builder';
import { mixed, type Colour } from './colour';

/** A place to build at, and how far it is turned. */
export interface Frame {
  x: number;
  y: number;
  z: number;
  cos: number;
  sin: number;
}

export function frameAt(x: number, y: number, z: number, turn = 0): Frame {
  return { x, y, z, cos: Math.cos(turn), sin: Math.sin(turn) };
}

export const onto = ({ x, y, z, cos, sin }: Frame, [px, py, pz]: Vec): Vec => [
  x + px * cos + pz * sin,
  y + py,
  z - px * sin + pz * cos,
];
export const towards = ({ cos, sin }: Frame, [px, py, pz]: Vec): Vec => [
  px * cos + pz * sin,
  py,
  -px * sin + pz * cos,
];

/** Colours from above to below, and the picture. */
interface Coat {
  high: Colour;
  low?: Colour;
  region?: RegionName;
}

type Corners = readonly [Vec, Vec, Vec, Vec];
const FACES: readonly { normal: Vec; corners: Corners }[] = [
  {
    normal: [0, 1, 0],
    corners: [
      [-1, 1, 1],
      [1, 1, 1],
      [1, 1, -1],
      [-1, 1, -1],
    ],
  },
  {
    normal: [0, 0, 1],
    corners: [
      [-1, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
  },
  {
    normal: [1, 0, 0],
    corners: [
      [1, -1, 1],
      [1, -1, -1],
      [1, 1, -1],
      [1, 1, 1],
    ],
  },
  {
    normal: [0, 0, -1],
    corners: [
      [1, -1, -1],
      [-1, -1, -1],
      [-1, 1, -1],
      [1, 1, -1],
    ],
  },
  {
    normal: [-1, 0, 0],
    corners: [
      [-1, -1, -1],
      [-1, -1, 1],
      [-1, 1, 1],
      [-1, 1, -1],
    ],
  },
];

/** A box without an underside, standing on a height: its middle, its sizes. */
export function box(
  mesh: MeshBuilder,
  frame: Frame,
  [x, y, z]: Vec,
  [wide, tall, deep]: Vec,
  { high, low = high, region = 'white' }: Coat,
): void {
  for (const { normal, corners } of FACES) {
    const at = corners.map(([cx, cy, cz]) =>
      onto(frame, [x + (cx * wide) / 2, y + ((cy + 1) * tall) / 2, z + (cz * deep) / 2]),
    ) as unknown as Corners;
    const colours = corners.map(([, cy]) => (cy > 0 ? high : low));
    mesh.quad(
      at,
      towards(frame, normal),
      region,
      colours as unknown as [Colour, Colour, Colour, Colour],
    );
  }
}

/** A body turned on a wheel: its outline as pairs of radius and height, from below to above. */
export function turnedBody(
  mesh: MeshBuilder,
  frame: Frame,
  [x, y, z]: Vec,
  outline: readonly Pair[],
  segments: number,
  { high, low = high, region = 'white' }: Coat,
): void {
  const [bottom, top] = [outline[0]?.[1] ?? 0, outline.at(-1)?.[1] ?? 1];
  const uv = uvOf(region, 0.5, 0.5);
  for (let ring = 0; ring + 1 < outline.length; ring += 1) {
    const [[r0, y0], [r1, y1]] = [outline[ring] as Pair, outline[ring + 1] as Pair];
    const slope = Math.hypot(y1 - y0, r0 - r1) || 1;
    const [out, up] = [(y1 - y0) / slope, (r0 - r1) / slope];
    const tint = (height: number) => mixed(low, high, (height - bottom) / (top - bottom || 1));
    const first = mesh.count;
    for (let at = 0; at <= segments; at += 1) {
      const angle = (at / segments) * 2 * Math.PI;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const normal = towards(frame, [sin * out, up, cos * out]);
      mesh.vertex(onto(frame, [x + sin * r0, y + y0, z + cos * r0]), normal, uv, tint(y0));
      mesh.vertex(onto(frame, [x + sin * r1, y + y1, z + cos * r1]), normal, uv, tint(y1));
    }
    for (let at = 0; at < segments; at += 1) {
      const [a, b, c, d] = [0, 2, 3, 1].map((step) => first + 2 * at + step) as [
        number,
        number,
        number,
        number,
      ];
      if (r0 > 0) mesh.triangle(a, b, c);
      if (r1 > 0) mesh.triangle(a, c, d);
    }
  }
}

/** A ball. */
export function ball(
  mesh: MeshBuilder,
  frame: Frame,
  [x, y, z]: Vec,
  radius: number,
  coat: Coat,
  segments = 8,
): void {
  const rings = Math.max(4, segments / 2);
  const outline = Array.from({ length: rings + 1 }, (_, at): Pair => {
    const angle = (at / rings) * Math.PI;
    return [Math.abs(Math.sin(angle)) * radius, -Math.cos(angle) * radius];
  });
  turnedBody(mesh, frame, [x, y, z], outline, segments, coat);
}

/** A flat round that shows a whole picture, upright as seen from the south. */
export function roundPicture(
  mesh: MeshBuilder,
  [x, y, z]: Vec,
  radius: number,
  segments: number,
  region: RegionName,
  tint: Colour,
): void {
  const middle = mesh.vertex([x, y, z], UP, uvOf(region, 0.5, 0.5), tint);
  for (let at = 0; at < segments; at += 1) {
    const angle = (at / segments) * 2 * Math.PI;
    const [east, south] = [Math.cos(angle), Math.sin(angle)];
    const uv = uvOf(region, 0.5 + east / 2, 0.5 - south / 2);
    mesh.vertex([x + east * radius, y, z + south * radius], UP, uv, tint);
  }
  for (let at = 0; at < segments; at += 1) {
    mesh.triangle(middle, middle + 1 + ((at + 1) % segments), middle + 1 + at);
  }
}

/** One ring of a profile: half its side, its height, what covers the face up to the next ring. */
interface Ring {
  half: number;
  y: number;
  tint: Colour;
  region?: RegionName;
  /** The part of the picture's height that is shown. */
  from?: number;
  to?: number;
}

/** A square profile swept round four sides, from below to above. */
export function profile(
  mesh: MeshBuilder,
  [x, y, z]: Vec,
  rings: readonly Ring[],
  repeats = 1,
): void {
  rings.forEach((lower, at) => {
    const upper = rings[at + 1];
    if (!upper) return;
    const { tint, region = 'white', from = 0, to = 1 } = lower;
    const [rise, shrink] = [upper.y - lower.y, lower.half - upper.half];
    const length = Math.hypot(rise, shrink) || 1;
    for (let side = 0; side < 4; side += 1) {
      const frame = frameAt(x, y, z, (side * Math.PI) / 2);
      const normal = towards(frame, [0, shrink / length, rise / length]);
      for (let part = 0; part < repeats; part += 1) {
        const [left, right] = [-1 + (2 * part) / repeats, -1 + (2 * (part + 1)) / repeats];
        mesh.quad(
          [
            onto(frame, [left * lower.half, lower.y, lower.half]),
            onto(frame, [right * lower.half, lower.y, lower.half]),
            onto(frame, [right * upper.half, upper.y, upper.half]),
            onto(frame, [left * upper.half, upper.y, upper.half]),
          ],
          normal,
          region,
          tint,
          [
            [0, from],
            [1, from],
            [1, to],
            [0, to],
          ],
        );
      }
    }
  });
}

/** A flat plate with an outline about a middle point, standing in the frame's plane of x and y. */
export function plate(
  mesh: MeshBuilder,
  frame: Frame,
  middle: Pair,
  outline: readonly Pair[],
  thick: number,
  { high, low = high }: Coat,
): void {
  const ys = outline.map(([, y]) => y);
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const tint = (y: number) => mixed(low, high, (y - bottom) / (top - bottom || 1));
  const uv = uvOf('white', 0.5, 0.5);
  for (const side of [1, -1]) {
    const normal = towards(frame, [0, 0.25, side]);
    const depth = (side * thick) / 2;
    const first = mesh.vertex(onto(frame, [...middle, depth]), normal, uv, tint(middle[1]));
    for (const [x, y] of outline) mesh.vertex(onto(frame, [x, y, depth]), normal, uv, tint(y));
    outline.forEach((_, at) => {
      const [one, next] = [first + 1 + at, first + 1 + ((at + 1) % outline.length)];
      if (side > 0) mesh.triangle(first, one, next);
      else mesh.triangle(first, next, one);
    });
  }
  outline.forEach(([x0, y0], at) => {
    const [x1, y1] = outline[(at + 1) % outline.length] as Pair;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    mesh.quad(
      [
        onto(frame, [x0, y0, thick / 2]),
        onto(frame, [x0, y0, -thick / 2]),
        onto(frame, [x1, y1, -thick / 2]),
        onto(frame, [x1, y1, thick / 2]),
      ],
      towards(frame, [(y1 - y0) / length, (x0 - x1) / length, 0]),
      'white',
      [tint(y0), tint(y0), tint(y1), tint(y1)],
    );
  });
}

export const UP: Vec = [0, 1, 0];
