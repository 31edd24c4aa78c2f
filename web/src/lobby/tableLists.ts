import type { LobbyUpdate, TableInfo } from '../protocol/house';

/** What is told of one table. */
type TableNews = Exclude<LobbyUpdate, { type: 'more' }>;

/** Whether one sits there. */
export const sitting = (table: TableInfo) => table.seats.some((seat) => seat.mine);

/** Whether one is to act. */
export const myTurn = (table: TableInfo) =>
  table.status === 'playing' && table.turn !== null && table.seats[table.turn]?.mine === true;

/** The tables after some news. */
export function applyUpdate(tables: readonly TableInfo[], news: TableNews): TableInfo[] {
  const id = news.type === 'gone' ? news.id : news.table.id;
  const others = tables.filter((table) => table.id !== id);
  return news.type === 'gone' ? others : [news.table, ...others];
}

/** Whether news tell that a table where one sits is played no more. */
export function ended(tables: readonly TableInfo[], news: TableNews): boolean {
  if (news.type === 'gone') return tables.some((table) => table.id === news.id && sitting(table));
  return sitting(news.table) && news.table.status === 'over';
}

/** Tables by what the lobby shows them for. */
export function sortTables(tables: readonly TableInfo[]) {
  const live = tables.filter(({ status }) => status === 'open' || status === 'playing');
  const urgent = (table: TableInfo) => (myTurn(table) ? 0 : 1);
  const mine = live
    .filter(sitting)
    .sort((one, other) => urgent(one) - urgent(other) || other.changed - one.changed);
  const others = live.filter((table) => table.public && !sitting(table));
  return {
    mine,
    open: others.filter(({ status }) => status === 'open'),
    playing: others.filter(({ status }) => status === 'playing'),
  };
}
