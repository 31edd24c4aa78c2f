/*
 * The kit all boards are made of. A board draws `view` and says where things are; everything else is here:
 *
 *   const board = provideBoard(new BoardState(() => props));   // in Board.svelte; its parts call useBoard()
 *   <BoardFrame {board} name="GAME"> … </BoardFrame>         // the root: shows explanations, and reads them aloud
 *   <Target ply label>                                          // in SVG: a <g> that stands for a decision
 *   <Press ply label>                                           // in HTML: the same as a button
 *   {@attach target(board, () => ({ ply, label }))}             // the same for any other element
 *
 * What has no element (a scene drawn by WebGL) calls the board itself:
 *   board.isLegal(ply), board.press(ply)     a click: decides, or asks the page why not
 *   board.point({ ply, label, at })          the pointer is on it; `at` is an element, or a rectangle of the screen;
 *                                            `why: true` also tells why it is not allowed
 *   board.leave()                            it is there no longer
 *   board.marked, board.pointed              what the page points at; what the person points at
 *   board.lines                              the sentences about what is pointed at, once the house has said them
 *   board.lit                                places to be marked (what others did, a line of the log), with the seat
 *   board.over(place)                        the pointer is on a place: its lines in the log are marked
 *   board.coordinates                        whether places show their names
 * Elements carry the name of their place by `place` of Target and Press, or by {@attach atPlace(board, () => name)}; the module
 * of a board exports `placesOf(line, view)`, which names the places that a line of the log is about.
 * A game with state of its own extends BoardState (GAME/boardState.svelte.ts).
 */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from './props';

/** A rectangle of the screen, in CSS pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the pointer or the focus is on. */
export interface Pointed {
  /** The decision it stands for; none for what is only looked at. */
  ply?: string | undefined;
  /** What it is, shown as long as nothing is known of the decision. */
  label?: string | undefined;
  at: Element | Rect;
  /** Whether to tell why the decision is not allowed. */
  why?: boolean | undefined;
  /** What is said instead of the decision's own words, if it is legal. */
  title?: string | undefined;
  /** Whether what is said stands rather below, because what is above must be seen. */
  below?: boolean | undefined;
}

/** The pointer passes over many things: only where it rests is asked about. */
const REST = 90;

const NOTHING: ReadonlyMap<string, number | null> = new Map();

/** A table as the parts of its board see it: always as it is now. */
export class BoardState<View> {
  readonly #props: () => BoardProps<View>;
  /** What the pointer or the focus is on. */
  pointed = $state.raw<Pointed>();
  /** What is said about it. */
  lines = $state.raw<readonly string[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }
  get legal(): ReadonlySet<string> {
    return this.#props().legal;
  }
  get seat(): number | null {
    return this.#props().seat;
  }
  get players(): BoardProps<View>['players'] {
    return this.#props().players;
  }
  get still(): boolean {
    return this.#props().still;
  }
  /** Decisions the page points at, the best first. */
  get marked(): readonly string[] {
    return this.#props().marked ?? [];
  }

  /** Places that are marked, each with the seat it is about. */
  get lit(): ReadonlyMap<string, number | null> {
    return this.#props().lit ?? NOTHING;
  }
  /** Whether places show the names that the log uses. */
  get coordinates(): boolean {
    return this.#props().coordinates ?? true;
  }

  /** The pointer is on a place, or on none. */
  over = (place: string | null): void => this.#props().over?.(place);

  say = (id: string, args?: Record<string, unknown>): string => this.#props().say(id, args);

  explain = (ply: string): Promise<string[]> => this.#props().explain(ply);

  name = (seat: number): string =>
    this.players.find((player) => player.seat === seat)?.name ?? String(seat + 1);

  isLegal = (ply: string): boolean => this.legal.has(ply);

  /** A click on what stands for a decision: decides, or asks the page why it is not allowed. */
  press(ply: string): void {
    this.leave();
    if (this.isLegal(ply)) this.#props().choose(ply);
    else if (this.seat !== null) this.#props().refuse(ply);
  }

  /** The pointer or the focus is on something. */
  point = (pointed: Pointed): void => {
    const { ply, label, at } = pointed;
    const before = this.pointed;
    if (before && before.ply === ply && before.label === label && before.at === at) return;
    this.leave();
    this.pointed = pointed;
    if (ply === undefined || !(this.isLegal(ply) || pointed.why)) return;
    this.#timer = setTimeout(() => void this.#ask(ply, pointed), REST);
  };

  /** It is there no longer; nothing happens if it has gone on to something else than `at`. */
  leave = (at?: Element): void => {
    if (at && this.pointed?.at !== at) return;
    clearTimeout(this.#timer);
    this.pointed = undefined;
    this.lines = [];
  };

  async #ask(ply: string, pointed: Pointed): Promise<void> {
    const lines = await this.explain(ply).catch(() => []);
    const [first, ...rest] = lines;
    const title = this.isLegal(ply) ? pointed.title : undefined;
    if (this.pointed === pointed) this.lines = first ? [title ?? first, ...rest] : [];
  }
}

const KEY = Symbol('board');

export const provideBoard = <Board extends BoardState<unknown>>(board: Board): Board =>
  setContext(KEY, board);

/** The board that a part belongs to. Each game has its own `useBoard` that knows the type. */
export const boardInContext = <Board>(): Board => getContext<Board>(KEY);
