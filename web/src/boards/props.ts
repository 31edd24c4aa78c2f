import type { GameView } from '../protocol/house';

/**
 * What a board is given, and what it may ask. It knows no rule: it draws `view` and offers what is in `legal`.
 * What can be clicked to decide carries the decision as `data-ply`, and `aria-disabled="true"` while it is not allowed.
 */
export interface BoardProps<V> {
  /** Everything on the table. */
  view: V;
  /** Every decision allowed now, in notation; empty for those who are not to decide. */
  legal: ReadonlySet<string>;
  /** The seat whose eyes the board looks through; nobody for a watcher. */
  seat: number | null;
  /** Who sits where, in the order of the seats. */
  players: { name: string; seat: number }[];
  /** Decides: `ply` is in `legal`. */
  choose(ply: string): void;
  /** Asks why something that was clicked is not allowed; the page says it. */
  refuse(ply: string): void;
  /** A message of the game's words, in the reader's language. */
  say(id: string, args?: Record<string, unknown>): string;
  /** What a decision is and what it would cost and open, in sentences. */
  explain(ply: string): Promise<string[]>;
  /** Whether nothing shall move. */
  still: boolean;
  /** Which part of the board a phone shows now; `all` on a wide screen. */
  part?: BoardPart;
  /** Decisions to be marked, the best first: the page's hints, or the one it points at. */
  marked?: readonly string[];
  /** Places that are marked, each with the seat it is about: what others have done, or a line of the log. */
  lit?: ReadonlyMap<string, number | null>;
  /** Hears which place the pointer is on. */
  over?(place: string | null): void;
  /** Whether places show the names that the log uses. */
  coordinates?: boolean;
}

/** A line of the log, as a board needs it to find its places. */
export interface LogLine {
  notation: string;
  by: number | null;
  events: readonly { id: string; args: Record<string, unknown> }[];
}

/** The parts between which the tabs of a phone choose. */
export type BoardPart = 'all' | 'board' | 'mine' | 'others';

/** What a board's module may export besides the component itself (from `<script module>`). */
export interface BoardExtras {
  /** Whether the board shows this decision as something to click. The page lists the others as buttons. */
  hasTarget?(ply: string): boolean;
  /** The message that asks whether a decision is meant, where it would be costly; a second press then decides. */
  asksBefore?(ply: string, view: GameView, legal: ReadonlySet<string>): string | undefined;
  /** The places that a line of the log is about: names that elements carry as `data-place`. */
  placesOf?(line: LogLine, view: GameView): string[];
}
