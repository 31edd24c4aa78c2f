import { refusalOf, type Page } from '../lib/api';
import type { ErrorResponse } from '../protocol/house';

/** A list that is read page by page, and what admins do with what is on it. */
export class Listed<T> {
  all = $state.raw<T[]>([]);
  more = $state(false);
  /** Whether it has been read at all. */
  read = $state(false);
  refusal = $state.raw<ErrorResponse>();
  #page = 0;
  /** What was asked last: an answer to something older is not shown. */
  #asked = 0;

  constructor(private readonly ask: (page: number, last: T | undefined) => Promise<Page<T>>) {}

  /** Reads it anew, from the beginning. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    await this.#attempt(async () => {
      const found = await this.ask(0, undefined);
      if (asked !== this.#asked) return;
      this.#page = 0;
      [this.all, this.more, this.read] = [found.all, found.more, true];
    });
  }

  /** Reads the next page. */
  async next(): Promise<void> {
    const asked = ++this.#asked;
    await this.#attempt(async () => {
      const found = await this.ask(this.#page + 1, this.all.at(-1));
      if (asked !== this.#asked) return;
      this.#page += 1;
      [this.all, this.more] = [[...this.all, ...found.all], found.more];
    });
  }

  /** Does something, and reads the list anew; says whether it was done. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.#attempt(work);
    if (done) await this.look();
    return done;
  }

  async #attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.refusal = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      return false;
    }
  }
}
