import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import { board } from '../boards';
import type { BoardProps } from '../boards/props';
import { GAMES, LANGUAGES, messages, Speaker } from '../lib/fluent';
import { parse } from '../lib/markdown';

// Moments of recorded games, written by the games' crates.
const moments = import.meta.glob<string>('../boards/*/moments.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const books = import.meta.glob<string>('../../../crates/*/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<string>('../boards/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Kept {
  legal: string[];
  view: { players?: unknown[]; gardens?: unknown[] };
}

/** Every component that explains itself at some moment of the game. */
async function explained(game: string): Promise<Set<string>> {
  const found = await board(game);
  const Board = found?.default as unknown as Component<BoardProps<unknown>>;
  const keys = new Set<string>();
  for (const line of (moments[`../boards/${game}/moments.jsonl`] ?? '').trim().split('\n')) {
    const { legal, view } = JSON.parse(line) as Kept;
    const seats = (view.players ?? view.gardens ?? []).map((_, seat) => ({ name: 'x', seat }));
    const props = {
      view,
      legal: new Set(legal),
      seat: 0,
      players: seats,
      choose: () => undefined,
      refuse: () => undefined,
      say: (id: string) => id,
      explain: () => Promise.resolve([]),
      still: true,
    };
    const drawn = mount(Board, { target: document.body, props });
    flushSync();
    for (const place of document.querySelectorAll('[data-about]'))
      keys.add(place.getAttribute('data-about') ?? '');
    void unmount(drawn);
  }
  return keys;
}

// A game without recorded moments has nothing here to be drawn from.
const drawn = GAMES.filter((game) => `../boards/${game}/moments.jsonl` in moments);

describe.each(drawn)('%s', (game) => {
  let keys: Set<string>;
  beforeAll(async () => (keys = await explained(game)), 120_000);

  test('every component has its words and its paragraph in both languages', async () => {
    expect(keys.size).toBeGreaterThan(10);
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [await messages(language, game)]);
      const rules = parse(books[`../../../crates/${game}/rules/${language}.md`] ?? '');
      const numbers = rules.flatMap((block) => (block.kind === 'paragraph' ? [block.id] : []));
      for (const key of keys) {
        const id = `${game}-about-${key}`;
        expect(speaker.knows(id), id).toBe(true);
        expect(speaker.attribute(id, 'title'), id).toBeTruthy();
        expect(numbers, id).toContain(speaker.attribute(id, 'paragraph'));
      }
    }
  });

  test('an option that is explained cites its paragraph, in both languages', async () => {
    const text = await messages('en', game);
    const ids = [...text.matchAll(new RegExp(`^(${game}-option-\\S+) =`, 'gm'))].map(
      ([, id]) => id ?? '',
    );
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [await messages(language, game)]);
      const rules = parse(books[`../../../crates/${game}/rules/${language}.md`] ?? '');
      const numbers = rules.flatMap((block) => (block.kind === 'paragraph' ? [block.id] : []));
      const explained = ids.filter((id) => speaker.attribute(id, 'paragraph') !== undefined);
      expect(explained).toEqual(ids.filter((id) => speaker.attribute(id, 'help') !== undefined));
      for (const id of explained) expect(numbers).toContain(speaker.attribute(id, 'paragraph'));
    }
  });

  test('no words are left that no component uses', async () => {
    const text = await messages('en', game);
    const told = [...text.matchAll(new RegExp(`^${game}-about-(\\S+) =`, 'gm'))].map(
      ([, key]) => key,
    );
    const source = Object.entries(drawings)
      .filter(([path]) => path.includes(`/${game}/`))
      .map(([, drawing]) => drawing)
      .join('\n');
    // Some components are on the table only at times: those are named in the drawing.
    const unused = told.filter(
      (key) => key && !keys.has(key) && !new RegExp(`["']${key}["']`).test(source),
    );
    expect(unused).toEqual([]);
  });
});
