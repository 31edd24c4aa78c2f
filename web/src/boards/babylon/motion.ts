/** How tiles move: out of the quarry into a hand, from there into a garden. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { flight, sightOf, travelTime, type Sight } from '../flight';

interface Moving {
  still: boolean;
  /** The tile, in words; nothing for what is no tile. */
  tile?: string | undefined;
}

/** Where tiles were seen last, and when. */
const seen = new Map<string, Sight & { at: number }>();
/** How long a tile is known to have been somewhere, in milliseconds. */
const FRESH = 500;

function recall(tile: string | undefined): Sight | undefined {
  const sight = seen.get(tile ?? '');
  if (!sight || performance.now() - sight.at > FRESH) return undefined;
  seen.delete(tile ?? '');
  return sight;
}

/** A tile is taken away: it is remembered until it comes to light elsewhere. In a drawing it fades; in a row it makes room at once. */
export function depart(node: Element, { still, tile }: Moving): TransitionConfig {
  if (tile) seen.set(tile, { ...sightOf(node), at: performance.now() });
  return {
    duration: node instanceof SVGElement ? travelTime(still) / 2 : 0,
    easing: cubicOut,
    css: (there) => `opacity: ${there}`,
  };
}

function drop(still: boolean): TransitionConfig {
  return {
    duration: travelTime(still),
    easing: cubicOut,
    css: (there, away) => `transform: translateY(${-90 * away}px); opacity: ${there}`,
  };
}

/** A tile comes from where it was taken away just now; other things drop from above. */
export function arrive(node: Element, { still, tile }: Moving): () => TransitionConfig {
  // Only after all that goes has gone it is known what comes from where.
  return () => {
    const from = recall(tile);
    return from && !still ? flight(node, from, still) : drop(still);
  };
}
