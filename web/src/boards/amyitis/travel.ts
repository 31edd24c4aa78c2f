// Pieces come from somewhere and go somewhere, visibly.
import type { TransitionConfig } from 'svelte/transition';
import { flight, sightOf } from '../flight';

export interface Journey {
  /** The `data-home` of what the piece comes from or goes back to. */
  home: string;
  still: boolean;
}

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Where a home is: on the board, or else the head line of the page, which stands for whoever is out of sight. */
function find(node: Element, home: string): Element | undefined {
  const own = node.closest('.amyitis')?.querySelectorAll(`[data-home="${home}"]`) ?? [];
  return [...own, ...document.querySelectorAll('[data-home="page"]')].find(isShown);
}

/** Lets a piece travel between its home and its place. */
export function travel(node: Element, { home, still }: Journey): TransitionConfig {
  const from = still ? undefined : find(node, home);
  if (!from) return { duration: 0 };
  return flight(node, { ...sightOf(from), width: sightOf(node).width }, still);
}

/** Names for the cubes of a line into which new ones are pushed from the left: each keeps its name while it moves right. */
export function follow(
  before: { names: number[]; cubes: number[] },
  cubes: number[],
  fresh: () => number,
): number[] {
  for (let pushed = 0; pushed < cubes.length; pushed++) {
    const stayed = cubes.slice(pushed);
    if (stayed.every((cube, at) => before.cubes[at] === cube)) {
      return [...Array.from({ length: pushed }, fresh), ...before.names.slice(0, stayed.length)];
    }
  }
  return cubes.map(fresh);
}
