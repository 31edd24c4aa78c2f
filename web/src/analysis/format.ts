import { texts } from '../lib/texts.svelte';

/** A share of one, as people write it. */
export function percent(share: number): string {
  return share.toLocaleString(texts.language, { style: 'percent', maximumFractionDigits: 0 });
}

/** A share of one that was won or lost. */
export function change(share: number, sign = true): string {
  return share.toLocaleString(texts.language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'auto',
  });
}

/** Points that are promised. */
export function points(value: number): string {
  return value.toLocaleString(texts.language, { maximumFractionDigits: 0 });
}
