import type { Account, Me } from '../protocol/house';
import { api, ApiError } from './api';
import { t } from './texts.svelte';

/** Who one is to the house: nobody yet, a guest, or somebody with an account. */
class Myself {
  me = $state.raw<Me>();

  async look(): Promise<void> {
    this.me = await api.me().catch(nobody);
  }

  /** Makes sure that the house knows one; a guest needs no more than a name, and may leave that out. */
  async arrive(name = ''): Promise<void> {
    if (!this.me) await this.look();
    const wanted = name.trim();
    if (!this.me) await this.rename(wanted || t('web-guest'));
    else if (wanted !== '' && wanted !== this.me.name) await this.rename(wanted);
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
  const code = error instanceof ApiError ? error.refusal.code : undefined;
  if (code === 'unauthenticated' || code === 'forbidden') return undefined;
  throw error;
}

export const myself = new Myself();
