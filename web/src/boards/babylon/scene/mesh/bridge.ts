/** A bridge: an arch of stone with lapis and gold sides from one spot over a cell to another. */

import type { MeshBuilder, Pair, Vec } from './builder';
import { GOLD, GOLD_LOW, LAPIS_LIGHT, STONE, STONE_LOW, WHITE } from './palette';
import { ball, box, frameAt, onto, towards } from './shapes';
import type { Colour } from './colour';

const PARTS = 12;
const REACH = 1.22;
const RISE = 0.3;
const DECK = 0.07;
const WIDE = 0.23;
const WALL = 0.055;
const RAIL = 0.13;

/** How high the deck is above its ends, from -1 to 1 along it. */
const arch = (along: number): number => RISE * (1 - Math.pow(Math.abs(along), 2.2));
/** How high the open vault is below it. */
function vault(along: number): number {
  const part = Math.abs(along) / 0.74;
  return part < 1 ? Math.max(0, 0.27 * (1 - Math.pow(part, 2.4)) - 0.02) : 0;
}

/** Its middle, and whether it runs from west to east. */
export function bridge(mesh: MeshBuilder, x: number, y: number, z: number, across: boolean): void {
  const frame = frameAt(x, y, z, across ? 0 : Math.PI / 2);
  for (let part = 0; part < PARTS; part += 1) {
    const [from, to] = [-1 + (2 * part) / PARTS, -1 + (2 * (part + 1)) / PARTS];
    const ends: readonly Pair[] = [
      [from * REACH, DECK + arch(from)],
      [to * REACH, DECK + arch(to)],
    ];
    const [[x0, y0], [x1, y1]] = ends as [Pair, Pair];
    const [under0, under1] = [vault(from), vault(to)];
    const face = (corners: readonly [Vec, Vec, Vec, Vec], normal: Vec, tint: Colour) => {
      const at = corners.map((corner) => onto(frame, corner));
      mesh.quad(at as unknown as [Vec, Vec, Vec, Vec], towards(frame, normal), 'stone', tint);
    };
    const slope = (y1 - y0) / (x1 - x0);
    const up: Vec = [-slope, 1, 0];
    face(
      [
        [x0, y0, WIDE],
        [x1, y1, WIDE],
        [x1, y1, -WIDE],
        [x0, y0, -WIDE],
      ],
      up,
      part % 2 ? STONE : STONE_LOW,
    );
    face(
      [
        [x0, under0, -WIDE],
        [x1, under1, -WIDE],
        [x1, under1, WIDE],
        [x0, under0, WIDE],
      ],
      [0, -1, 0],
      STONE_LOW,
    );
    for (const side of [1, -1]) {
      const [inner, outer] = [WIDE * side, (WIDE + WALL) * side];
      const turned = (corners: [Vec, Vec, Vec, Vec]): [Vec, Vec, Vec, Vec] =>
        side > 0 ? corners : (corners.reverse() as [Vec, Vec, Vec, Vec]);
      const wall = (low0: number, low1: number, high: number, at: number) =>
        turned([
          [x0, low0, at],
          [x1, low1, at],
          [x1, y1 + high, at],
          [x0, y0 + high, at],
        ]);
      const stripe = part % 2 ? LAPIS_LIGHT : WHITE;
      face(wall(under0, under1, RAIL * 0.55, outer), [0, 0, side], stripe);
      face(wall(y0 + RAIL * 0.55, y1 + RAIL * 0.55, RAIL, outer), [0, 0, side], GOLD);
      face(
        turned([
          [x0, y0 + RAIL, outer],
          [x1, y1 + RAIL, outer],
          [x1, y1 + RAIL, inner],
          [x0, y0 + RAIL, inner],
        ]),
        up,
        STONE,
      );
      face(
        turned([
          [x1, y1, inner],
          [x0, y0, inner],
          [x0, y0 + RAIL, inner],
          [x1, y1 + RAIL, inner],
        ]),
        [0, 0, -side],
        STONE_LOW,
      );
    }
  }
  for (const end of [-REACH, REACH])
    for (const side of [-1, 1]) {
      const foot: Vec = [end, 0, side * (WIDE + 0.03)];
      box(mesh, frame, foot, [0.12, 0.3, 0.12], { high: STONE, low: STONE_LOW });
      const knob: Vec = [end, 0.355, side * (WIDE + 0.03)];
      ball(mesh, frame, knob, 0.065, { high: GOLD, low: GOLD_LOW }, 7);
    }
}
