/** What the board says, by the messages of the game. */

import { tileOf, type Adorning } from './notation';

export type Say = (id: string, args?: Record<string, unknown>) => string;

/** A tile in words: what it is made of, its flower, its icons. */
export function tileWords(say: Say, words: string): string {
  const { flower, material, face } = tileOf(words);
  const icons = Array.from(face, (sign) =>
    say(`babylon-board-spot-${sign === '-' ? 'blank' : sign}`),
  );
  return say(material === 'start' ? 'babylon-board-tile-start' : 'babylon-board-tile', {
    flower: say(`babylon-flower-${flower}`),
    material: material === 'start' ? '' : say(`babylon-material-${material}`),
    icons: icons.join(', '),
  });
}

/** Placing decor in words: which, where, and from what it hangs. */
export function adornWords(say: Say, { kind, at, using }: Adorning): string {
  const [first = '', last = ''] = at.split('-');
  const decor = say(`babylon-decor-${kind}`, kind === 'statue' ? { cell: first } : { first, last });
  const told = using ? say('babylon-decor-using', { decor, cell: using }) : decor;
  return say('babylon-act-adorn', { decor: told });
}
