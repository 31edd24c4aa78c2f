/** What every part of the board is given. */

import type { BabylonView } from './types';
import type { Say } from './words';

export interface Desk {
  view: BabylonView;
  legal: ReadonlySet<string>;
  /** Decisions that the page points at. */
  marked: ReadonlySet<string>;
  /** The seat whose garden is the large one. */
  seat: number;
  /** A click on what means this decision: it is taken, or the page says why not. */
  click(ply: string): void;
  /** The decision that the pointer or the focus is on. */
  pointed: string | null;
  point(ply: string | null): void;
  say: Say;
  explain(ply: string): Promise<string[]>;
  still: boolean;
}
