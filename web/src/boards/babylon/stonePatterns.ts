/** The pattern of each stone, cut into its faces: it tells the stones apart where their colours do not. */

import type { Point } from './notation';

/** Strokes on a face, in cells from its upper left corner. One without a length is a dot. */
export type Strokes = readonly (readonly [Point, Point])[];

/** Cuts a face of a size; `step` is how far its strokes are apart. */
type Pattern = (width: number, height: number, step: number) => Strokes;

/** The places between 0 and an end, as near as can be to a step apart, without the ends. */
function between(end: number, step: number): number[] {
  const parts = Math.max(1, Math.round(end / step));
  return Array.from({ length: parts - 1 }, (_, at) => ((at + 1) * end) / parts);
}

const falling: Pattern = (width, height, step) =>
  between(width + height, step).map((away) => [
    [Math.max(0, away - height), Math.min(away, height)],
    [Math.min(away, width), Math.max(0, away - width)],
  ]);
const rising: Pattern = (width, height, step) =>
  falling(width, height, step).map(([[ax, ay], [bx, by]]) => [
    [ax, height - ay],
    [bx, height - by],
  ]);

/** Rows of a face: where each begins, where it ends, and whether it is an odd one. */
function rows(height: number, step: number): { top: number; bottom: number; odd: boolean }[] {
  const edges = [0, ...between(height, step), height];
  return edges.slice(1).map((bottom, at) => ({ top: edges[at] ?? 0, bottom, odd: at % 2 > 0 }));
}

/** Clay is laid in bricks. */
const bricks: Pattern = (width, height, step) =>
  rows(height, step).flatMap(({ top, bottom, odd }): Strokes => {
    const joints = between(width, step).filter((_, at) => at % 2 === Number(odd));
    const course: Strokes =
      top > 0
        ? [
            [
              [0, top],
              [width, top],
            ],
          ]
        : [];
    return [
      ...course,
      ...joints.map((x): Strokes[number] => [
        [x, top],
        [x, bottom],
      ]),
    ];
  });

/** Granite is speckled. */
const specks: Pattern = (width, height, step) =>
  rows(height, step).flatMap(({ top, bottom, odd }) =>
    between(width + (odd ? step : 0), step).map((x): Strokes[number] => {
      const speck: Point = [x - (odd ? step / 2 : 0), (top + bottom) / 2];
      return [speck, speck];
    }),
  );

/** What every stone is cut with: basalt is split aslant, the glazed tile one starts with is a lattice. */
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  clay: bricks,
  granite: specks,
  basalt: falling,
  start: (width, height, step) => [...falling(width, height, step), ...rising(width, height, step)],
};
