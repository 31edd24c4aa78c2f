import { texts } from '../lib/texts.svelte';
import type { Results } from '../protocol/house';

const NOTHING = '—';

/** How many were won, and what share that is. */
export function share({ played, won }: Results): string {
  if (played === 0) return NOTHING;
  const part = (won / played).toLocaleString(texts.language, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return `${won.toLocaleString(texts.language)} (${part})`;
}

/** The mean of the points, where a game was played to its end. */
export function average({ average: mean }: Results): string {
  return mean?.toLocaleString(texts.language, { maximumFractionDigits: 1 }) ?? NOTHING;
}
