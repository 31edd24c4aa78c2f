import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/tokens.css', 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6})\w*, (#\w{6})\w*\)/g)].map((found) => [
    found[1],
    { light: found[2] ?? '', dark: found[3] ?? '' },
  ]),
);

/** Relative luminance, as WCAG has it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const TEXT: [string, string[]][] = [
  [
    'ink',
    ['ground', 'table', 'panel', 'gold-soft', 'palm-soft', 'clay-soft', 'water-soft', 'lapis-soft'],
  ],
  ['ink-soft', ['ground', 'panel', 'table']],
  ['lapis', ['ground', 'panel']],
  ['gold-ink', ['ground', 'panel']],
  ['clay-ink', ['clay-soft', 'panel']],
  ['palm-ink', ['panel', 'palm-soft']],
  ['water-ink', ['panel']],
  ['on-lapis', ['lapis']],
  ['on-glaze', ['glaze', 'glaze-deep']],
  ...[1, 2, 3, 4, 5].map((seat): [string, string[]] => [`seat-${seat}-on`, [`seat-${seat}`]]),
];

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  test.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground])))(
    '%s can be read on %s',
    (text, ground) => {
      const [one, other] = [tokens.get(text)?.[theme] ?? '', tokens.get(ground)?.[theme] ?? ''];
      expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([1, 2, 3, 4, 5])('the outline of seat %s stands out', (seat) => {
    const line = tokens.get(`seat-${seat}-line`)?.[theme] ?? '';
    const grounds = ['ground', 'panel', 'table'].map((ground) => tokens.get(ground)?.[theme] ?? '');
    const fill = tokens.get(`seat-${seat}`)?.[theme] ?? '';
    for (const ground of grounds) {
      expect(Math.max(contrast(line, ground), contrast(fill, ground))).toBeGreaterThanOrEqual(3);
    }
  });
});
