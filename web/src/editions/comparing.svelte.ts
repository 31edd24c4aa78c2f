import { api, refusalOf } from '../lib/api';
import { myself } from '../lib/me.svelte';
import type { ComparisonProgress, ComparisonWish, ErrorResponse } from '../protocol/house';

/** How long to wait before asking again, so that figures change no faster than one can read, in milliseconds. */
const PAUSE = 500;
/** How many seconds the house may wait for news. */
const WAIT = 20;

/** A comparison of two editions: under way at the house, stopped, or over. What is known stays until the next one. */
export class Comparing {
  progress = $state.raw<ComparisonProgress>();
  refusal = $state.raw<ErrorResponse>();
  /** What was compared: the draft may have changed since. */
  wish = $state.raw<ComparisonWish>();
  running = $state(false);
  #number = 0;

  /** Begins; an earlier comparison of the same person ends. */
  async start(wish: ComparisonWish): Promise<void> {
    const number = ++this.#number;
    [this.wish, this.progress, this.refusal, this.running] = [wish, undefined, undefined, true];
    try {
      await myself.arrive();
      await api.endComparison();
      await this.#follow(wish, () => number === this.#number);
    } catch (error) {
      if (number === this.#number) this.refusal = refusalOf(error);
    }
    if (number === this.#number) this.running = false;
  }

  async #follow(wish: ComparisonWish, wanted: () => boolean): Promise<void> {
    while (wanted()) {
      const news = await api.compare(wish, this.progress?.done ?? 0, WAIT);
      if (!wanted()) return;
      this.progress = news;
      if (news.over) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** Ends it; what is known stays. */
  stop(): void {
    if (!this.running) return;
    this.#number += 1;
    this.running = false;
    // Where the house can't be told, it forgets what nobody asks about.
    void api.endComparison().catch(() => undefined);
  }
}
