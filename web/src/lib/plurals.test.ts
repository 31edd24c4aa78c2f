// What is counted agrees with its number, in both languages.
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { GAMES, messages, type Language } from './fluent';

const FILES = ['web', 'game', 'house', ...GAMES.flatMap((game) => [game, `${game}/lessons`])];

/** What stands before a verb is no number. */
const NAMES = ['seat', 'city', 'column'];

/** Where a number is never one, or the one that was looked at, written out, or has its noun with it. */
const SEVERAL = [
  'web-lobby-players',
  'web-hint-points',
  'web-compare-count-points',
  'web-compare-count-moves',
  'web-compare-points-more',
  'web-compare-rounds-more',
  'web-compare-decisions-more',
  'table-setup-players',
  'house-no-many-moves',
  'table-record-seats',
  'table-record-origin',
  'amyitis-tell-sell',
  'amyitis-board-favour-step',
  'babylon-refusal-flowers',
  'jardins-detail-animal',
  'jardins-refusal-column',
  'jardins-board-objective',
];

interface Counted {
  id: string;
  noun: string;
  agrees: boolean;
}

/** Every `{ $number } noun` of a pattern, and whether it stands where its number has been looked at. */
function counted(id: string, pattern: unknown, looked: readonly string[] = []): Counted[] {
  if (!Array.isArray(pattern)) return [];
  return pattern.flatMap((part, at) => {
    if (part.type === 'select') return chosen(id, part, looked);
    if (part.type !== 'var' || NAMES.includes(part.name)) return [];
    const noun = /^[ \u00a0](\p{L}+)/u.exec(String(pattern[at + 1] ?? ''))?.[1];
    return noun ? [{ id, noun, agrees: looked.includes(part.name) }] : [];
  });
}

interface Select {
  selector: { name?: string };
  variants: { key: { value: unknown }; value: unknown }[];
}

function chosen(id: string, { selector, variants }: Select, looked: readonly string[]): Counted[] {
  const plural = variants.some(({ key }) => key.value === 'one');
  const now = plural && selector.name ? [...looked, selector.name] : looked;
  return variants.flatMap(({ value }) => counted(id, value, now));
}

test.each<Language>(['en', 'fr'])(
  'what is counted agrees with its number: %s',
  async (language) => {
    const texts = await Promise.all(FILES.map((file) => messages(language, file)));
    const all = texts
      .flatMap((text) => new FluentResource(text).body)
      // The board of the terminal has room for a few signs only.
      .filter(({ id }) => !SEVERAL.includes(id) && !/(^|-)terminal-/.test(id))
      .flatMap(({ id, value }) => counted(id, value));
    const nouns = new Set(all.filter(({ agrees }) => agrees).map(({ noun }) => noun));
    const astray = all.filter(({ noun, agrees }) => !agrees && nouns.has(noun));
    expect(astray.map(({ id, noun }) => `${id}: ${noun}`)).toEqual([]);
  },
);
