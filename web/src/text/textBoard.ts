import { boardInContext, type BoardState } from '../boards/boardState.svelte';

/** The table as the parts of a text view see it. */
export const textBoard = <View = unknown>() => boardInContext<BoardState<View>>();

/** The first word of a decision. */
export const verbOf = (ply: string): string => ply.split(' ', 1)[0] ?? '';

/** The decisions that begin with these words. */
export function legalOf(legal: ReadonlySet<string>, ...begins: string[]): string[] {
  return [...legal].filter((ply) => begins.some((words) => `${ply} `.startsWith(`${words} `)));
}
