// For tests of boards: a moment of a recorded game, laid on the table.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { vi } from 'vitest';
import type { BoardProps } from './props';

/** A moment as the tests of the games' crates write it, one a line. */
export interface Moment<V> {
  name: string;
  seat?: number | null;
  legal: string[];
  view: V;
}

export class BoardFixtures<V> {
  readonly moments: Moment<V>[];
  #drawn: Record<string, unknown> | undefined;

  constructor(
    private readonly board: Component<BoardProps<V>>,
    lines: string,
    /** Who is to move, and how many play. */
    private readonly company: (moment: Moment<V>) => { seat: number | null; players: number },
  ) {
    this.moments = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Moment<V>);
  }

  /** Lays a moment on the table, seen by the one to move, or through other eyes. */
  lay(name: string, eyes?: number | null) {
    const moment = this.moments.find((one) => one.name === name);
    if (!moment) throw new Error(`no moment ${name}`);
    const [choose, refuse] = [vi.fn(), vi.fn()];
    const { seat, players } = this.company(moment);
    const seen = eyes === undefined ? seat : eyes;
    const legal = new SvelteSet(seen === seat ? moment.legal : []);
    const props: BoardProps<V> = {
      view: moment.view,
      legal,
      seat: seen,
      players: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, seat: at })),
      choose,
      refuse,
      say: (id: string) => id,
      explain: (ply) => Promise.resolve([ply]),
      still: true,
    };
    this.#drawn = mount(this.board, { target: document.body, props });
    flushSync();
    return { legal, choose, refuse };
  }

  clear(): void {
    if (this.#drawn) void unmount(this.#drawn);
    this.#drawn = undefined;
    document.body.innerHTML = '';
  }
}

/** Everything that is drawn for a decision. */
export const drawnAs = (ply: string) => [
  ...document.querySelectorAll<HTMLElement | SVGElement>(`[data-ply="${ply}"]`),
];

export function click(place: Element | null | undefined): void {
  place?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
