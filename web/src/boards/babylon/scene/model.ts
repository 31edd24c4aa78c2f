/** A garden as things at places: what the scene builds, told apart from how it is drawn. */

import { CORNERS, cellOf, cellsOf, heightAt, iconOf, tileOf, type DecorWord } from '../notation';
import type { BabylonDecor, BabylonPlayer, BabylonTerrace } from '../types';
import { level, place } from './measures';

/** A spot of a terrace: only a free one can still be used, and shows its icon. */
export interface Spot {
  icon: DecorWord | null;
  state: 'free' | 'used' | 'covered';
}

/** How far leaves may hang from each side, north, east, south, west; 0 where a neighbour touches. */
type Falls = readonly [number, number, number, number];

/** A rectangle on a terrace where nothing may grow, because decor passes. */
type Clearing = readonly [x0: number, z0: number, x1: number, z1: number];

export interface Terrace {
  /** Its middle. */
  x: number;
  z: number;
  floor: number;
  flower: string;
  spots: readonly Spot[];
  falls: Falls;
  clearings: readonly Clearing[];
}

export interface Pillar {
  x: number;
  z: number;
  /** The floor it stands on. */
  base: number;
  double: boolean;
}

/** Decor: its middle, for stairs the middle of the lower end. */
export interface Piece {
  kind: 'statue' | 'carrier' | 'belvedere' | 'fountain' | 'bridge' | 'stairs';
  x: number;
  z: number;
  floor: number;
  /** Which way it lies or rises. */
  dx: number;
  dz: number;
}

export interface Garden {
  terraces: Terrace[];
  pillars: Pillar[];
  pieces: Piece[];
}

/** A terrace shown with another face than it lies with. */
export interface Turned {
  anchor: string;
  face: string;
}

type Built = Pick<BabylonPlayer, 'terraces' | 'decor' | 'heights'>;
type Cell = readonly [number, number];

const KINDS: Record<BabylonDecor['kind'], Piece['kind']> = {
  statue: 'statue',
  pillar: 'carrier',
  belvedere: 'belvedere',
  fountain: 'fountain',
  bridge: 'bridge',
  stairs: 'stairs',
};

/** What is known of decor, whether it stands or is only considered. */
type Placed = Pick<BabylonDecor, 'kind' | 'at' | 'floor' | 'rises'>;

/** The two ends of stairs, the lower first. */
export function stairEnds({ at, rises }: Pick<Placed, 'at' | 'rises'>): Cell[] {
  const cells = cellsOf(at);
  return rises === 'north' || rises === 'west' ? cells.reverse() : cells;
}

/** Where decor stands. */
export function pieceOf(decor: Placed): Piece {
  const ends = decor.kind === 'stairs' ? stairEnds(decor) : cellsOf(decor.at);
  const [first = [0, 0], last = first] = [ends[0], ends.at(-1)];
  const middle = (axis: 0 | 1) =>
    decor.kind === 'stairs' ? first[axis] : (first[axis] + last[axis]) / 2;
  return {
    kind: KINDS[decor.kind],
    x: place(middle(0)),
    z: place(middle(1)),
    floor: decor.floor,
    dx: Math.sign(last[0] - first[0]),
    dz: Math.sign(last[1] - first[1]),
  };
}

/** The cells on which decor stands, with the floor of each. */
function endsOf(decor: BabylonDecor): { cell: Cell; floor: number }[] {
  if (decor.kind !== 'stairs')
    return cellsOf(decor.at).map((cell) => ({ cell, floor: decor.floor }));
  return stairEnds(decor).map((cell, upper) => ({ cell, floor: decor.floor + upper }));
}

