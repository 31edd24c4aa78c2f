import type { LogLine } from '../props';
import { adornings } from './notation';

/** The places that a line of the log is about: `quarry b2`, `garden 0 c3`. */
export function placesOf({ notation, by }: LogLine): string[] {
  const [verb, ...words] = notation.split(' ');
  if (verb === 'dig' || verb === 'remove') return [`quarry ${words[0]}`];
  if (by === null) return [];
  if (verb === 'place') return [`garden ${by} ${words[1]}`];
  const [adorned] = adornings([notation]);
  return adorned ? adorned.at.split('-').map((cell) => `garden ${by} ${cell}`) : [];
}
