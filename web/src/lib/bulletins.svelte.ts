import type { Bulletin } from '../protocol/house';
import { api } from './api';

const KEY = 'semiramis-bulletins';
/** How often the page asks whether the host has something to tell. */
const EVERY = 60_000;

/** What the host tells everybody, but what one has put away. */
class Bulletins {
  #all = $state.raw<Bulletin[]>([]);
  #away = $state.raw<string[]>(kept());
  readonly shown = $derived(this.#all.filter(({ id }) => !this.#away.includes(id)));

  /** Asks now and then, as long as somebody looks at the page, until told otherwise. */
  listen(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async look(): Promise<void> {
    // Without the server there is nothing new.
    this.#all = await api.bulletins().catch(() => this.#all);
  }

  putAway(id: string): void {
    const known = new Set(this.#all.map((one) => one.id));
    this.#away = [...this.#away.filter((one) => known.has(one)), id];
    localStorage.setItem(KEY, JSON.stringify(this.#away));
  }
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const bulletins = new Bulletins();
