import type { Component } from 'svelte';

const found = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });

/** The drawing of a game on the first screen, `boards/GAME/Picture.svelte`, fetched when all else is there; not every game has one. */
export function pictureOfGame(key: string): Promise<Component | undefined> {
  return found[`./${key}/Picture.svelte`]?.() ?? Promise.resolve(undefined);
}
