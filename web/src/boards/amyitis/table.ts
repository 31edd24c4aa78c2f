// What every part of the board needs from whoever shows it.
import { getContext, setContext } from 'svelte';
import type { AmyitisView } from '../../protocol/AmyitisView';
import type { Given } from '../given';

/** The table as the parts of the board see it. */
export interface Table extends Given<AmyitisView> {
  /** A click on something drawn: what it means, legal or not. */
  click(ply: string): void;
  /** The pointer or the focus rests on it. */
  point(ply: string, on: Element): void;
  leave(): void;
}

const KEY = Symbol('the table of amyitis');

export function setTable(table: Table): void {
  setContext(KEY, table);
}

export function getTable(): Table {
  return getContext<Table>(KEY);
}
