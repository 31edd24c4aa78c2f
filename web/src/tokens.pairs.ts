/**
 * Which colours lie on which: every pair of tokens in use, declared once. `tokens.test.ts` computes the contrast of each in both
 * themes, and looks through all styles for pairs that are not declared here.
 */

const PAPER = ['ground', 'panel'];
const STONE = [...PAPER, 'table'];
const SOFT = ['gold-soft', 'palm-soft', 'clay-soft', 'lapis-soft', 'water-soft'];

/** Words on their ground: at least 4.5 to 1. */
export const WORDS: Record<string, readonly string[]> = {
  ink: [...STONE, ...SOFT, 'amy-soil', 'amy-plot', 'amy-stone', 'j-card', 'j-dry', 'j-sky'],
  'ink-soft': [...STONE, 'j-card'],
  lapis: PAPER,
  'gold-ink': [...PAPER, 'gold-soft'],
  'clay-ink': ['clay-soft', 'panel', 'j-card'],
  ground: ['j-met'],
  salt: ['engraved'],
  'palm-ink': ['panel', 'palm-soft'],
  'water-ink': ['panel'],
  'on-lapis': ['lapis'],
  'on-glaze': ['glaze', 'glaze-deep'],
  'seat-4': ['glaze'],
  'on-gold': ['gold'],
  'amy-on-gold': ['talent'],
  'j-on-gold': ['gold'],
  engraved: ['marble', 'gold'],
  ...Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [`seat-${seat}-on`, [`seat-${seat}`]])),
};

/** Edges, signs and rings that have to be seen to understand: at least 3 to 1. */
export const SIGNS: Record<string, readonly string[]> = {
  focus: [...STONE, ...SOFT],
  can: [...STONE],
  granite: PAPER,
  lapis: STONE,
  'salt-line': ['panel'],
  palm: ['panel'],
  clay: ['panel', 'clay-soft'],
};

/** Grounds that only words with a colour of their own, or none at all, lie on. */
export const BARE: readonly string[] = ['shadow'];
