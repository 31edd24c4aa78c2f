/** The outlines of icons and flowers, centred on the origin: what is painted for the scene and what is drawn flat are the same. */

import type { DecorWord } from './notation';

interface IconDrawing {
  /** What is filled, about 44 units wide. */
  fill: string;
  /** What is drawn as a line on top, if anything. */
  line?: string;
}

export const ICON_LINE = 4.5;

export const ICONS: Record<DecorWord, IconDrawing> = {
  stairs: { fill: 'M-21 19 V9 H-10.5 V-1 H0 V-11 H10.5 V-21 H21 V19 Z' },
  fountain: {
    fill: 'M-21 4 H21 Q18 15 5 15 L8 22 H-8 L-5 15 Q-18 15 -21 4 Z',
    line: 'M0 0 V-19 M-3 0 C-3 -17 -7 -20 -11 -17 C-15 -14 -14 -8 -14 -4 M3 0 C3 -17 7 -20 11 -17 C15 -14 14 -8 14 -4',
  },
  bridge: {
    fill: 'M-24 15 V1 C-16 -21 16 -21 24 1 V15 H13.5 C12 -4 -12 -4 -13.5 15 Z',
  },
  statue: {
    fill: 'M-5.6 -16 A5.6 5.6 0 1 1 5.6 -16 A5.6 5.6 0 1 1 -5.6 -16 Z M-4.4 -9 H4.4 L8 14 H-8 Z M-14 16 H14 V22 H-14 Z M-5 -8 C-12 -19 -18 -20 -22 -17 C-23 -4 -18 3 -6.5 6 Z M5 -8 C12 -19 18 -20 22 -17 C23 -4 18 3 6.5 6 Z',
  },
};

/** Pillars, 14 units wide and centred on (7, 17). */
export const PILLARS = {
  single: 'M1 7 H13 V10 H10.5 V24 H13 V27 H1 V24 H3.5 V10 H1 Z',
  double: 'M1 2 H13 V5 H10.5 V29 H13 V32 H1 V29 H3.5 V5 H1 Z M2 15.5 H12 V18.5 H2 Z',
};

/** The roof and the room of a belvedere. */
export const DOME = 'M-21 4 Q-20 -20 0 -23 Q20 -20 21 4 Z M-16 9 H16 V17 H-16 Z';

interface FlowerDrawing {
  petals: number;
  /** One petal, upright, about 20 units long. */
  petal: string;
  heart: number;
}

export const FLOWERS: Record<string, FlowerDrawing> = {
  white: { petals: 9, petal: 'M0 -4 C-5.5 -9 -5 -20.5 0 -20.5 C5 -20.5 5.5 -9 0 -4 Z', heart: 6 },
  pink: {
    petals: 5,
    petal: 'M0 -1 C-14 -6 -12 -20 -3 -20 L0 -17.5 L3 -20 C12 -20 14 -6 0 -1 Z',
    heart: 4.5,
  },
  yellow: { petals: 6, petal: 'M0 -1 C-10 -8 -7 -15 0 -21.5 C7 -15 10 -8 0 -1 Z', heart: 6.5 },
  blue: { petals: 4, petal: 'M0 0 C-17 -6 -14 -22 0 -18 C14 -22 17 -6 0 0 Z', heart: 4.5 },
};
