// Buying takes two clicks, a pile and a card in either order: this remembers the first.
import { type Table, decide } from './table';

export class Selection {
  pile = $state<string>();
  plot = $state<string>();

  clear(): void {
    this.pile = undefined;
    this.plot = undefined;
  }

  /** A click on a pile. */
  choosePile(table: Table, pile: string): void {
    this.pile = this.pile === pile ? undefined : pile;
    this.#buy(table);
  }

  /** A click on a card of one's own garden. */
  choosePlot(table: Table, plot: string): void {
    this.plot = this.plot === plot ? undefined : plot;
    this.#buy(table);
  }

  #buy(table: Table): void {
    if (this.pile === undefined || this.plot === undefined) return;
    const ply = `buy ${this.pile} on ${this.plot}`;
    this.clear();
    decide(table, ply);
  }
}

/** The purchases that are legal, with this pile or on this plot if one is named. */
export function purchases(legal: ReadonlySet<string>, pile?: string, plot?: string): string[] {
  const fits = (ply: string) =>
    ply.startsWith(pile === undefined ? 'buy ' : `buy ${pile} on `) &&
    (plot === undefined || ply.endsWith(` on ${plot}`));
  return [...legal].filter(fits);
}
