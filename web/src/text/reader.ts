// What every part of a text view needs: the table, what may be done, and how to do it.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../boards/contract';

/** A getter for the board's properties, so that they stay fresh. */
export interface Reader<V> {
  readonly props: BoardProps<V>;
}

const KEY = Symbol('the reader');

export const provide = <V>(reader: Reader<V>): Reader<V> => setContext(KEY, reader);
export const reader = <V = unknown>(): Reader<V> => getContext<Reader<V>>(KEY);

/** What the player in a seat is called. */
export const nameOf = ({ props }: Reader<unknown>, seat: number): string =>
  props.players.find((player) => player.seat === seat)?.name ?? String(seat + 1);

/** The first word of a decision. */
export const verbOf = (ply: string): string => ply.split(' ', 1)[0] ?? '';

/** The decisions that begin with these words. */
export function legalOf(legal: ReadonlySet<string>, ...begins: string[]): string[] {
  return [...legal].filter((ply) => begins.some((words) => `${ply} `.startsWith(`${words} `)));
}
