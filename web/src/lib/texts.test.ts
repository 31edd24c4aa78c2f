import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES, messages, type Language } from './fluent';

const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort();

/** Everything the page's sources ask for by a whole id. */
function asked(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'((?:web|admin)-[a-z-]+)'/g),
    ]);
  return [...new Set(found.map((match) => match[1] ?? ''))];
}

/** What the page itself says: everywhere, and to admins. */
const FILES = ['web', 'admin'];
const said = async (language: Language) =>
  (await Promise.all(FILES.map((file) => messages(language, file)))).join('\n');

test('both languages of the page say the same things', async () => {
  const [en, fr] = [await said('en'), await said('fr')];
  expect(ids(fr)).toEqual(ids(en));
  expect(new Set(ids(en)).size).toBe(ids(en).length);
});

test('both languages have the same gaps', async () => {
  const gaps = (text: string) =>
    Object.fromEntries(
      new FluentResource(text).body.map((message) => [
        message.id,
        [...new Set(JSON.stringify(message).match(/"type":"var","name":"[^"]+"/g))].sort(),
      ]),
    );
  expect(gaps(await said('fr'))).toEqual(gaps(await said('en')));
});

test('every message that the page asks for is there', async () => {
  const known = ids(await said('en'));
  expect(asked('src').filter((id) => !known.includes(id))).toEqual([]);
});

test('French has its own apostrophes, and spaces that keep a line together', async () => {
  const files = [...FILES, 'game', 'house', ...GAMES.flatMap((game) => [game, `${game}/lessons`])];
  const texts = await Promise.all(files.map((file) => messages('fr', file)));
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => !line.startsWith('#'));
  expect(lines.filter((line) => /'|« |\S [:;?!»]/.test(line))).toEqual([]);
});