/** What decor needs clear, with the floor where it does. */
function clearings(decor: BabylonDecor): { floor: number; clearing: Clearing }[] {
  const ends = endsOf(decor);
  if (ends.length < 2) return [];
  const [wide, end] = decor.kind === 'bridge' ? [0.34, 0.28] : [0.4, 0.42];
  const xs = ends.map(({ cell }) => place(cell[0]));
  const zs = ends.map(({ cell }) => place(cell[1]));
  const alongX = xs[0] !== xs[1];
  const [padX, padZ] = alongX ? [end, wide] : [wide, end];
  const clearing: Clearing = [
    Math.min(...xs) - padX,
    Math.min(...zs) - padZ,
    Math.max(...xs) + padX,
    Math.max(...zs) + padZ,
  ];
  return [...new Set(ends.map(({ floor }) => floor))].map((floor) => ({ floor, clearing }));
}

const OUTSIDE: readonly (readonly [Cell, Cell])[] = [
  [
    [0, -1],
    [1, -1],
  ],
  [
    [2, 0],
    [2, 1],
  ],
  [
    [0, 2],
    [1, 2],
  ],
  [
    [-1, 0],
    [-1, 1],
  ],
];

/** The terraces that cover each cell. */
function stacks(terraces: readonly BabylonTerrace[]): Map<string, BabylonTerrace[]> {
  const found = new Map<string, BabylonTerrace[]>();
  for (const terrace of terraces) {
    const [x, y] = cellOf(terrace.anchor);
    for (const corner of CORNERS) {
      const key = `${x + corner.x},${y + corner.y}`;
      found.set(key, [...(found.get(key) ?? []), terrace]);
    }
  }
  return found;
}

/** What stands where in a garden. */
export function gardenOf(player: Built, turned: Turned | null = null): Garden {
  const over = stacks(player.terraces);
  const floorsAt = ([x, y]: Cell) => (over.get(`${x},${y}`) ?? []).map(({ floor }) => floor);
  const ends = player.decor.flatMap(endsOf);
  const clear = player.decor.flatMap(clearings);
  const taken = new Set(ends.map(({ cell, floor }) => `${cell[0]},${cell[1]},${floor}`));

  function spot(sign: string | undefined, cell: Cell, floor: number): Spot {
    const covered = heightAt(player.heights, cell[0], cell[1]) > floor;
    const used = taken.has(`${cell[0]},${cell[1]},${floor}`);
    return {
      icon: iconOf(sign) ?? null,
      state: covered ? 'covered' : used ? 'used' : 'free',
    };
  }
  function fall([x, y]: Cell, side: readonly [Cell, Cell], floor: number): number {
    const gaps = side.map(([sx, sy]) => {
      const floors = floorsAt([x + sx, y + sy]);
      if (floors.includes(floor)) return 0;
      return level(floor - Math.max(0, ...floors.filter((one) => one < floor)));
    });
    return Math.min(...gaps);
  }
  const terraces = player.terraces.map((terrace): Terrace => {
    const { floor } = terrace;
    const [x, y] = cellOf(terrace.anchor);
    const { flower, face } = tileOf(terrace.tile);
    const signs = turned?.anchor === terrace.anchor ? turned.face : face;
    const falls = OUTSIDE.map((side) => fall([x, y], side, floor));
    return {
      x: place(x) + 0.5,
      z: place(y) + 0.5,
      floor,
      flower,
      spots: CORNERS.map((corner, at) => spot(signs[at], [x + corner.x, y + corner.y], floor)),
      falls: falls as unknown as Falls,
      clearings: clear.filter((one) => one.floor === floor).map(({ clearing }) => clearing),
    };
  });
  const pillars = player.terraces.flatMap((terrace) => pillarsUnder(terrace));
  return { terraces, pillars, pieces: player.decor.map(pieceOf) };
}

/** The pillars under a terrace; a statue that serves as one is decor. */
function pillarsUnder({ anchor, floor, on }: BabylonTerrace): Pillar[] {
  const [x, y] = cellOf(anchor);
  return CORNERS.flatMap((corner, at) => {
    const gap = Number(on[at]);
    return gap > 0
      ? [{ x: place(x + corner.x), z: place(y + corner.y), base: floor - gap, double: gap === 2 }]
      : [];
  });
}
