import { ended, hear } from '../lobby/lists';
import type { LobbyNews } from '../protocol/LobbyNews';
import type { TableInfo } from '../protocol/TableInfo';
import { lobbyPath, socketAddress } from './api';
import { Line, type LineState } from './live';

/** The tables of the lobby, heard over one line however many look at them. */
class Tables {
  all = $state.raw<TableInfo[]>([]);
  line = $state<LineState>('connecting');
  /** How many tables where one sits were heard to end. */
  ended = $state(0);
  #line: Line | undefined;
  #listeners = 0;

  /** Listens until told otherwise. */
  listen(): () => void {
    this.#listeners += 1;
    this.#line ??= this.#dial();
    return () => {
      this.#listeners -= 1;
      if (this.#listeners === 0) this.#hangUp();
    };
  }

  /** Listens anew, as one has become somebody else. */
  renew(): void {
    if (this.#line) this.#hangUp();
    if (this.#listeners > 0) this.#line = this.#dial();
  }

  #dial(): Line {
    return new Line(() => socketAddress(lobbyPath), {
      heard: (news) => this.#hear(news as LobbyNews),
      opened: () => (this.all = []),
      changed: (state) => (this.line = state),
    });
  }

  #hear(news: LobbyNews): void {
    if (ended(this.all, news)) this.ended += 1;
    this.all = hear(this.all, news);
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = undefined;
    this.all = [];
  }
}

export const tables = new Tables();
