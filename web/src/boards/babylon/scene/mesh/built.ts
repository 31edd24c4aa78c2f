/** What is asked of the builder that works beside the page, and what it answers. */

import type { Garden } from '../model';
import type { Stack } from './quarry';

export interface Order {
  id: number;
  /** Whose place it is: what was known of its light serves the next picture of it. */
  slot: string;
  dark: boolean;
  what: { garden: Garden } | { stacks: readonly Stack[] };
}

/** A mesh for the graphics card. */
export interface Body {
  positions: Float32Array;
  uvs: Float32Array;
  indices: Uint32Array;
  /** How many indices are left where fine leaves are left out. */
  plain: number;
}

/** First the bodies in the light that is known, then all the light. */
export type Answer =
  { id: number; bodies: Body[]; colours: Uint16Array[] } | { id: number; colours: Uint16Array[] };
