// What a card shows, sorted for drawing and put into words.
import type { BoardProps } from '../props';
import type { JardinsAutomaCard, JardinsFace } from '../../protocol/jardins';

export type Say = BoardProps<unknown>['say'];

const COLOURS = ['blue', 'red', 'yellow'];
const BONUSES = ['crown', 'gold', 'tools'];

export const flowers = (face: JardinsFace): string[] =>
  (face.signs ?? []).filter((sign) => COLOURS.includes(sign));
export const bonuses = (face: JardinsFace): string[] =>
  (face.signs ?? []).filter((sign) => BONUSES.includes(sign));
export const watered = (face: JardinsFace): boolean => (face.signs ?? []).includes('water');

/** The headdress of a character, so that they are not all alike. */
const HEADS: Record<string, string> = {
  animals: 'braids',
  trees: 'cap',
  irrigated: 'veil',
  characters: 'turban',
  gold: 'braids',
  tools: 'cap',
  crowns: 'turban',
  'blue-flowers': 'veil',
  'yellow-flowers': 'turban',
  'red-flowers': 'braids',
  objectives: 'cap',
  enhancements: 'turban',
  'flower-sets': 'veil',
  'subject-sets': 'cap',
};

/** The drawing of its subject; nothing for a plain card. */
export function subject(face: JardinsFace): string | undefined {
  return face.animal ?? face.tree ?? (face.wish && (HEADS[face.wish] ?? 'veil'));
}

const ELEMENTS: Record<string, string[]> = {
  irrigated: ['water'],
  crowns: ['crown'],
  'blue-flowers': ['blue'],
  'red-flowers': ['red'],
  'yellow-flowers': ['yellow'],
  'flower-sets': ['flowers'],
  'subject-sets': ['trees', 'characters', 'animals'],
};

/** The drawings for something that is counted. */
export const emblem = (element: string): string[] => ELEMENTS[element] ?? [element];

function details(face: JardinsFace, say: Say): string[] {
  const list: string[] = [];
  if (face.points) {
    const [one, two, three] = face.points;
    list.push(say('jardins-detail-animal', { one, two, three }));
  }
  if (face.wish) list.push(say(`jardins-wish-${face.wish}`, { each: face.each ?? 1 }));
  for (const colour of COLOURS) {
    const count = flowers(face).filter((flower) => flower === colour).length;
    if (count > 0) list.push(say(`jardins-detail-${colour}`, { count }));
  }
  if (watered(face)) list.push(say('jardins-detail-irrigated'));
  return [...list, ...bonuses(face).map((bonus) => say(`jardins-detail-${bonus}`))];
}

function name(face: JardinsFace, without: string, say: Say): string {
  if (face.animal) return say(`jardins-animal-${face.animal}`);
  if (face.tree) return say(`jardins-tree-${face.tree}`);
  return say(face.wish ? `jardins-character-${face.wish}` : without);
}

function inWords(face: JardinsFace, without: string, say: Say): string {
  const list = details(face, say);
  const named = name(face, without, say);
  if (list.length === 0) return named;
  const joined = list.reduce((first, second) => say('jardins-details', { first, second }));
  return say('jardins-face', { subject: named, details: joined });
}

/** A garden card in words. */
export const cardWords = (face: JardinsFace, say: Say): string =>
  inWords(face, 'jardins-subject-empty', say);

/** An enhancement in words. */
export const tileWords = (face: JardinsFace, say: Say): string =>
  inWords(face, 'jardins-subject-flowers', say);

/** What a card of the Automa says. */
export function automaWords(card: JardinsAutomaCard, say: Say): string {
  return say('jardins-outcome-automa', {
    number: Number(card.automa),
    columns: card.columns.join(' '),
    discards: say(`jardins-automa-${card.discards}`, { row: Number(card.row) }),
    action: say(`jardins-automa-${card.action}`, { cost: Number(card.pile) }),
  });
}

/** The ratings of a solo game, from the lowest to the best. */
export const RATINGS = ['apprentice', 'gardener', 'master', 'wonder'];
