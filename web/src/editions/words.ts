import type { Component } from 'svelte';
import { texts } from '../lib/texts.svelte';

/** What a game says of its component file, in `boards/GAME/edition.ts`. All of it may be left out. */
export interface EditionHelp {
  /** The tables of the file, in the order in which they are copied from a box. */
  order?: readonly string[];
  /** Groups of messages of the game in which words of the file are found: `GAME-GROUP-WORD`. */
  groups?: readonly string[];
  /** Lists of four that lie around a square, clockwise from the upper left. */
  square?: readonly string[];
  /** Draws a word; nothing for one that it does not know. */
  Picture?: Component<{ of: string; word: string }>;
  /** The words that it can draw. */
  drawn?: ReadonlySet<string>;
}

const helps = import.meta.glob<{ help: EditionHelp }>('../boards/*/edition.ts');

/** The help of a game. */
export async function helpOf(game: string): Promise<EditionHelp> {
  return (await helps[`../boards/${game}/edition.ts`]?.())?.help ?? {};
}

/** A word or key of a component file in the reader's language; of what has no message, its parts, or as it stands there. */
export function said(game: string, help: EditionHelp, word: string, key?: string): string {
  const groups = ['figure', ...(key ? [key] : []), ...(help.groups ?? [])];
  const text = found(game, groups, word) ?? parts(game, groups, word);
  return text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);
}

function found(game: string, groups: readonly string[], word: string): string | undefined {
  const ids = groups.map((group) => `${game}-${group}-${word}`);
  const id = ids.find((one) => texts.speaker.knows(one));
  return id === undefined ? undefined : texts.speaker.word(id);
}

/** `lion-water` is said as a lion and water. */
function parts(game: string, groups: readonly string[], word: string): string {
  for (let end = word.length; end > 0; end = word.lastIndexOf('-', end - 1)) {
    const first = found(game, groups, word.slice(0, end));
    if (first !== undefined && end < word.length)
      return `${first} · ${parts(game, groups, word.slice(end + 1))}`;
    if (first !== undefined) return first;
  }
  const [first = '', ...rest] = word.split('-');
  return rest.length > 0 ? `${first} ${parts(game, groups, rest.join('-'))}` : first;
}

/** What an entry is, where its name alone does not tell. */
export function about(game: string, key: string): string | undefined {
  const id = `${game}-figure-${key}`;
  return texts.speaker.attribute(id, 'about');
}
