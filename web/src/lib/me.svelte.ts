import type { Account } from '../protocol/Account';
import type { Me } from '../protocol/Me';
import { api, Refused } from './api';
import { t } from './words.svelte';

/** Who one is to the house: nobody yet, a guest, or somebody with an account. */
class Myself {
  me = $state.raw<Me>();

  async look(): Promise<void> {
    this.me = await api.me().catch(nobody);
  }

  /** Makes sure that the house knows one; a guest needs no more than a name. */
  async arrive(): Promise<void> {
    if (!this.me) await this.look();
    if (!this.me) await this.rename(t('web-guest'));
  }

  async rename(name: string): Promise<void> {
    await api.name(name);
    await this.look();
  }

  async confirmTurns(confirm: boolean): Promise<void> {
    await this.arrive();
    await api.prefer({ confirm });
    await this.look();
  }

  async register(account: Account): Promise<void> {
    await this.arrive();
    await api.register(account);
    await this.look();
  }

  async signIn(account: Account): Promise<void> {
    await api.signIn(account);
    await this.look();
  }

  async signOut(everywhere = false): Promise<void> {
    await api.signOut(everywhere);
    await this.look();
  }
}

function nobody(error: unknown): undefined {
  const code = error instanceof Refused ? error.refusal.code : undefined;
  if (code === 'unknown' || code === 'forbidden') return undefined;
  throw error;
}

export const myself = new Myself();
