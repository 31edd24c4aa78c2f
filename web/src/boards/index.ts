import type { Component } from 'svelte';
import type { GameView } from '../protocol/house';
import type { BoardExtras, BoardProps } from './props';

/** A board as the page gets it: the component, and what it says of itself. */
export type BoardModule = BoardExtras & { default: Component<BoardProps<GameView>> };

/** The boards, found by their folder: `boards/GAME/Board.svelte`. Each is loaded when its table is opened. */
const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

/** Loads the board of a game; nothing if there is none. */
export async function board(game: string): Promise<BoardModule | undefined> {
  return boards[`./${game}/Board.svelte`]?.();
}

/** The same tables as text, structured for screen readers: `boards/GAME/Text.svelte`. */
const texts = import.meta.glob<BoardModule>('./*/Text.svelte');

/** Loads the text view of a game; nothing if there is none. */
export async function textOf(game: string): Promise<BoardModule | undefined> {
  return texts[`./${game}/Text.svelte`]?.();
}
