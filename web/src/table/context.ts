import type { Speaker } from '../lib/fluent';
import type { GameInfo } from '../protocol/GameInfo';
import type { TableInfo } from '../protocol/TableInfo';
import type { TableStore } from './store.svelte';

/** What every part of a table's page is given. */
export interface TableProps {
  store: TableStore;
  table: TableInfo;
  /** Speaks with the players' names. */
  speaker: Speaker;
  names: readonly string[];
}

/** The same, where the game's categories are needed. */
export interface GameProps extends TableProps {
  info: GameInfo | undefined;
}
