/** A garden as boxes to be painted. */

import type { BabylonDecor, BabylonPlayer, BabylonTerrace } from './types';
import { painted } from './order';
import { CORNERS, cellOf, cellsOf } from './places';
import type { Box, Projection } from './projection';
import { turnBox } from './projection';

/** How thick a terrace is, in floors. */
export const SLAB = 0.2;
const PILLAR = 0.13;

interface Common {
  key: string;
  /** The floor it belongs to: what is peeled away with it. */
  floor: number;
  /** As it stands on the field. */
  solid: Box;
  /** As it stands after the turn. */
  box: Box;
}

export type Thing = Common &
  (
    | { kind: 'terrace'; terrace: BabylonTerrace }
    | { kind: 'pillar' }
    | { kind: 'landing' }
    | { kind: 'decor'; decor: BabylonDecor }
  );

type Draft = Thing extends infer T ? (T extends Thing ? Omit<T, 'box'> : never) : never;

/** The box over some cells, a little smaller than they are. */
export function over(
  cells: readonly (readonly [number, number])[],
  inset: number,
  z0: number,
  z1: number,
): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    x0: Math.min(...xs) + inset,
    y0: Math.min(...ys) + inset,
    x1: Math.max(...xs) + 1 - inset,
    y1: Math.max(...ys) + 1 - inset,
    z0,
    z1,
  };
}

export function terraceBox(anchor: string, floor: number): Box {
  const [x, y] = cellOf(anchor);
  return { x0: x, y0: y, x1: x + 2, y1: y + 2, z0: floor - SLAB, z1: floor };
}

/** The pillars under a terrace; a statue that serves as one is decor. */
function pillars({ anchor, floor, on }: BabylonTerrace): Draft[] {
  const [ax, ay] = cellOf(anchor);
  return CORNERS.flatMap(({ word, x, y }, corner): Draft[] => {
    const gap = Number(on[corner]);
    if (!gap) return [];
    const solid = over([[ax + x, ay + y]], 0.5 - PILLAR, floor - gap, floor - SLAB);
    return [{ kind: 'pillar', key: `pillar ${anchor} ${word}`, floor, solid }];
  });
}

/** The two ends of stairs, the lower first. */
export function stairEnds({ at, rises }: BabylonDecor): (readonly [number, number])[] {
  const cells = cellsOf(at);
  return rises === 'north' || rises === 'west' ? cells.reverse() : cells;
}

const SIZES: Record<BabylonDecor['kind'], { inset: number; tall: number }> = {
  statue: { inset: 0.26, tall: 0.8 },
  pillar: { inset: 0.26, tall: 1 - SLAB },
  belvedere: { inset: 0.16, tall: 0.75 },
  stairs: { inset: 0.12, tall: 1 },
  fountain: { inset: 0.14, tall: 0.5 },
  bridge: { inset: 0.24, tall: 0.6 },
};

function standing(decor: BabylonDecor): Draft[] {
  const { kind, at, floor } = decor;
  const { inset, tall } = SIZES[kind];
  const key = `${kind} ${at} ${floor}`;
  if (kind !== 'stairs') {
    const solid = over(cellsOf(at), inset, floor, floor + tall);
    return [{ kind: 'decor', key, floor, solid, decor }];
  }
  const [low, high] = stairEnds(decor);
  if (!low || !high) return [];
  return [
    { kind: 'decor', key, floor, solid: over([low], inset, floor, floor + tall), decor },
    {
      kind: 'landing',
      key: `landing ${at} ${floor}`,
      floor: floor + 1,
      solid: over([high], 0.2, floor + 1, floor + 1.06),
    },
  ];
}

/** Everything in a garden, from the farthest to the nearest. */
export function scene(
  player: Pick<BabylonPlayer, 'terraces' | 'decor'>,
  look: Projection,
): Thing[] {
  const drafts: Draft[] = [
    ...player.terraces.flatMap((terrace): Draft[] => [
      ...pillars(terrace),
      {
        kind: 'terrace',
        key: `terrace ${terrace.anchor}`,
        floor: terrace.floor,
        solid: terraceBox(terrace.anchor, terrace.floor),
        terrace,
      },
    ]),
    ...player.decor.flatMap(standing),
  ];
  return painted(drafts.map((draft): Thing => ({ ...draft, box: turnBox(look, draft.solid) })));
}
