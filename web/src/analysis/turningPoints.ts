import type { PlyAnalysis } from '../protocol/house';

/** A ply that cost or gave something, by its number from 0. */
export interface TurningPoint {
  ply: number;
  by: number | null;
  /** Who got it. */
  seat: number;
  worth: number;
}

/** Less than this is not worth telling. */
const NOTABLE = 0.005;

/** The decisions that lost most, the worst first. */
export function worst(plies: readonly PlyAnalysis[], most: number, seat?: number): TurningPoint[] {
  const lost = plies.flatMap(({ by, loss }, ply) =>
    by !== null && loss >= NOTABLE && (seat === undefined || by === seat)
      ? [{ ply, by, seat: by, worth: loss }]
      : [],
  );
  return lost.sort((one, other) => other.worth - one.worth).slice(0, most);
}

/** The draws that gave somebody most, the luckiest first. */
export function luckiest(plies: readonly PlyAnalysis[], most: number): TurningPoint[] {
  const drawn = plies.flatMap(({ by, luck }, ply) => {
    const worth = Math.max(...luck);
    return by === null && worth >= NOTABLE ? [{ ply, by, seat: luck.indexOf(worth), worth }] : [];
  });
  return drawn.sort((one, other) => other.worth - one.worth).slice(0, most);
}
