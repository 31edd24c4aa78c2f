import type { Component } from 'svelte';
import type { BoardExtras, BoardProps } from './contract';

/** A board as the page gets it: the component, and what it says of itself. */
export type BoardModule = BoardExtras & { default: Component<BoardProps<never>> };

/** The boards, each loaded when its table is opened. */
const boards: Record<string, () => Promise<unknown>> = {
  amyitis: () => import('./amyitis/Board.svelte'),
  babylon: () => import('./babylon/Board.svelte'),
  jardins: () => import('./jardins/Board.svelte'),
};

/** Loads the board of a game; nothing if there is none. */
export async function board(game: string): Promise<BoardModule | undefined> {
  return (await boards[game]?.()) as BoardModule | undefined;
}

/** The same tables as text, structured for those who hear them. */
const texts: Record<string, () => Promise<unknown>> = {
  amyitis: () => import('./amyitis/Text.svelte'),
  babylon: () => import('./babylon/Text.svelte'),
  jardins: () => import('./jardins/Text.svelte'),
};

/** Loads the text view of a game; nothing if there is none. */
export async function textOf(game: string): Promise<BoardModule | undefined> {
  return (await texts[game]?.()) as BoardModule | undefined;
}
