import type { BoardExtras } from '../boards/props';
import type { GameView, LogItem } from '../protocol/house';

/** What is on the table; nothing as long as it is not known. */
type Shown = GameView | undefined;
type PlacesOf = NonNullable<BoardExtras['placesOf']>;

/** What is marked between board and log: a line marks its places, a place marks its lines. */
export class Marks {
  /** What the board in use says of its places. */
  placesOf = $state.raw<PlacesOf>();
  /** The line of the log that is pointed at. */
  line = $state.raw<LogItem>();
  /** The place of the board that is pointed at. */
  place = $state<string | null>(null);
  /** Which entry of the recap is shown alone, from 0; all of them if none is. */
  step = $state<number>();

  /** The places that some entries are about, each with the seat that was there last. */
  lit(entries: readonly LogItem[], view: Shown): ReadonlyMap<string, number | null> {
    const about = this.line ? [this.line] : entries;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew, never changed
    return new Map(
      about.flatMap((entry) =>
        this.#places(entry, view).map((place) => [place, entry.by] as const),
      ),
    );
  }

  /** Whether an entry is about the place that is pointed at. */
  isPointed(entry: LogItem, view: Shown): boolean {
    return this.place !== null && this.#places(entry, view).includes(this.place);
  }

  #places(entry: LogItem, view: Shown): string[] {
    return (view && this.placesOf?.(entry, view)) ?? [];
  }
}
