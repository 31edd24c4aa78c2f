/** Components of a drawn board that explain themselves: those with `data-about`. */
import { seen, type Place } from '../lib/boardFocus';

/** The key of what a component is. */
export const about = (on: Element): string => on.getAttribute('data-about') ?? '';

/** The component that something is part of. */
export function component(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest('[data-about]') : null;
  return found?.closest('.stage') ? found : undefined;
}

/** Whether something is part of an explanation. */
export function inside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-explanation]') !== null;
}

/** The first component of each kind that can be seen, as they come in the document. */
export function stops(knows: (about: string) => boolean): Place[] {
  const kinds = new Map<string, Place>();
  for (const one of document.querySelectorAll<Place>('.stage [data-about]')) {
    const kind = about(one);
    if (!kinds.has(kind) && knows(kind) && seen(one)) kinds.set(kind, one);
  }
  return [...kinds.values()];
}

/** What has the focus, if it is anything and still there. */
export function placeOf(element: Element | null): Place | undefined {
  const place = element?.isConnected && element !== document.body ? element : undefined;
  return place as Place | undefined;
}
