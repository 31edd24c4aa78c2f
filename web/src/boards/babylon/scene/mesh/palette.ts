/** What things of the scene are coloured with, before light falls on them. */

import { colour } from './colour';

export const WHITE = [1, 1, 1] as const;
export const STONE = colour('#f3e6cb');
export const STONE_LOW = colour('#e0cca2');
export const GOLD = colour('#e3aa3a');
export const GOLD_LIGHT = colour('#ffdc80');
export const GOLD_LOW = colour('#c98f2c');
export const LAPIS = colour('#1f4aa8');
export const LAPIS_LIGHT = colour('#4a82ee');
export const LAPIS_LOW = colour('#1c45a2');
export const SPRAY = colour('#f2ffff');
export const SPRAY_LOW = colour('#8fd9e6');

/** Leaves, from dark to light. */
export const LEAVES = ['#4c9a34', '#62ad40', '#7cc14e', '#93d25c', '#578f33', '#a6da6d'].map(
  colour,
);

/** A flower's petals, their root, and its heart. */
export const BLOOMS: Record<string, { petal: string; root: string; heart: string; line: string }> =
  {
    white: { petal: '#fffdf4', root: '#e9e2cf', heart: '#f0b429', line: '#b8ad92' },
    pink: { petal: '#f2799f', root: '#d9487c', heart: '#ffe3a0', line: '#b32b60' },
    yellow: { petal: '#ffcf2e', root: '#f0a310', heart: '#b4551a', line: '#b06c00' },
    blue: { petal: '#5a86f4', root: '#2b52c4', heart: '#fff3c4', line: '#173a9c' },
  };

/** Grass grows lighter from floor to floor. */
export const FLOOR_TINTS = [WHITE, [0.86, 0.95, 0.92], [1, 1.02, 0.92], [1.18, 1.12, 0.9]] as const;
