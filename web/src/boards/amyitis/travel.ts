// Pieces come from somewhere and go somewhere, visibly.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Journey {
  /** The `data-home` of what the piece comes from or goes back to. */
  home: string;
  still: boolean;
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** How many pixels a unit of the drawing around a node has. */
function scaleOf(node: Element): number {
  return node instanceof SVGGraphicsElement ? node.getScreenCTM()?.a || 1 : 1;
}

/** Lets a piece travel between its home and its place. */
export function travel(node: Element, { home, still }: Journey): TransitionConfig {
  const from = node.closest('.amyitis')?.querySelector(`[data-home="${home}"]`);
  if (still || !from) return { duration: 0 };
  const [start, end, scale] = [middle(from), middle(node), scaleOf(node)];
  const [x, y] = [(start.x - end.x) / scale, (start.y - end.y) / scale];
  return {
    duration: 250,
    easing: cubicOut,
    css: (_, rest) => `transform: translate(${x * rest}px, ${y * rest}px)`,
  };
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
