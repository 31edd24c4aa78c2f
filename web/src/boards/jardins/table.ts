// What every part of the board needs: the table, what may be done, and how to do it.
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../contract';
import type { JardinsView } from '../../protocol/JardinsView';
import type { JardinsWho } from '../../protocol/JardinsWho';
import type { Selection } from './selection.svelte';

export type Props = BoardProps<JardinsView>;

export interface Table {
  readonly props: Props;
  readonly selection: Selection;
  /** Shows something in the line that explains: what it is, and what the decision about it would bring. */
  tell(words: string, ply?: string): void;
}

const KEY = Symbol('jardins');

export const provide = (table: Table): Table => setContext(KEY, table);
export const table = (): Table => getContext<Table>(KEY);

/** Chooses what is legal; otherwise asks why not. */
export function decide({ props }: Table, ply: string): void {
  if (props.legal.has(ply)) props.choose(ply);
  else props.refuse(ply);
}

export function nameOf({ props }: Table, who: JardinsWho): string {
  if (who === 'automa') return props.say('jardins-automa');
  return props.players.find((player) => player.seat === who)?.name ?? String(who + 1);
}

/** Points for 1, 2, 3 … trees of the species a face shows. */
export function seriesOf({ props }: Table, tree: string | undefined): number[] {
  return props.view.series.find((series) => series.tree === tree)?.points ?? [];
}
