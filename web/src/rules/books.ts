import { api } from '../lib/api';
import type { Language } from '../lib/fluent';
import { chapters, type Chapter } from './book';

const books = new Map<string, Promise<Chapter[]>>();

/** The rules of a game, asked for once; empty where they cannot be had, and asked for again then. */
export function bookOf(game: string, language: Language): Promise<Chapter[]> {
  const key = `${game}/${language}`;
  const known = books.get(key);
  if (known) return known;
  const book = api.rules(game, language).then(chapters, () => {
    books.delete(key);
    return [];
  });
  books.set(key, book);
  return book;
}
