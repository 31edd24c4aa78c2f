// How cards travel: from the market to the hand to their plot.
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

export const DURATION = 250;

export const [send, receive] = crossfade({
  duration: DURATION,
  easing: cubicOut,
  fallback: (node, { duration = DURATION }) =>
    fade(node, { duration: typeof duration === 'number' ? duration / 2 : DURATION }),
});

/** Gives equal names different keys, for lists that may hold copies. */
export function keyed<T>(
  items: readonly T[],
  name: (item: T) => string,
): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const copy = seen.get(name(item)) ?? 0;
    seen.set(name(item), copy + 1);
    return { key: `${name(item)} ${copy}`, item };
  });
}

/** Scrolls to the first thing that can be chosen, unless one is in sight already. */
export function bringIntoSight(root: HTMLElement, still: boolean): void {
  const open = [...root.querySelectorAll('button.open')];
  // The edges of a small window are covered by the head line and the tabs.
  const inSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2 / innerHeight;
    return middle > 0.15 && middle < 0.88;
  };
  if (!open.some(inSight))
    open[0]?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
