/** What can be clicked: glows, is reached by keyboard, and says what it does. */

import type { Desk } from './desk.svelte';

/** Plain values only: Svelte reads all of it to see what has changed. */
export interface Act {
  /** The decision that a click means. */
  ply: string;
  label: string;
  open: boolean;
  marked: boolean;
  click(ply: string): void;
  point(ply: string | null): void;
}

/** What a decision is to an element. */
export function acting({ legal, marks, click, point }: Desk, ply: string, label: string): Act {
  return { ply, label, open: legal.has(ply), marked: marks.has(ply), click, point };
}

/** Makes an element a button for a decision. What is not legal can still be clicked, to hear why. */
export function act(node: Element, given: Act): { update(next: Act): void; destroy(): void } {
  let now = given;
  const press = (event: Event): void => {
    event.stopPropagation();
    now.click(now.ply);
  };
  const key = (event: Event): void => {
    const name = (event as KeyboardEvent).key;
    if (name !== 'Enter' && name !== ' ') return;
    event.preventDefault();
    press(event);
  };
  function update(next: Act): void {
    now = next;
    node.classList.add('act');
    node.classList.toggle('open', next.open);
    node.classList.toggle('marked', next.marked);
    node.setAttribute('role', 'button');
    node.setAttribute('aria-label', next.label);
    node.setAttribute('aria-disabled', String(!next.open));
    node.setAttribute('tabindex', next.open ? '0' : '-1');
    node.setAttribute('data-ply', next.ply);
  }
  const point = (): void => now.point(now.ply);
  // What has the focus may be taken away in the middle of drawing, where nothing may change.
  const leave = (): void => queueMicrotask(() => now.point(null));
  const events = new AbortController();
  const on = (name: string, hear: (event: Event) => void): void =>
    node.addEventListener(name, hear, { signal: events.signal });
  on('click', press);
  on('keydown', key);
  on('pointerenter', point);
  on('focus', point);
  on('pointerleave', leave);
  on('blur', leave);
  update(given);
  return {
    update,
    destroy: () => events.abort(),
  };
}
