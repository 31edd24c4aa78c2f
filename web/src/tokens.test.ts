import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BARE, SIGNS, WORDS } from './tokens.pairs';

type Theme = 'light' | 'dark';
type Colour = readonly [red: number, green: number, blue: number];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(css|svelte)$/.test(name),
);
const styles = new Map(files.map((name) => [name, styleOf(name)]));
// What components say over is about themselves: the house's own tokens come last and count.
const tokens = new Map(
  [...[...styles.values()], styleOf('tokens.css')].flatMap((css) =>
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  ),
);

function styleOf(name: string): string {
  const text = readFileSync(`src/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return name.endsWith('.css') ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '');
}

/** A colour as the browser computes it: literals, tokens, both themes, and mixtures in Oklab. */
function colour(value: string, theme: Theme): Colour {
  const text = value.trim();
  const hex = /^#(\w\w)(\w\w)(\w\w)/.exec(text);
  if (hex) {
    const part = (at: number): number => parseInt(hex[at] ?? '', 16);
    return [part(1), part(2), part(3)];
  }
  if (text === 'black') return [0, 0, 0];
  const call = /^([\w-]+)\((.*)\)$/s.exec(text);
  const parts = split(call?.[2] ?? '');
  if (call?.[1] === 'var') return colour(tokens.get((parts[0] ?? '').slice(2)) ?? 'none', theme);
  if (call?.[1] === 'light-dark') return colour(parts[theme === 'light' ? 0 : 1] ?? '', theme);
  if (call?.[1] === 'color-mix') return mix(parts.slice(1), theme);
  throw new Error(`no colour: ${value}`);
}

/** The parts of a call, without those of the calls within. */
function split(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function mix([one = '', other = '']: string[], theme: Theme): Colour {
  const share = (part: string) => /\s(\d+)%$/.exec(part)?.[1];
  const bare = (part: string) => colour(part.replace(/\s\d+%$/, ''), theme);
  const first = share(one) ?? 100 - Number(share(other) ?? 50);
  const [a, b] = [oklab(bare(one)), oklab(bare(other))];
  return fromOklab(a.map((part, at) => part + ((b[at] ?? 0) - part) * (1 - Number(first) / 100)));
}

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const times = (rows: number[][], [x = 0, y = 0, z = 0]: readonly number[]) =>
  rows.map(([a = 0, b = 0, c = 0]) => a * x + b * y + c * z);

// The matrices of Björn Ottosson's definition.
function oklab(rgb: Colour): number[] {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map(linear),
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt),
  );
}

function fromOklab(lab: readonly number[]): Colour {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((part) => part ** 3);
  const light = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
  const part = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
  return light.map((x) => 255 * part(Math.min(1, Math.max(0, x)))) as unknown as Colour;
}

/** Contrast, as WCAG has it. */
function contrast(one: string, other: string, theme: Theme): number {
  const shade = (token: string) => {
    const [red = 0, green = 0, blue = 0] = colour(`var(--${token})`, theme).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [a, b] = [shade(one), shade(other)];
  return Math.max(a, b) / Math.min(a, b);
}

const pairs = (all: Record<string, readonly string[]>) =>
  Object.entries(all).flatMap(([one, others]) => others.map((other) => [one, other] as const));

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  test.each(pairs(WORDS))('%s can be read on %s', (word, ground) => {
    expect(contrast(word, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(SIGNS))('%s can be seen on %s', (sign, ground) => {
    expect(contrast(sign, ground, theme)).toBeGreaterThanOrEqual(3);
  });
  test.each([1, 2, 3, 4, 5])('seat %s stands out by its colour or its outline', (seat) => {
    for (const ground of ['ground', 'panel', 'table']) {
      const by = (token: string) => contrast(token, ground, theme);
      expect(Math.max(by(`seat-${seat}`), by(`seat-${seat}-line`))).toBeGreaterThanOrEqual(3);
    }
  });
});

interface Use {
  where: string;
  word: string | undefined;
  ground: string | undefined;
  ring: string | undefined;
}

/** The tokens a rule paints words, grounds and rings with. */
function uses(): Use[] {
  return [...styles].flatMap(([name, css]) =>
    [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
      const rule = new Map(
        body.split(';').map((line) => {
          const [property = '', ...value] = line.split(':');
          return [property.trim(), value.join(':').trim()];
        }),
      );
      const token = (property: string) => /^var\(--([\w-]+)\)$/.exec(rule.get(property) ?? '')?.[1];
      // Drawn words are filled; drawn things are too, but have no letters.
      const lettered = ['font', 'font-size', 'text-anchor'].some((one) => rule.has(one));
      const filled = lettered || /\btext\b/.test(selector) ? token('fill') : undefined;
      return {
        where: `${name}: ${selector.trim()}`,
        word: token('color') ?? filled,
        ground: token('background') ?? token('background-color'),
        ring: /var\(--([\w-]+)\)/.exec(rule.get('outline') ?? '')?.[1],
      };
    }),
  );
}

describe('every pair in use is declared', () => {
  const all = uses();
  const grounds = new Set([...Object.values({ ...WORDS }).flat(), ...BARE]);
  const list = (found: Use[]) => found.map(({ where }) => where);

  test('words', () => {
    expect(all.filter(({ word }) => word).length).toBeGreaterThan(20);
    expect(list(all.filter(({ word }) => word !== undefined && !(word in WORDS)))).toEqual([]);
  });
  test('grounds', () => {
    expect(list(all.filter(({ ground }) => ground !== undefined && !grounds.has(ground)))).toEqual(
      [],
    );
  });
  test('words with the ground of the same rule', () => {
    const both = all.filter(({ word, ground }) => word !== undefined && ground !== undefined);
    expect(
      list(both.filter(({ word, ground }) => !WORDS[word ?? '']?.includes(ground ?? ''))),
    ).toEqual([]);
  });
  test('rings', () => {
    expect(list(all.filter(({ ring }) => ring !== undefined && !(ring in SIGNS)))).toEqual([]);
  });
  test('and nothing else is', () => {
    const named = [...Object.keys(WORDS), ...Object.keys(SIGNS), ...pairs(WORDS).map(([, g]) => g)];
    expect(named.filter((token) => !tokens.has(token))).toEqual([]);
  });
});
