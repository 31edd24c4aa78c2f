import { untrack } from 'svelte';

/** Something to be told to those who do not see the page. */
export interface Announcement {
  number: number;
  words: string;
}

/** How many lines stay: readers hear what is added, not what is there. */
const KEPT = 24;

/** What the page tells aloud, in words, each thing once. `Announcer.svelte` is where screen readers hear it. */
class Announcer {
  /** Announcement when there is time. */
  calm = $state.raw<Announcement[]>([]);
  /** Announcement at once. */
  urgent = $state.raw<Announcement[]>([]);
  #number = 0;

  say(...words: string[]): void {
    // The code that tells something does not depend on it.
    this.calm = this.#add(
      untrack(() => this.calm),
      words,
    );
  }

  warn(words: string): void {
    this.urgent = this.#add([], [words]);
  }

  #add(lines: readonly Announcement[], words: readonly string[]): Announcement[] {
    const more = words.filter(Boolean).map((said) => ({ number: this.#number++, words: said }));
    return more.length === 0 ? [...lines] : [...lines, ...more].slice(-KEPT);
  }
}

export const announcer = new Announcer();
