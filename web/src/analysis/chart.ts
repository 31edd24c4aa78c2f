/** Round numbers between two values, a few of them, at least `finest` apart, both ends included as far as they are round. */
export function ticks(least: number, most: number, about = 5, finest = 0): number[] {
  const span = most - least;
  if (!(span > 0)) return [least];
  const rough = Math.max(span / about, finest);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(least / step - 1e-9);
  const last = Math.floor(most / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** The least and the most of lists of numbers, zero included. */
export function range(lists: readonly (readonly number[])[]): [number, number] {
  let [least, most] = [0, 0];
  for (const list of lists) {
    for (const value of list) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return [least, most];
}

/** A straight scale. */
export function scale(from: [number, number], to: [number, number]): (value: number) => number {
  const factor = (to[1] - to[0]) / (from[1] - from[0] || 1);
  return (value) => to[0] + (value - from[0]) * factor;
}

type Along = (value: number) => number;

/** A line through values, one a ply. Where nothing changes nothing is drawn twice. */
export function line(values: readonly number[], x: Along, y: Along): string {
  const points: string[] = [];
  values.forEach((value, at) => {
    const same = value === values[at - 1] && value === values[at + 1];
    if (!same) points.push(`${round(x(at))} ${round(y(value))}`);
  });
  return points.length === 0 ? '' : `M ${points.join(' L ')}`;
}

/** The area between two lines. */
export function band(
  lower: readonly number[],
  upper: readonly number[],
  x: Along,
  y: Along,
): string {
  const there = upper.map((value, at) => `${round(x(at))} ${round(y(value))}`);
  const back = lower.map((value, at) => `${round(x(at))} ${round(y(value))}`).reverse();
  return `M ${[...there, ...back].join(' L ')} Z`;
}

/** Values piled up: what counts in favour upwards, what counts against downwards. */
export function pile(
  lists: readonly (readonly number[])[],
): { lower: number[]; upper: number[] }[] {
  const up: number[] = [];
  const down: number[] = [];
  return lists.map((values) => {
    const edges = values.map((value, at) => {
      const heap = value < 0 ? down : up;
      const from = heap[at] ?? 0;
      heap[at] = from + value;
      return [from, from + value] as const;
    });
    return { lower: edges.map(([from]) => from), upper: edges.map(([, to]) => to) };
  });
}

/** The last ply of each round, to tell a chart as a table. */
export function roundEnds(rounds: readonly number[]): number[] {
  return rounds.flatMap((round, at) => (round > 0 && rounds[at + 1] !== round ? [at] : []));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Lines of seats differ in their strokes, too. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 5'];

/** Areas of categories differ in colour and in what is drawn on it, in a square of 8. */
export const AREAS: readonly { colour: string; pattern: string }[] = [
  { colour: 'lapis', pattern: '' },
  { colour: 'gold', pattern: 'M 0 8 L 8 0' },
  { colour: 'palm', pattern: 'M 4 3 v 2' },
  { colour: 'clay', pattern: 'M 0 4 H 8' },
  { colour: 'water', pattern: 'M 4 0 V 8' },
  { colour: 'wine', pattern: 'M 0 0 L 8 8' },
  { colour: 'granite', pattern: 'M 0 4 H 8 M 4 0 V 8' },
  { colour: 'camel', pattern: 'M 0 6 L 4 2 L 8 6' },
  { colour: 'tree', pattern: 'M 2 2 H 6 V 6 H 2 Z' },
];
