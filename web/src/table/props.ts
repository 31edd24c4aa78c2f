import type { Speaker } from '../lib/fluent';
import type { GameInfo, TableInfo } from '../protocol/house';
import type { TableStore } from './store.svelte';

/** What every part of a table's page is given. */
export interface TableProps {
  store: TableStore;
  table: TableInfo;
  /** Speaks with the players' names. */
  speaker: Speaker;
  names: readonly string[];
  /** The game; unknown until the list of games has come. */
  info: GameInfo | undefined;
}
