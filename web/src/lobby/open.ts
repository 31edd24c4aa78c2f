import { api } from '../lib/api';
import { myself } from '../lib/me.svelte';
import { router } from '../lib/router.svelte';
import { t } from '../lib/texts.svelte';
import type { GameInfo } from '../protocol/house';
import { keepLastPlayed } from './lastPlayed';
import { newTableRequest, type TableChoices } from './newTable';

/** Makes a table and goes there. */
export async function open(game: GameInfo, choices: TableChoices): Promise<void> {
  await myself.arrive(choices.company === 'friends' ? choices.myName : '');
  const unnamed = (number: number) => t('web-new-player', { number });
  const table = await api.open(newTableRequest(game, choices, unnamed));
  keepLastPlayed(game.key, choices);
  router.go(`/t/${table.id}`);
}
