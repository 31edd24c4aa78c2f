import type { Component } from 'svelte';
import Amyitis from './amyitis/Emblem.svelte';
import Babylon from './babylon/Emblem.svelte';
import Jardins from './jardins/Emblem.svelte';

/** The pictures by which the lobby knows the games. */
export const emblems: Record<string, Component> = {
  amyitis: Amyitis,
  babylon: Babylon,
  jardins: Jardins,
};
