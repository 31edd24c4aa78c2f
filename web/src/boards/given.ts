import type { BoardProps } from './contract';

/** What a board is given, as its parts read it: always what it is now. */
export class Given<View> {
  readonly #props: () => BoardProps<View>;

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
  get still(): boolean {
    return this.#props().still;
  }
  /** Decisions the page points at, the best first. */
  get marked(): readonly string[] {
    return this.#props().marked ?? [];
  }
  say = (id: string, args?: Record<string, unknown>): string => this.#props().say(id, args);
  explain = (ply: string): Promise<string[]> => this.#props().explain(ply);
  name = (seat: number): string =>
    this.#props().players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
}
