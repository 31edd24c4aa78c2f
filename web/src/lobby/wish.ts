import type { Clock } from '../protocol/Clock';
import type { GameInfo } from '../protocol/GameInfo';
import type { NewTable } from '../protocol/NewTable';
import type { OptionInfo } from '../protocol/OptionInfo';
import type { Policy } from '../protocol/Policy';
import type { SeatWish } from '../protocol/SeatWish';

/** With whom one plays. */
export type Company = 'bots' | 'friends' | 'screen';
export const COMPANIES: readonly Company[] = ['bots', 'friends', 'screen'];

/** What the form for a new table holds. */
export interface Wish {
  company: Company;
  players: number;
  level: string;
  /** The names of the others at this screen. */
  names: string[];
  options: Record<string, string>;
  clock: ClockName;
  public: boolean;
  hints: boolean;
  resign: boolean;
  think: number;
}

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'total', seconds: 600, increment: 10 },
  calm: { kind: 'total', seconds: 2400, increment: 20 },
  turn: { kind: 'turn', seconds: 180 },
  day: { kind: 'turn', seconds: 86_400 },
  week: { kind: 'turn', seconds: 604_800 },
} satisfies Record<string, Clock>;
export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** What is wished before anything is chosen. */
export function firstWish(game: GameInfo): Wish {
  const players = Math.min(game.most, Math.max(2, game.fewest));
  const options = game.options.map(({ key, values }) => [key, values[0] ?? ''] as const);
  return {
    company: 'bots',
    players,
    level: game.levels[Math.min(1, game.levels.length - 1)]?.key ?? '',
    names: [],
    options: Object.fromEntries(options),
    clock: 'none',
    public: false,
    hints: true,
    resign: false,
    think: 4,
  };
}

/** The numbers of players there may be; alone with others makes no sense. */
export function playerNumbers(game: GameInfo, company: Company): number[] {
  const fewest = company === 'bots' ? game.fewest : Math.max(2, game.fewest);
  return Array.from({ length: game.most - fewest + 1 }, (_, at) => fewest + at);
}

/** What may be chosen at a table of so many. */
export function optionsFor(game: GameInfo, players: number): OptionInfo[] {
  return game.options.filter(({ fewest, most }) => fewest <= players && players <= most);
}

/** The wish as the house reads it. */
export function newTable(
  game: GameInfo,
  wish: Wish,
  unnamed: (number: number) => string,
): NewTable {
  const other = (number: number): SeatWish => {
    if (wish.company === 'bots') return { kind: 'bot', level: wish.level };
    if (wish.company === 'friends') return { kind: 'open' };
    return { kind: 'here', name: wish.names[number - 2]?.trim() || unnamed(number) };
  };
  const others = Array.from({ length: wish.players - 1 }, (_, at) => other(at + 2));
  const policy: Policy = {
    clock: CLOCKS[wish.clock],
    lapse: wish.resign ? 'resign' : 'bot',
    hints: wish.hints,
    think: wish.think,
  };
  const seats: SeatWish[] = [{ kind: 'me' }, ...others];
  const options = optionsFor(game, wish.players).map(
    ({ key, values }) => [key, wish.options[key] ?? values[0] ?? ''] as const,
  );
  return {
    game: game.key,
    seats,
    options: Object.fromEntries(options),
    public: wish.company === 'friends' && wish.public,
    policy,
  };
}
