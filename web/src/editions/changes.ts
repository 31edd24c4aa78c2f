import { t, texts } from '../lib/texts.svelte';
import type { Change, Comparison } from '../protocol/house';

/** A figure of two editions, as it is told. */
export interface ChangeLine {
  label: string;
  change: Change;
  /** Shares are told in percent. */
  share?: boolean;
}

/** Whether a difference is shown: all of its interval is on one side of zero. */
export function isShown({ low, high }: Change): boolean {
  return low > 0 || high < 0;
}

/** A figure as the language writes it. */
export function figure(value: number, { share = false, sign = false } = {}): string {
  // A difference too small to be written is none, and none has no sign.
  const least = share ? 0.0005 : 0.05;
  return (Math.abs(value) < least ? 0 : value).toLocaleString(texts.language, {
    style: share ? 'percent' : 'decimal',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'auto',
  });
}

/** What a difference amounts to, with how sure it is. */
export function difference({ change, share = false }: ChangeLine): string {
  const written = (value: number) => figure(value, { share, sign: true });
  const [mean, low, high] = [change.difference, change.low, change.high].map(written);
  if (low === high) return mean ?? '';
  return t('web-compare-range', { mean: mean ?? '', low: low ?? '', high: high ?? '' });
}

/** The same as a plain sentence, for the three things one asks first: points, seats, length. */
export function verdict(game: string, comparison: Comparison): string[] {
  return [ofPoints(game, comparison), ofSeats(comparison), ofLength(comparison)];
}

/** So many of something, as one says it. */
function sized(id: string, value: number) {
  const count = Math.round(Math.abs(value) * 10) / 10;
  return { id, args: { count, written: count.toLocaleString(texts.language) } };
}

function ofPoints(game: string, { points, categories }: Comparison): string {
  if (!isShown(points)) return t('web-compare-points-same');
  const most = categories
    .filter((one) => isShown(one.points) && one.points.difference > 0 === points.difference > 0)
    .sort((one, other) => Math.abs(other.points.difference) - Math.abs(one.points.difference))[0];
  const said = t(points.difference > 0 ? 'web-compare-points-more' : 'web-compare-points-less', {
    points: sized('web-compare-count-points', points.difference),
  });
  if (!most) return said;
  const category = { id: `${game}-category-${most.category}`, args: {} };
  return `${said} ${t('web-compare-points-source', { category })}`;
}

function ofSeats({ seats }: Comparison): string {
  if (seats.length < 2) return '';
  const shown = seats
    .map(({ wins }, at) => ({ wins, seat: at + 1 }))
    .filter(({ wins }) => isShown(wins))
    .sort((one, other) => Math.abs(other.wins.difference) - Math.abs(one.wins.difference))[0];
  if (!shown) return t('web-compare-seats-same');
  const { wins, seat } = shown;
  return t(wins.difference > 0 ? 'web-compare-seats-more' : 'web-compare-seats-less', {
    seat: String(seat),
    before: figure(wins.before, { share: true }),
    after: figure(wins.after, { share: true }),
  });
}

function ofLength({ rounds, decisions }: Comparison): string {
  if (isShown(rounds) && figure(rounds.difference) !== figure(0))
    return t(rounds.difference > 0 ? 'web-compare-rounds-more' : 'web-compare-rounds-less', {
      rounds: sized('web-compare-count-rounds', rounds.difference),
    });
  if (isShown(decisions) && figure(decisions.difference) !== figure(0))
    return t(
      decisions.difference > 0 ? 'web-compare-decisions-more' : 'web-compare-decisions-less',
      {
        decisions: sized('web-compare-count-moves', decisions.difference),
      },
    );
  return t('web-compare-length-same');
}

/** Everything that is told, in parts. */
export function parts(
  game: string,
  comparison: Comparison,
): { title: string; lines: ChangeLine[] }[] {
  const { points, categories, seats, rounds, decisions } = comparison;
  const of = (id: string, seat: number) => t(id, { seat: String(seat + 1) });
  return [
    {
      title: t('web-compare-by-category'),
      lines: [
        ...categories.map((one) => ({
          label: t(`${game}-category-${one.category}`),
          change: one.points,
        })),
        { label: t('web-compare-points'), change: points },
      ],
    },
    {
      title: t('web-compare-by-seat'),
      lines: [
        ...seats.map((seat, at) => ({
          label: of('web-compare-points-of', at),
          change: seat.points,
        })),
        ...seats.map((seat, at) => ({
          label: of('web-compare-wins-of', at),
          change: seat.wins,
          share: true,
        })),
      ],
    },
    {
      title: t('web-compare-length'),
      lines: [
        { label: t('web-compare-rounds'), change: rounds },
        { label: t('web-compare-decisions'), change: decisions },
      ],
    },
  ];
}
