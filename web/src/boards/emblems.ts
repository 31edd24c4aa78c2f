import type { Component } from 'svelte';

const found = import.meta.glob<Component>('./*/Emblem.svelte', { eager: true, import: 'default' });

/** The pictures by which the lobby knows the games, found by their folder: `boards/GAME/Emblem.svelte`. */
export const emblems: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, emblem]) => [path.split('/')[1] ?? path, emblem]),
);
