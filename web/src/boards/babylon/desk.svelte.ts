import type { BoardProps } from '../contract';
import { Given } from '../given';
import type { BabylonView } from './types';

/** What every part of the board is given. */
export class Desk extends Given<BabylonView> {
  /** A click on what means this decision: it is taken, or the page says why not. */
  readonly click: (ply: string) => void;
  /** The decision that the pointer or the focus is on. */
  pointed = $state<string | null>(null);
  /** The seat whose garden is the large one. */
  readonly mine = $derived(this.seat ?? this.view.turn ?? 0);
  /** Decisions that the page points at. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew, never changed
  readonly marks = $derived<ReadonlySet<string>>(new Set(this.marked));

  constructor(props: () => BoardProps<BabylonView>, click: (ply: string) => void) {
    super(props);
    this.click = click;
  }
  point = (ply: string | null): void => {
    this.pointed = ply;
  };
}
