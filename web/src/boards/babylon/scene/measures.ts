/** How large things are in the scene. A cell is 1; the garden's middle is the origin, x runs east, y up, z south. */

/** From one floor to the next. */
export const STEP = 0.85;
/** How thick a terrace is. */
export const SLAB = 0.24;
/** Half the side of a terrace. */
export const HALF = 0.965;
/** The disc of an icon. */
export const DISC = 0.345;
export const DISC_TOP = 0.11;
/** Half the side of the board without and with its rim. */
export const BOARD = 4.35;
export const RIM = 4.42;
/** Where the middle of a spot is, from the middle of its terrace. */
export const SPOT = 0.475;

/** The quarry: from stack to stack, from row to row, a layer. */
export const PITCH = { x: 2.75, z: 2.4 } as const;
export const LAYER = 0.34;

/** Where the middle of a cell is. */
export const place = (cell: number): number => cell - 3.5;
/** How high the top of a floor is. */
export const level = (floor: number): number => floor * STEP;

/** Where the middle of a stack's tile is; the gap to its right is for what digging pays. */
export function stackPlace(column: number, row: number): { x: number; z: number } {
  return { x: (column - 1.5) * PITCH.x - (PITCH.x - 1.93) / 2, z: (row - 1.5) * PITCH.z };
}
