/** The page's side of the builder: orders bodies, and hears when they and their light are there. */

import type { Answer, Body, Order } from './mesh/built';

export interface Hears {
  bodies(bodies: Body[], colours: Uint16Array[]): void;
  light(colours: Uint16Array[]): void;
}

export class Builder {
  readonly #worker = new Worker(new URL('./mesh/worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Hears>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const hears = this.#waiting.get(data.id);
      if (!hears) return;
      if ('bodies' in data) return hears.bodies(data.bodies, data.colours);
      this.#waiting.delete(data.id);
      hears.light(data.colours);
    });
  }
  /** Orders something for a place. The returned call means that nobody waits for it any more. */
  order(slot: string, dark: boolean, what: Order['what'], hears: Hears): () => void {
    const id = (this.#last += 1);
    this.#waiting.set(id, hears);
    const order: Order = { id, slot, dark, what };
    this.#worker.postMessage(order);
    return () => this.#waiting.delete(id);
  }
}
