import { applyUpdate, ended } from '../lobby/tableLists';
import type { LobbyUpdate, TableFilter, TableInfo } from '../protocol/house';
import { lobbyPath, socketAddress } from './api';
import { Connection, type ConnectionState } from './connection';

/** The tables of the lobby, heard over one line however many look at them. */
class Tables {
  all = $state.raw<TableInfo[]>([]);
  connection = $state<ConnectionState>('connecting');
  /** The lists that have more tables than were told. */
  more = $state.raw<TableFilter[]>([]);
  /** How many tables where one sits were heard to end. */
  ended = $state(0);
  #connection: Connection | undefined;
  #listeners = 0;

  /** Listens until told otherwise. */
  listen(): () => void {
    this.#listeners += 1;
    this.#connection ??= this.#dial();
    return () => {
      this.#listeners -= 1;
      if (this.#listeners === 0) this.#hangUp();
    };
  }

  /** Listens anew, as one has become somebody else. */
  renew(): void {
    if (this.#connection) this.#hangUp();
    if (this.#listeners > 0) this.#connection = this.#dial();
  }

  #dial(): Connection {
    return new Connection(() => socketAddress(lobbyPath), {
      heard: (news) => this.#hear(news as LobbyUpdate),
      opened: () => ([this.all, this.more] = [[], []]),
      changed: (state) => (this.connection = state),
    });
  }

  #hear(news: LobbyUpdate): void {
    if (news.type === 'more') {
      this.more = [...this.more, news.list];
      return;
    }
    if (ended(this.all, news)) this.ended += 1;
    this.all = applyUpdate(this.all, news);
  }

  #hangUp(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.all = [];
  }
}

export const tables = new Tables();
