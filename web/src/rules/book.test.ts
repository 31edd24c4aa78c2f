import { expect, test } from 'vitest';
import { basesOf, chapters, cut, fold, notesOf, plain, seek } from './book';

const BOOK = chapters(
  '# Jeu\n\nUn conte.\n\n## A1 Le fleuve\n\n**A1.1** L’été, l’eau monte.\n\n- un bord\n\n![Un dessin.](example:wet)\n\n> our-ruling: L’eau stagne.\n\n**A1.2** Rien.\n\n## A2 Œuvres\n\n**A2.1** Un ingénieur.',
);
const ids = (sought: string) =>
  seek(BOOK, sought).flatMap(({ entries }) => entries.map(({ id }) => id));

test('chapters hold paragraphs, and paragraphs what follows them', () => {
  expect(BOOK.map(({ id }) => id)).toEqual(['Jeu', 'A1', 'A2']);
  expect(BOOK[1]?.entries.map(({ id }) => id)).toEqual(['A1.1', 'A1.2']);
  expect(BOOK[1]?.entries[0]?.blocks.map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'example',
    'note',
  ]);
  expect(plain(BOOK[2]?.title ?? [])).toBe('A2 Œuvres');
});

test('words are found without accents and capitals, numbers by their beginning', () => {
  expect(ids('ETE')).toEqual(['A1.1']);
  expect(ids('ingenieur')).toEqual(['A2.1']);
  expect(ids('a1')).toEqual(['A1.1', 'A1.2']);
  expect(ids('A1.2')).toEqual(['A1.2']);
  expect(ids('oeuvres')).toEqual(['A2.1']);
  expect(ids('stagne')).toEqual(['A1.1']);
  expect(ids('dessin')).toEqual(['A1.1']);
  expect(ids('zebra')).toEqual([]);
  expect(ids(' ')).toHaveLength(4);
});

test('a paragraph is asked for its notes', () => {
  expect(notesOf(BOOK, 'A1.1').map(({ basis, text }) => [basis, plain(text)])).toEqual([
    ['our-ruling', 'L’eau stagne.'],
  ]);
  expect(basesOf(BOOK)).toEqual(['our-ruling']);
  expect(notesOf(BOOK, 'A1.2')).toEqual([]);
  expect(notesOf(BOOK, 'A9.9')).toEqual([]);
});

test('what is found is cut out as it is written', () => {
  expect(cut('L’été à Œdipe', 'ete')).toEqual([
    { text: 'L’', found: false },
    { text: 'été', found: true },
    { text: ' à Œdipe', found: false },
  ]);
  expect(cut('Œdipe', 'oed')).toEqual([
    { text: 'Œd', found: true },
    { text: 'ipe', found: false },
  ]);
  expect(fold('Été')).toBe('ete');
});
