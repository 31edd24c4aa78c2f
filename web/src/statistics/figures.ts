import { words } from '../lib/words.svelte';
import type { Tally } from '../protocol/Tally';

const NOTHING = '—';

/** How many were won, and what share that is. */
export function share({ played, won }: Tally): string {
  if (played === 0) return NOTHING;
  const part = (won / played).toLocaleString(words.language, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return `${won.toLocaleString(words.language)} (${part})`;
}

/** The mean of the points, where a game was played to its end. */
export function average({ average: mean }: Tally): string {
  return mean?.toLocaleString(words.language, { maximumFractionDigits: 1 }) ?? NOTHING;
}
