import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Arg, Phrase } from '../protocol/house';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Somebody who speaks one language and knows the players' names: `words::Speaker`, in the page. */
export class Speaker {
  readonly language: Language;
  #bundle: FluentBundle;
  #names: readonly string[];
  #reader: number | undefined;

  constructor(language: Language, texts: readonly string[], names: readonly string[] = []) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
    this.#names = names;
  }

  /** The same speaker, told the players' names in the order of the seats. */
  withNames(names: readonly string[]): Speaker {
    return this.#copy(names, this.#reader);
  }

  /**
   * The same speaker, told which seat the reader sits in, so that “Ana digs” becomes “You dig”:
   * `undefined` for those who watch, and where several players share a screen.
   */
  withReader(reader: number | undefined): Speaker {
    return this.#copy(this.#names, reader);
  }

  #copy(names: readonly string[], reader: number | undefined): Speaker {
    const speaker = new Speaker(this.language, []);
    speaker.#bundle = this.#bundle;
    speaker.#names = names;
    speaker.#reader = reader;
    return speaker;
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Says it; a phrase that can't be said shows its id, so that nothing is ever lost silently. */
  say(phrase: Phrase): string {
    return this.#trySay(phrase) ?? `⟨${phrase.id}⟩`;
  }

  /** Says a message whose gaps are given by name. */
  word(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  }

  /** The name of the player in a seat. */
  name(seat: number): string {
    return this.#names[seat] ?? this.word('table-actor-seat', { number: String(seat + 1) });
  }

  #trySay(phrase: Phrase): string | undefined {
    const pattern = this.#bundle.getMessage(phrase.id)?.value;
    const args = this.#args(phrase);
    if (!pattern || !args) return undefined;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length === 0 ? said : undefined;
  }

  #args(phrase: Phrase): Record<string, FluentVariable> | undefined {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(phrase.args)) {
      const gender = isPhrase(arg) ? this.attribute(arg.id, 'gender') : undefined;
      if (gender !== undefined) args[`${name}-gender`] = gender;
      if (isSeat(arg)) args[`${name}-you`] = arg.seat === this.#reader ? 'yes' : 'no';
      const value = this.#arg(arg);
      if (value === undefined) return undefined;
      args[name] = value;
    }
    return args;
  }

  #arg(arg: Arg): FluentVariable | undefined {
    if (typeof arg === 'number') return new FluentNumber(arg, { useGrouping: false });
    if (typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return this.#list(arg);
    return isPhrase(arg) ? this.#trySay(arg) : this.name(arg.seat);
  }

  /** Joins phrases: “a, b and c”. */
  #list(phrases: readonly Phrase[]): string | undefined {
    const said: string[] = [];
    for (const phrase of phrases) {
      const one = this.#trySay(phrase);
      if (one === undefined) return undefined;
      said.push(one);
    }
    const last = said.pop();
    if (last === undefined) return this.word('table-nothing');
    if (said.length === 0) return last;
    const join = (id: string, first: string, second: string) => this.word(id, { first, second });
    const first = said.reduce((before, next) => join('table-list-comma', before, next));
    return join('table-list-and', first, last);
  }

  /** What is noted beside a message: `.paragraph`, `.title`. */
  attribute(id: string, name: string): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern) : undefined;
  }
}

function isSeat(arg: Arg): arg is { seat: number } {
  return typeof arg === 'object' && 'seat' in arg;
}

function isPhrase(arg: Arg): arg is Phrase {
  return typeof arg === 'object' && 'id' in arg;
}

// What only the command line and the terminal say stays out of the page.
const files = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/cli.ftl', '!../../../locales/*/terminal.ftl'],
  { query: '?raw', import: 'default' },
);
// A game brings its own: what it says, and what is said in its lesson.
const gameFiles = import.meta.glob<string>('../../../crates/*/{locales,lessons}/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The games, by the folders of their messages. */
export const GAMES: readonly string[] = [
  ...new Set(
    Object.keys(gameFiles).flatMap((path) => /crates\/(\w+)\/locales/.exec(path)?.[1] ?? []),
  ),
];

/** Whether a game brings a lesson. */
export const hasLesson = (game: string): boolean =>
  `../../../crates/${game}/lessons/en.ftl` in gameFiles;

/** The text of a file of messages: of the house (`web`), of a game (`pebbles`) or of its lesson (`pebbles/lessons`); empty if there is none. */
export async function messages(language: Language, file: string): Promise<string> {
  const [game, folder = 'locales'] = file.split('/');
  const own = gameFiles[`../../../crates/${game}/${folder}/${language}.ftl`];
  return (await (own ?? files[`../../../locales/${language}/${file}.ftl`])?.()) ?? '';
}
