import { LANGUAGES, messages, Speaker, type Language } from './fluent';

const BASE = ['game', 'minds', 'house', 'web'];
const KEY = 'semiramis-language';

/** The language of the page and everything it has learnt to say so far. */
class Texts {
  language = $state<Language>(preferred());
  #texts = $state.raw<Record<string, string>>({});
  #wanted = new Set(BASE);
  readonly speaker = $derived(new Speaker(this.language, Object.values(this.#texts)));

  /** Learns the messages of these files too (those of a game, say), besides those of the page. */
  async load(...files: string[]): Promise<void> {
    const missing = [...BASE, ...files].filter((file) => !(file in this.#texts));
    for (const file of files) this.#wanted.add(file);
    if (missing.length === 0) return;
    const language = this.language;
    const texts = await read(language, missing);
    if (language === this.language) this.#texts = { ...this.#texts, ...texts };
  }

  /** Speaks another language from now on. */
  async use(language: Language): Promise<void> {
    const texts = await read(language, [...this.#wanted]);
    this.language = language;
    this.#texts = texts;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }
}

async function read(language: Language, files: string[]): Promise<Record<string, string>> {
  const texts = files.map(async (file) => [file, await messages(language, file)] as const);
  return Object.fromEntries(await Promise.all(texts));
}

function preferred(): Language {
  const kept = globalThis.localStorage?.getItem(KEY);
  const asked = [kept, ...(globalThis.navigator?.languages ?? [])].map((code) => code?.slice(0, 2));
  return (
    LANGUAGES.find((code) => code === asked.find((one) => one === 'en' || one === 'fr')) ?? 'en'
  );
}

export const texts = new Texts();

/** A message of the page. */
export function t(id: string, args: Parameters<Speaker['word']>[1] = {}): string {
  return texts.speaker.word(id, args);
}
