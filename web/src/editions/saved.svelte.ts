/** The editions that are kept in this browser. */

export interface SavedEdition {
  game: string;
  name: string;
  text: string;
}

const KEY = 'semiramis-editions';

class SavedEditions {
  #all = $state.raw<readonly SavedEdition[]>(read());
  /** The one with which the next table of a game is to be played. */
  picked = $state.raw<SavedEdition>();

  of(game: string): readonly SavedEdition[] {
    return this.#all.filter((one) => one.game === game);
  }

  /** Keeps an edition; one with the same name is replaced. Says whether the browser has room for it. */
  keep(edition: SavedEdition): boolean {
    return this.#write([...this.#others(edition), edition]);
  }

  remove(edition: SavedEdition): void {
    this.#write(this.#others(edition));
  }

  #others({ game, name }: SavedEdition): SavedEdition[] {
    return this.#all.filter((one) => one.game !== game || one.name !== name);
  }

  #write(all: readonly SavedEdition[]): boolean {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }
}

function read(): readonly SavedEdition[] {
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(one: unknown): one is SavedEdition {
  const { game, name, text } = (one ?? {}) as Partial<SavedEdition>;
  return [game, name, text].every((part) => typeof part === 'string');
}

export const savedEditions = new SavedEditions();
