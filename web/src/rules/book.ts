import { parse, type Block, type Inline } from '../lib/markdown';

export type Note = Extract<Block, { kind: 'note' }>;

/** A paragraph of the rules with all that belongs to it. */
export interface Entry {
  /** Its number, such as A4.1; nothing for what stands before the first. */
  id: string | undefined;
  blocks: Block[];
}

/** A chapter of the rules, such as A4. */
export interface Chapter {
  id: string;
  title: Inline[];
  entries: Entry[];
}

/** The rules by chapters and paragraphs. What stands before the first chapter is a chapter with the name of the game. */
export function chapters(markdown: string): Chapter[] {
  const found: Chapter[] = [];
  for (const block of parse(markdown)) {
    if (block.kind === 'heading') {
      found.push({ id: plain(block.text).split(' ')[0] ?? '', title: block.text, entries: [] });
      continue;
    }
    const chapter = found.at(-1);
    const id = block.kind === 'paragraph' ? block.id : undefined;
    const entry = chapter?.entries.at(-1);
    if (entry && id === undefined) entry.blocks.push(block);
    else chapter?.entries.push({ id, blocks: [block] });
  }
  return found;
}

/** What the notes of a book rest on, each once, in the order of the book. */
export function basesOf(book: readonly Chapter[]): string[] {
  const blocks = book.flatMap(({ entries }) => entries.flatMap((entry) => entry.blocks));
  return [...new Set(blocks.flatMap((block) => (block.kind === 'note' ? [block.basis] : [])))];
}

/** What of a paragraph no rulebook says. */
export function notesOf(book: readonly Chapter[], paragraph: string): Note[] {
  const entries = book.flatMap((chapter) => chapter.entries);
  const blocks = entries.find(({ id }) => id === paragraph)?.blocks ?? [];
  return blocks.filter((block) => block.kind === 'note');
}

/** The chapters with only what is sought: a number (A4, A4.3) or words; all of them if nothing is sought. */
export function seek(book: readonly Chapter[], sought: string): Chapter[] {
  const needle = fold(sought.trim());
  if (needle === '') return [...book];
  const number = /^[a-z]\d+(\.\d*)?[a-z]?$/.test(needle);
  const wanted = (entry: Entry) =>
    number
      ? fold(entry.id ?? '').startsWith(needle)
      : entry.blocks.some((block) => fold(words(block)).includes(needle));
  return book.flatMap((chapter) => {
    const whole = !number && fold(plain(chapter.title)).includes(needle);
    const entries = whole ? chapter.entries : chapter.entries.filter(wanted);
    return entries.length > 0 ? [{ ...chapter, entries }] : [];
  });
}

export function plain(text: readonly Inline[]): string {
  return text.map((part) => part.text).join('');
}

function words(block: Block): string {
  if (block.kind === 'list') return block.items.map(plain).join('\n');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plain).join('\n');
  return plain(block.kind === 'example' ? block.caption : block.text);
}

/** A text as it is compared: without accents and capitals. */
export function fold(text: string): string {
  return text.split('').map(foldOne).join('');
}

function foldOne(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace('œ', 'oe')
    .replace('æ', 'ae')
    .replace('’', "'");
}

/** A text cut where what is sought begins and ends. */
export function cut(text: string, sought: string): { text: string; found: boolean }[] {
  const needle = fold(sought.trim());
  if (needle === '') return [{ text, found: false }];
  // Where each letter of the folded text comes from.
  const from = text.split('').flatMap((letter, at) =>
    foldOne(letter)
      .split('')
      .map(() => at),
  );
  const folded = fold(text);
  const parts: { text: string; found: boolean }[] = [];
  let end = 0;
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    const first = from[at] ?? 0;
    const last = (from[at + needle.length - 1] ?? first) + 1;
    if (first > end) parts.push({ text: text.slice(end, first), found: false });
    parts.push({ text: text.slice(first, last), found: true });
    end = last;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}
