import type { JardinsView, JardinsWho } from '../../protocol/jardins';
import { boardInContext, BoardState } from '../boardState.svelte';

/** The table as the parts of the board see it. Buying takes two clicks, a pile and a card in either order: it remembers the first. */
export class JardinsBoard extends BoardState<JardinsView> {
  pile = $state<string>();
  plot = $state<string>();

  nameOf = (who: JardinsWho): string =>
    who === 'automa' ? this.say('jardins-automa') : this.name(who);

  /** Points for 1, 2, 3 … trees of the species a face shows. */
  seriesOf(tree: string | undefined): number[] {
    return this.view.series.find((series) => series.tree === tree)?.points ?? [];
  }

  /** Forgets half a purchase. */
  clear(): void {
    this.pile = undefined;
    this.plot = undefined;
  }

  /** A click on a pile. */
  choosePile(pile: string): void {
    this.pile = this.pile === pile ? undefined : pile;
    this.#buy();
  }

  /** A click on a card of one's own garden. */
  choosePlot(plot: string): void {
    this.plot = this.plot === plot ? undefined : plot;
    this.#buy();
  }

  #buy(): void {
    if (this.pile === undefined || this.plot === undefined) return;
    const ply = `buy ${this.pile} on ${this.plot}`;
    this.clear();
    this.press(ply);
  }
}

export const useBoard = () => boardInContext<JardinsBoard>();

/** The purchases that are legal, with this pile or on this plot if one is named. */
export function purchases(legal: ReadonlySet<string>, pile?: string, plot?: string): string[] {
  const fits = (ply: string) =>
    ply.startsWith(pile === undefined ? 'buy ' : `buy ${pile} on `) &&
    (plot === undefined || ply.endsWith(` on ${plot}`));
  return [...legal].filter(fits);
}
