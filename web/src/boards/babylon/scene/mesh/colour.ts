/** Colours of vertices, in linear light. */

export type Colour = readonly [red: number, green: number, blue: number];

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

/** A colour written as `#rrggbb`. */
export function colour(hex: string): Colour {
  const part = (at: number) => linear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export const mixed = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

export const scaled = (one: Colour, by: number): Colour => [one[0] * by, one[1] * by, one[2] * by];

export const times = (one: Colour, other: Colour): Colour => [
  one[0] * other[0],
  one[1] * other[1],
  one[2] * other[2],
];
