import type { GameInfo } from '../protocol/house';
import { firstChoices, playerNumbers, type TableChoices } from './newTable';

const KEY = 'semiramis-last-played';

/** Which game was played last on this device, and against whom. */
export interface LastPlayed {
  game: string;
  level: string;
  players: number;
}

/** Keeps what “play at once” will do; only games against bots can begin at once. */
export function keepLastPlayed(game: string, { company, level, players }: TableChoices): void {
  if (company !== 'bots') return;
  localStorage.setItem(KEY, JSON.stringify({ game, level, players } satisfies LastPlayed));
}

function kept(): Partial<LastPlayed> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LastPlayed>;
  } catch {
    return {};
  }
}

/** The game and the choices with which one can sit down at once: as the last time, as far as there still is such a game. */
export function atOnce(
  games: readonly GameInfo[],
): { game: GameInfo; choices: TableChoices } | undefined {
  const last = kept();
  const game = games.find(({ key }) => key === last.game) ?? games[0];
  if (!game) return undefined;
  const choices = firstChoices(game);
  if (game.key !== last.game) return { game, choices };
  if (game.levels.some(({ key }) => key === last.level)) choices.level = last.level ?? '';
  if (playerNumbers(game, 'bots').includes(last.players ?? 0)) choices.players = last.players ?? 2;
  return { game, choices };
}
