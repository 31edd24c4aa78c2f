import { myTurn } from '../lobby/tableLists';
import type { TableInfo } from '../protocol/house';

/** The tables where one is to act. */
export const waiting = (tables: readonly TableInfo[]): TableInfo[] => tables.filter(myTurn);

/** The tables where one is to act and was not before; `known` remembers them. What is not heard of, as the line was lost, stays as it was. */
export function fresh(known: Set<string>, tables: readonly TableInfo[]): TableInfo[] {
  const due = waiting(tables);
  const news = due.filter(({ id }) => !known.has(id));
  for (const { id } of tables) known.delete(id);
  for (const { id } of due) known.add(id);
  return news;
}

/** What a title begins with while so many tables wait: `● ` or `(3) ● `. */
export function mark(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '● ' : `(${count}) ● `;
}

/** Shows in the browser's tab and at the program's icon whether tables wait. */
export function badge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = count > 0 ? '/emblem-turn.svg' : '/emblem.svg';
  if (!navigator.setAppBadge) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}

export interface Call {
  title: string;
  body: string;
  /** The table's address. */
  path: string;
  language: string;
}

/** Whether the browser can call at all, and may. */
export const allowed = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

/** Calls: through the worker, which phones insist on, or else by the page itself. One call for each table. */
export async function call({ title, body, path, language }: Call, go: (path: string) => void) {
  const options = { body, tag: path, lang: language, icon: '/icons/icon-192.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, { ...options, data: { path } });
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
    go(path);
  };
}
