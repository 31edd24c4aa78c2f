import type {
  Clock,
  EditionChoice,
  GameInfo,
  NewTable,
  OptionInfo,
  SeatRequest,
  TableSettings,
} from '../protocol/house';

/** With whom one plays. */
export type Company = 'bots' | 'friends' | 'screen';
export const COMPANIES: readonly Company[] = ['bots', 'friends', 'screen'];

/** What the form for a new table holds. */
export interface TableChoices {
  company: Company;
  players: number;
  level: string;
  /** One's own name, where friends are waited for. */
  myName: string;
  /** The names of the others at this screen. */
  names: string[];
  options: Record<string, string>;
  clock: ClockName;
  public: boolean;
  hints: boolean;
  resign: boolean;
  think: number;
  absence: AbsenceName;
  standIn: string;
  /** Another edition of the box than the standard one. */
  edition?: EditionChoice;
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

/** After how many seconds without a sign of life somebody is absent; 0 is never. */
export const ABSENCES = { quarter: 900, hour: 3600, day: 86_400, never: 0 } as const;
export type AbsenceName = keyof typeof ABSENCES;
export const ABSENCE_NAMES = Object.keys(ABSENCES) as AbsenceName[];

/** What is wished before anything is chosen. */
export function firstChoices(game: GameInfo): TableChoices {
  const players = Math.min(game.most, Math.max(2, game.fewest));
  const options = game.options.map(({ key, values }) => [key, values[0] ?? ''] as const);
  return {
    company: 'bots',
    players,
    level: game.levels[Math.min(1, game.levels.length - 1)]?.key ?? '',
    myName: '',
    names: [],
    options: Object.fromEntries(options),
    clock: 'none',
    public: false,
    hints: true,
    resign: false,
    think: 4,
    absence: 'hour',
    standIn: game.levels[Math.min(1, game.levels.length - 1)]?.key ?? '',
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

/** Many options are rulings that most tables leave alone. */
export function areMany(options: readonly OptionInfo[]): boolean {
  return options.length > 2;
}

/** The options that those at a table should know of: of many only those that are not as usual. */
export function worthTelling(
  options: readonly OptionInfo[],
  chosen: Record<string, string>,
): readonly OptionInfo[] {
  return areMany(options) ? changedOptions(options, chosen) : options;
}

/** The options that are not chosen as the game is usually played. */
export function changedOptions(
  options: readonly OptionInfo[],
  chosen: Record<string, string>,
): OptionInfo[] {
  return options.filter(({ key, values }) => (chosen[key] ?? values[0]) !== values[0]);
}

/** The choices as the house reads it. */
export function newTableRequest(
  game: GameInfo,
  choices: TableChoices,
  unnamed: (number: number) => string,
): NewTable {
  const other = (number: number): SeatRequest => {
    if (choices.company === 'bots') return { kind: 'bot', level: choices.level };
    if (choices.company === 'friends') return { kind: 'open' };
    return { kind: 'here', name: choices.names[number - 2]?.trim() || unnamed(number) };
  };
  const others = Array.from({ length: choices.players - 1 }, (_, at) => other(at + 2));
  const settings: TableSettings = {
    clock: CLOCKS[choices.clock],
    on_timeout: choices.resign ? 'resign' : 'bot',
    hints: choices.hints,
    think: choices.think,
    absence: ABSENCES[choices.absence],
    stand_in: choices.standIn,
  };
  const seats: SeatRequest[] = [{ kind: 'me' }, ...others];
  const options = optionsFor(game, choices.players).map(
    ({ key, values }) => [key, choices.options[key] ?? values[0] ?? ''] as const,
  );
  return {
    game: game.key,
    seats,
    options: Object.fromEntries(options),
    public: choices.company === 'friends' && choices.public,
    settings,
    ...(choices.edition ? { edition: choices.edition } : {}),
  };
}
