import type { JardinsView } from '../../protocol/jardins';
import type { LogLine } from '../props';

/** The plot where a card was laid, by the word after `place`. */
function plotOf(words: string[], by: number, view: JardinsView): string {
  if (words[0] === 'left' || words[0] === 'first') return '1 1';
  if (words[0] !== 'right') return words.join(' ');
  const below = Object.keys(view.gardens[by]?.cards ?? {}).filter((plot) => plot.startsWith('1 '));
  return `1 ${below.length}`;
}

/** The places that a line of the log is about. */
export function placesOf({ notation, by }: LogLine, view: JardinsView): string[] {
  const [verb, ...words] = notation.split(' ');
  if (by === null) return [];
  if (verb === 'take') return [`market ${words.join(' ')}`];
  if (verb === 'place') return [`garden ${by} ${plotOf(words, by, view)}`];
  if (verb === 'buy') return [`pile ${words[0]}`, `garden ${by} ${words.slice(2).join(' ')}`];
  return verb === 'claim' ? [`objective ${words[0]}`] : [];
}
