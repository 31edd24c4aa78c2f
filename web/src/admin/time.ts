import { texts } from '../lib/texts.svelte';

/** A moment, as the reader writes it. */
export const time = (at: number) =>
  new Date(at).toLocaleString(texts.language, { dateStyle: 'medium', timeStyle: 'short' });
