/** What a component file is made of, learnt from the one that comes with the game: the page knows no game. Whether figures are right is said by the house. */

export type Figure = string | number | boolean | Figure[] | { [key: string]: Figure };
export type Figures = Record<string, Figure>;
export type Path = readonly (string | number)[];

export type Shape =
  | { kind: 'number' | 'flag' | 'text' }
  | { kind: 'word'; words: string[] }
  /** `fixed`: every list there has the same length. */
  | { kind: 'list'; of: Shape; fixed: boolean }
  | { kind: 'table'; fields: Field[] };

/** An entry of a table; an optional one may be left out. */
export interface Field {
  key: string;
  shape: Shape;
  optional: boolean;
}

type Table = Record<string, Figure>;
const isTable = (figure: Figure | undefined): figure is Table =>
  typeof figure === 'object' && !Array.isArray(figure);

/** Words with figures or spaces in them, such as the names of places, are typed; the others are chosen. */
const isChosen = (word: string) => /^\p{L}[\p{L}-]*$/u.test(word);

/** The words that stand anywhere in a file, by their key. */
export function wordsOf(
  figure: Figure,
  key = '',
  found = new Map<string, Set<string>>(),
): ReadonlyMap<string, ReadonlySet<string>> {
  if (typeof figure === 'string') found.set(key, (found.get(key) ?? new Set()).add(figure));
  else if (Array.isArray(figure)) for (const one of figure) wordsOf(one, key, found);
  else if (isTable(figure))
    for (const [inner, one] of Object.entries(figure)) wordsOf(one, inner, found);
  return found;
}

/** The shape of a file like this one. */
export function shapeOf(figures: Figures): Shape {
  return merged([figures], '', wordsOf(figures));
}

function merged(
  examples: readonly Figure[],
  key: string,
  words: ReturnType<typeof wordsOf>,
): Shape {
  const [first] = examples;
  if (typeof first === 'number') return { kind: 'number' };
  if (typeof first === 'boolean') return { kind: 'flag' };
  if (typeof first === 'string') {
    const known = [...(words.get(key) ?? [])];
    return known.every(isChosen) ? { kind: 'word', words: known } : { kind: 'text' };
  }
  if (Array.isArray(first)) {
    const lists = examples.filter(Array.isArray);
    const fixed = lists.every(({ length }) => length === first.length) && !first.some(isTable);
    return { kind: 'list', of: merged(lists.flat(), key, words), fixed };
  }
  return { kind: 'table', fields: fieldsOf(examples.filter(isTable), words) };
}

/** Tables of one kind, such as cards by their names, lend each other what only some of them have. */
function fieldsOf(tables: readonly Table[], words: ReturnType<typeof wordsOf>): Field[] {
  const keys = [...new Set(tables.flatMap((table) => Object.keys(table)))];
  const alike =
    tables.length === 1 && keys.length > 2 && Object.values(tables[0] ?? {}).every(isTable);
  const all = alike ? merged(Object.values(tables[0] ?? {}), '', words) : undefined;
  return keys.map((key) => {
    const values = tables.flatMap((table) => (table[key] === undefined ? [] : [table[key]]));
    const shape = all && canLend(all) ? all : merged(values, key, words);
    return { key, shape, optional: values.length < tables.length };
  });
}

/** Whether tables have something in common; what they share may not be of several kinds. */
function canLend(shape: Shape): boolean {
  return shape.kind === 'table' && shape.fields.some(({ optional }) => !optional);
}

/** What a new entry begins with. */
export function emptyOf(shape: Shape): Figure {
  switch (shape.kind) {
    case 'number':
      return 1;
    case 'flag':
      return true;
    case 'text':
      return '';
    case 'word':
      return shape.words[0] ?? '';
    case 'list':
      return [];
    case 'table':
      return Object.fromEntries(
        shape.fields
          .filter(({ optional }) => !optional)
          .map((field) => [field.key, emptyOf(field.shape)]),
      );
  }
}

/** The same figures with another value at a place, or without it. */
export function withFigure<T extends Figure>(figure: T, path: Path, value: Figure | undefined): T {
  const [step, ...rest] = path;
  if (step === undefined) return (value ?? figure) as T;
  const entries = Object.entries(figure as Table);
  const key = String(step);
  const inner = entries.find(([one]) => one === key)?.[1];
  const next = rest.length > 0 && inner !== undefined ? withFigure(inner, rest, value) : value;
  const changed: [string, Figure][] =
    inner === undefined && next !== undefined
      ? [...entries, [key, next]]
      : entries.flatMap((entry) => {
          if (entry[0] !== key) return [entry];
          return next === undefined ? [] : [[key, next]];
        });
  const whole = Array.isArray(figure) ? changed.map(([, one]) => one) : Object.fromEntries(changed);
  return whole as unknown as T;
}

/** A place as the house names it: `tiles[3].points`. */
export function placeOf(path: Path): string {
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step + 1}]` : at === 0 ? step : `.${step}`))
    .join('');
}

/** Whether a fault belongs to a place or to something within it. */
export function concerns(fault: string, place: string): boolean {
  return fault === place || (fault.startsWith(place) && /^[.[]/.test(fault.slice(place.length)));
}
