/** From the cells of a garden or a quarry to the screen, and back. */

export type Quarter = 0 | 1 | 2 | 3;
export type Point = readonly [x: number, y: number];

/** How a square field of cells is looked at. Lengths are in cells; the screen has `UNIT` to the cell. */
export interface Projection {
  /** Cells a side. */
  size: number;
  /** How far to the right what lies behind is shifted. */
  shear: number;
  /** How much a step to the back is foreshortened. */
  depth: number;
  /** How much a floor rises; 0 for a plan. */
  rise: number;
  /** Quarter turns of the field, clockwise. */
  quarter: Quarter;
}

/** A box on the field, before it is turned. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  z0: number;
  z1: number;
}

/** The three faces of a box that can be seen, as points of a polygon. */
export interface Faces {
  top: string;
  front: string;
  side: string;
}

export const UNIT = 100;

export const OBLIQUE = { shear: 0.24, depth: 0.7, rise: 0.62 } as const;
export const PLAN = { shear: 0, depth: 1, rise: 0 } as const;

/** A point of the field, turned. */
export function turned({ quarter, size }: Projection, x: number, y: number): Point {
  if (quarter === 1) return [size - y, x];
  if (quarter === 2) return [size - x, size - y];
  if (quarter === 3) return [y, size - x];
  return [x, y];
}

/** The point of the field that is turned to this one. */
export function unturned({ quarter, size }: Projection, x: number, y: number): Point {
  if (quarter === 1) return [y, size - x];
  if (quarter === 2) return [size - x, size - y];
  if (quarter === 3) return [size - y, x];
  return [x, y];
}

/** Where a point that has been turned already is on the screen. */
export function screen(look: Projection, x: number, y: number, z: number): Point {
  return [(x + look.shear * (look.size - y)) * UNIT, (look.depth * y - look.rise * z) * UNIT];
}

/** Where a point of the field at a height is on the screen. */
export function project(look: Projection, x: number, y: number, z: number): Point {
  const [tx, ty] = turned(look, x, y);
  return screen(look, tx, ty, z);
}

/** The point of the field at a height that is here on the screen. */
export function unproject(look: Projection, [sx, sy]: Point, z: number): Point {
  const y = (sy / UNIT + look.rise * z) / look.depth;
  return unturned(look, sx / UNIT - look.shear * (look.size - y), y);
}

/** A box as it stands after the turn. */
export function turnBox(look: Projection, box: Box): Box {
  const [ax, ay] = turned(look, box.x0, box.y0);
  const [bx, by] = turned(look, box.x1, box.y1);
  return {
    x0: Math.min(ax, bx),
    x1: Math.max(ax, bx),
    y0: Math.min(ay, by),
    y1: Math.max(ay, by),
    z0: box.z0,
    z1: box.z1,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Points as an SVG polygon writes them. */
export function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** Points as an SVG path writes them. */
export function stroke(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** The faces of a box that can be seen: from above, from the front and from the right. */
export function faces(look: Projection, box: Box): Faces {
  const { x0, y0, x1, y1, z0, z1 } = turnBox(look, box);
  const at = (x: number, y: number, z: number): Point => screen(look, x, y, z);
  return {
    top: polygon([at(x0, y0, z1), at(x1, y0, z1), at(x1, y1, z1), at(x0, y1, z1)]),
    front: polygon([at(x0, y1, z1), at(x1, y1, z1), at(x1, y1, z0), at(x0, y1, z0)]),
    side: polygon([at(x1, y0, z1), at(x1, y1, z1), at(x1, y1, z0), at(x1, y0, z0)]),
  };
}

/** The transform that lays a drawing, centred on its origin, flat on the field at a point. */
export function lying(look: Projection, x: number, y: number, z: number): string {
  const [sx, sy] = project(look, x, y, z);
  return `matrix(1 0 ${-look.shear} ${look.depth} ${round(sx)} ${round(sy)})`;
}

/** The transform that stands a drawing upright on the field at a point. */
export function standing(look: Projection, x: number, y: number, z: number): string {
  const [sx, sy] = project(look, x, y, z);
  return `translate(${round(sx)} ${round(sy)})`;
}

/** The part of the screen that shows the field up to a height. */
export function frame(look: Projection, height: number, margin = 0.2): string {
  const width = look.size * (1 + look.shear);
  const tall = look.size * look.depth + height * look.rise;
  const values = [
    -margin,
    -height * look.rise - margin,
    width + 2 * margin,
    tall + 2 * margin + 0.15,
  ];
  return values.map((value) => round(value * UNIT)).join(' ');
}
