/** What can be clicked: glows, is reached by keyboard, and says what it does. */

import type { Desk } from './desk';

export interface Act {
  desk: Pick<Desk, 'legal' | 'marked' | 'click' | 'point'>;
  /** The decision that a click means. */
  ply: string;
  label: string;
}

/** Makes an element a button for a decision. What is not legal can still be clicked, to hear why. */
export function act(node: Element, given: Act): { update(next: Act): void; destroy(): void } {
  let now = given;
  const press = (event: Event): void => {
    event.stopPropagation();
    now.desk.click(now.ply);
  };
  const key = (event: Event): void => {
    const name = (event as KeyboardEvent).key;
    if (name !== 'Enter' && name !== ' ') return;
    event.preventDefault();
    press(event);
  };
  function update(next: Act): void {
    now = next;
    const open = next.desk.legal.has(next.ply);
    node.classList.add('act');
    node.classList.toggle('open', open);
    node.classList.toggle('marked', next.desk.marked.has(next.ply));
    node.setAttribute('role', 'button');
    node.setAttribute('aria-label', next.label);
    node.setAttribute('aria-disabled', String(!open));
    node.setAttribute('tabindex', open ? '0' : '-1');
    node.setAttribute('data-ply', next.ply);
  }
  const point = (): void => now.desk.point(now.ply);
  const leave = (): void => now.desk.point(null);
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
