// Where the squares and sides of the garden are drawn: a diamond with the summit at the back, each floor a step higher.

/** Half the diagonal of a square. */
export const U = 43.5;
/** The height of a floor. */
export const STEP = 15;

export interface Point {
  x: number;
  y: number;
}

export type Floors = ReadonlyMap<string, number>;

/** Row and column from the summit, both from 0. */
export function place(square: string): { row: number; column: number } {
  return { row: Number(square[1]) - 1, column: square.charCodeAt(0) - 97 };
}

/** The square in a row and column. */
export function nameOf(row: number, column: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

export function lift(floor: number): number {
  return (floor - 1) * STEP;
}

/** The middle of a square. */
export function centre(square: string, floors: Floors): Point {
  const { row, column } = place(square);
  return { x: (column - row) * U, y: (column + row) * U - lift(floors.get(square) ?? 1) };
}

export interface Line {
  from: Point;
  to: Point;
  /** The middles of the squares on both sides. */
  beside: [Point, Point];
}

/** The line between the two squares of a side, half way up the wall between them. */
export function line(side: string, floors: Floors): Line {
  const [one = '', other = ''] = side.split('-');
  const { row, column } = place(other);
  const raised = (lift(floors.get(one) ?? 1) + lift(floors.get(other) ?? 1)) / 2;
  const corner = (r: number, c: number): Point => ({ x: (c - r) * U, y: (r + c - 1) * U - raised });
  const across = place(one).row === row;
  return {
    from: corner(row, column),
    to: across ? corner(row + 1, column) : corner(row, column + 1),
    beside: [centre(one, floors), centre(other, floors)],
  };
}

/** A point on a line, from 0 to 1. */
export function along({ from, to }: Pick<Line, 'from' | 'to'>, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function polygon(points: Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
