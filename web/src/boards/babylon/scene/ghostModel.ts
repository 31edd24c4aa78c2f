/** What is only considered: a tile at a place with its face, the pillars it would take and its belvedere; or decor. */

import type { Spot as Place } from '../tileSpots';
import { cellsOf, CORNERS, heightAt, iconOf, tileOf, type Adorning } from '../notation';
import type { BabylonHeld, BabylonPlayer } from '../types';
import { place } from './measures';
import { pieceOf, type Piece, type Pillar, type Terrace } from './model';

export interface GhostModel {
  tile: Terrace | null;
  pillars: readonly Pillar[];
  pieces: readonly Piece[];
}

export function ghostOf(
  spot: Place,
  held: BabylonHeld,
  turns: number,
  { heights, decor }: Pick<BabylonPlayer, 'heights' | 'decor'>,
  name: (x: number, y: number) => string,
): GhostModel {
  const { x, y, floor, way } = spot;
  const signs = held.turned[turns] ?? held.turned[0];
  const corners = CORNERS.map((corner) => ({ ...corner, cx: x + corner.x, cy: y + corner.y }));
  const hanging = corners.find(({ word }) => word === way?.without);
  const statues = new Set(decor.filter(({ kind }) => kind === 'statue').map(({ at }) => at));
  const pillars = corners.flatMap(({ word, cx, cy }): Pillar[] => {
    const base = heightAt(heights, cx, cy);
    if (word === way?.without || statues.has(name(cx, cy))) return [];
    return [{ x: place(cx), z: place(cy), base, double: floor - base === 2 }];
  });
  const tile: Terrace = {
    x: place(x) + 0.5,
    z: place(y) + 0.5,
    floor,
    flower: tileOf(held.tile).flower,
    spots: CORNERS.map((_, at) => ({ icon: iconOf(signs[at]) ?? null, state: 'free' })),
    falls: [0, 0, 0, 0],
    clearings: [],
  };
  const above: Piece[] = hanging
    ? [{ kind: 'belvedere', x: place(hanging.cx), z: place(hanging.cy), floor, dx: 0, dz: 0 }]
    : [];
  return { tile, pillars, pieces: above };
}

/** Decor where it would stand; stairs rise to their higher end. */
export function decorGhost({ kind, at }: Adorning, heights: string): GhostModel {
  const [first = [0, 0], last = first] = cellsOf(at);
  const [low, high] = [heightAt(heights, ...first), heightAt(heights, ...last)];
  const upward = first[0] === last[0] ? 'south' : 'east';
  const downward = first[0] === last[0] ? 'north' : 'west';
  const rises = high > low ? upward : downward;
  const decor = { kind, at, floor: Math.min(low, high), rises } as const;
  return { tile: null, pillars: [], pieces: [pieceOf(decor)] };
}
