import type { ChatLine, TableInfo } from '../protocol/house';

/** Somebody at a table besides oneself. */
export interface Other {
  who: string;
  name: string;
  /** Where they sit. */
  seat?: number;
  is: 'player' | 'watcher' | 'gone' | 'kicked';
}

/** Everybody else who sits at a table, watches it, has said something or was sent away; each once. */
export function othersAt(table: TableInfo, lines: readonly ChatLine[]): Other[] {
  const found = new Map<string, Other>();
  const add = (other: Other) => {
    if (other.who !== table.who && !found.has(other.who)) found.set(other.who, other);
  };
  table.seats.forEach(({ who, name }, seat) => {
    if (who !== null && name !== null) add({ who, name, seat, is: 'player' });
  });
  for (const { who, name } of table.kicked) add({ who, name, is: 'kicked' });
  for (const { who, name } of table.watchers) add({ who, name, is: 'watcher' });
  for (const { who, name } of lines) add({ who, name, is: 'gone' });
  return [...found.values()];
}
