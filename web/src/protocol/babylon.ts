// Generated from crates/protocol and the game crates; never edited here.
import type { Seat } from './house';

/**
 * Something that stands on a terrace.
 */
export type BabylonDecor = {
/**
 * What it is.
 */
kind: BabylonDecorKind,
/**
 * Its cell or its two cells, as in the notation.
 */
at: string,
/**
 * Its floor; that of the lower end for stairs.
 */
floor: number,
/**
 * B4.2: where stairs rise to.
 */
rises?: BabylonSide,
/**
 * B5.2: what it scores by itself; 0 if no part of it is seen from above.
 */
points: number, };

/**
 * What can stand on a terrace.
 */
export type BabylonDecorKind = "stairs" | "fountain" | "bridge" | "statue" | "pillar" | "belvedere";

/**
 * B0.1: the four flowers.
 */
export type BabylonFlower = "white" | "pink" | "yellow" | "blue";

/**
 * B3.1: the floor of the topmost terrace on each cell, one sign each, row by row from the north: `0` for the bare
 * board, letters from `a` for 10 on.
 */
export type BabylonHeights = string;

/**
 * A tile that waits to be built.
 */
export type BabylonHeld = {
/**
 * The tile.
 */
tile: BabylonTile,
/**
 * Its face in each of the four rotations.
 */
turned: [BabylonSigns, BabylonSigns, BabylonSigns, BabylonSigns], };

/**
 * B0.5: the kinds of pieces.
 */
export type BabylonPiece = "single" | "double" | "belvedere" | "stairs" | "fountain" | "statue" | "bridge";

/**
 * What one player has in front of them.
 */
export type BabylonPlayer = {
/**
 * B1.3: their flower, once it is dealt.
 */
flower: BabylonFlower | null,
/**
 * Single pillars in hand.
 */
singles: number,
/**
 * Double pillars in hand.
 */
doubles: number,
/**
 * The tile in the notch.
 */
notch: BabylonHeld | null,
/**
 * The terraces, from the lowest floor up.
 */
terraces: Array<BabylonTerrace>,
/**
 * Everything that stands on them, from the lowest floor up.
 */
decor: Array<BabylonDecor>,
/**
 * B3.1: the floor of the topmost terrace on each cell.
 */
heights: BabylonHeights,
/**
 * Points if the game ended now.
 */
points: number, };

/**
 * A direction on the board.
 */
export type BabylonSide = "north" | "east" | "south" | "west";

/**
 * One sign for each corner of a tile, clockwise from the north-west.
 */
export type BabylonSigns = string;

/**
 * A stack of the quarry.
 */
export type BabylonStack = {
/**
 * Its name.
 */
stack: string,
/**
 * How many tiles it has, from 0 to 3.
 */
height: number,
/**
 * The top tile; none if the stack is empty or its top has not been seen yet.
 */
tile: BabylonTile | null,
/**
 * B2.1, B2.2: the single pillars a dig would pay, by seat; nothing without a top tile.
 */
pays: Array<number>, };

/**
 * Where in the turn the table is.
 */
export type BabylonStep = "deal" | "choose" | "remove" | "dig" | "build" | "rotate" | "store" | "over";

/**
 * A tile that has been placed.
 */
export type BabylonTerrace = {
/**
 * Its north-west cell.
 */
anchor: string,
/**
 * Its floor, from 1.
 */
floor: number,
/**
 * The tile as it lies.
 */
tile: BabylonTile,
/**
 * B3.3: what supports its corners, clockwise from the north-west: `1` a single pillar, `2` a double one, `t` a
 * statue, `-` nothing.
 */
on: BabylonSigns, };

/**
 * A tile as it lies, written as three words: `pink clay s--f`, `white start sfbt`.
 */
export type BabylonTile = string;

/**
 * B1.4: the tower.
 */
export type BabylonTower = {
/**
 * The tile in effect; none in round 1.
 */
now: BabylonTowerTile | null,
/**
 * B4.6: whether its effect on decor can't be used again this turn.
 */
used: boolean,
/**
 * How many of each kind nobody has seen yet.
 */
unseen: Array<[BabylonTowerTile, number]>, };

/**
 * B0.4: the kinds of tower tiles.
 */
export type BabylonTowerTile = "single-more" | "double-more" | "icon-as-another" | "blank-as-any" | "flower-pays-two" | "pillar-less" | "no-effect";

/**
 * B3.1: a terrace that has been placed and waits to be turned.
 */
export type BabylonTurning = {
/**
 * Its north-west cell.
 */
anchor: string,
/**
 * Its face in each of the four rotations.
 */
turned: [BabylonSigns, BabylonSigns, BabylonSigns, BabylonSigns], };

/**
 * Everything on the table, for those who draw it.
 */
export type BabylonView = {
/**
 * The round in progress, from 1; 0 during set-up.
 */
round: number,
/**
 * B1.4: how many rounds the game has.
 */
rounds: number,
/**
 * B1.2: the first player, once drawn.
 */
first: Seat | null,
/**
 * Whose turn it is; nobody's before the first player is drawn and after the end.
 */
turn: Seat | null,
/**
 * Where in the turn the table is.
 */
step: BabylonStep,
/**
 * B1.3: the boards that can still be chosen, while they are chosen.
 */
boards?: Array<BabylonFlower>,
/**
 * B1.1: the stacks of the quarry, row by row.
 */
quarry: Array<BabylonStack>,
/**
 * B2.2: the double pillars any dig would pay anybody.
 */
doubles: number,
/**
 * B1.1: how many tiles of clay, granite and basalt nobody has seen yet.
 */
unseen: [number, number, number],
/**
 * B2.1: the tile dug this turn, until it is built or stored.
 */
dug: BabylonHeld | null,
/**
 * B3.1: the terrace that waits to be turned.
 */
turning: BabylonTurning | null,
/**
 * B4.1: the cells of the terraces placed this turn.
 */
fresh: Array<string>,
/**
 * B1.4: the tower.
 */
tower: BabylonTower,
/**
 * B0.5: what is left in the box, piece by piece, if it is a limit.
 */
supply: Array<[BabylonPiece, number]> | null,
/**
 * The players, by seat.
 */
players: Array<BabylonPlayer>, };

declare module './house' {
interface Views { babylon: BabylonView }
}
