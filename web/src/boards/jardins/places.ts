// Where things lie in a drawn garden: five, four and three places, each floor half a card further in.
import type { JardinsGarden } from '../../protocol/jardins';
import { keyed } from './keyed';

export const FLOORS = [3, 2, 1];

export interface Place {
  key: string;
  plot: string;
  floor: number;
  place: number;
  card?: string;
  tile?: string;
  marked: boolean;
  watered: boolean;
  /** The word after `place` for a card that would come here; nothing where none can be named. */
  spot?: string;
  /** Whether a card may come here. */
  free: boolean;
}

/** How many cards a floor has. */
export const widthOf = (floor: number): number => 6 - floor;

/** Whether a floor has all its cards. */
export const isFinished = ({ cards }: JardinsGarden, floor: number): boolean =>
  Object.keys(cards).filter((plot) => plot.startsWith(`${floor} `)).length === widthOf(floor);

function bare(garden: JardinsGarden, floor: number, place: number): Omit<Place, 'key'> {
  const plot = `${floor} ${place}`;
  const card = garden.cards[plot];
  const spot = floor > 1 ? plot : endOf(garden, place);
  return {
    plot,
    floor,
    place,
    card,
    tile: garden.tiles[plot],
    marked: garden.marked.includes(plot),
    watered: garden.watered.includes(plot),
    spot: card ? undefined : spot,
    free: !card && spot !== undefined && garden.spots.includes(spot),
  };
}

/** On floor 1 a card comes first of all, or right of the last one. */
function endOf(garden: JardinsGarden, place: number): string | undefined {
  const laid = Object.keys(garden.cards).filter((plot) => plot.startsWith('1 ')).length;
  if (place !== laid + 1) return undefined;
  return laid === 0 ? 'first' : 'right';
}

/** All places of a garden, top floor first. A card keeps its key wherever it moves. */
export function places(garden: JardinsGarden): Place[] {
  const all = FLOORS.flatMap((floor) =>
    Array.from({ length: widthOf(floor) }, (_, at) => bare(garden, floor, at + 1)),
  );
  return keyed(all, (place) => place.card ?? `free ${place.plot}`).map(({ key, item }) => ({
    key,
    ...item,
  }));
}
