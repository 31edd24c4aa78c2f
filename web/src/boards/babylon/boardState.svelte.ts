import { untrack } from 'svelte';
import { boardInContext, BoardState } from '../boardState.svelte';
import type { BoardProps } from '../props';
import type { Source } from './notation';
import type { BabylonHeld, BabylonView } from './types';

/** The table as the parts of the board see it, with the tile that is held over it. */
export class BabylonBoard extends BoardState<BabylonView> {
  /** Quarter turns of the tile that is held. */
  turns = $state(0);
  /** The tile that was chosen to be built. */
  picked = $state<Source>('dug');
  /** The rotation of a tile just placed, to be decided as soon as it is due. */
  #pending = $state<number | null>(null);

  /** The seat whose garden is the large one. */
  readonly mine = $derived(this.seat ?? this.view.turn ?? 0);
  readonly tiles = $derived<Record<Source, BabylonHeld | null>>({
    dug: this.view.turn === this.mine ? this.view.dug : null,
    notch: this.view.players[this.mine]?.notch ?? null,
  });
  /** The tile that can be built: the chosen one, or else the other. */
  readonly source = $derived<Source>(
    this.tiles[this.picked] ? this.picked : this.picked === 'dug' ? 'notch' : 'dug',
  );
  readonly held = $derived(this.tiles[this.source]);
  /** Decisions that the page points at. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew, never changed
  readonly marks = $derived<ReadonlySet<string>>(new Set(this.marked));

  constructor(props: () => BoardProps<BabylonView>) {
    super(props);
    // A tile is turned as its ghost was, as soon as that is due.
    $effect(() => {
      const due = this.#pending;
      if (due === null || !this.isLegal(`rotate ${due * 90}`)) return;
      untrack(() => {
        this.#pending = null;
        this.press(`rotate ${due * 90}`);
      });
    });
  }

  turn = (by: number): void => {
    this.turns = (this.turns + by + 4) % 4;
  };

  override press(ply: string): void {
    const legal = this.isLegal(ply);
    if (legal && ply.startsWith('place ')) this.#pending = this.turns;
    super.press(ply);
    if (legal && ply.startsWith('rotate ')) this.turns = 0;
  }
}

export const useBoard = () => boardInContext<BabylonBoard>();
