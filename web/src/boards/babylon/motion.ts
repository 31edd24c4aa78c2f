/** How things move. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** Something that is placed drops from above. */
export function drop(_: Element, { still }: { still: boolean }): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    duration: 250,
    easing: cubicOut,
    css: (there, away) => `transform: translateY(${-90 * away}px); opacity: ${there}`,
  };
}

/** Something that is taken is lifted away. */
export function lift(_: Element, { still }: { still: boolean }): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    duration: 250,
    easing: cubicOut,
    css: (there, away) => `transform: translateY(${-120 * away}px); opacity: ${there}`,
  };
}
