import type { Explanation } from '../protocol/house';

const MOST = 64;
const GATHER = 20;

interface Asked {
  resolve(explanation: Explanation): void;
  reject(error: unknown): void;
}

/** Asks what decisions are, many at a time, and remembers it until the table changes. */
export class Explainer {
  #known = new Map<string, Promise<Explanation>>();
  #asked = new Map<string, Asked>();

  constructor(private readonly ask: (plies: string[]) => Promise<Explanation[]>) {}

  /** Forgets everything: the table has changed. */
  forget(): void {
    this.#known.clear();
  }

  explain(ply: string): Promise<Explanation> {
    const known = this.#known.get(ply);
    if (known) return known;
    const made = new Promise<Explanation>((resolve, reject) => {
      this.#asked.set(ply, { resolve, reject });
      if (this.#asked.size === 1) setTimeout(() => this.#send(), GATHER);
    });
    this.#known.set(ply, made);
    made.catch(() => this.#known.delete(ply));
    return made;
  }

  #send(): void {
    const all = [...this.#asked];
    this.#asked.clear();
    for (let at = 0; at < all.length; at += MOST) void this.#sendSome(all.slice(at, at + MOST));
  }

  async #sendSome(some: [string, Asked][]): Promise<void> {
    try {
      const explanations = await this.ask(some.map(([ply]) => ply));
      some.forEach(([, asked], at) => {
        const explanation = explanations[at];
        if (explanation) asked.resolve(explanation);
        else asked.reject(new Error('no explanation'));
      });
    } catch (error) {
      for (const [, asked] of some) asked.reject(error);
    }
  }
}
