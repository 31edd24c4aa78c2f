/** Where each picture lies on the one texture that gardens, quarry and hand share. */

export const ATLAS = 2048;

/** Left, top, width and height in pixels. */
type Region = readonly [x: number, y: number, width: number, height: number];

export const REGIONS = {
  'garden-white': [0, 0, 512, 512],
  'garden-pink': [512, 0, 512, 512],
  'garden-yellow': [1024, 0, 512, 512],
  'garden-blue': [1536, 0, 512, 512],
  clay: [0, 512, 512, 512],
  granite: [512, 512, 512, 512],
  basalt: [1024, 512, 512, 512],
  start: [1536, 512, 512, 512],
  stairs: [0, 1024, 256, 256],
  fountain: [256, 1024, 256, 256],
  bridge: [512, 1024, 256, 256],
  statue: [768, 1024, 256, 256],
  blank: [1024, 1024, 256, 256],
  water: [1280, 1024, 256, 256],
  white: [1536, 1024, 256, 256],
  stone: [1792, 1024, 256, 256],
  'medal-white': [0, 1280, 256, 256],
  'medal-pink': [256, 1280, 256, 256],
  'medal-yellow': [512, 1280, 256, 256],
  'medal-blue': [768, 1280, 256, 256],
  glaze: [1024, 1280, 256, 256],
  'frieze-1': [0, 1536, 1024, 128],
  'frieze-2': [0, 1664, 1024, 128],
  'frieze-3': [0, 1792, 1024, 128],
  'frieze-board': [0, 1920, 1024, 128],
} as const satisfies Record<string, Region>;

export type RegionName = keyof typeof REGIONS;

/** Pixels kept free at each edge, so that neighbours don't bleed in from afar. */
const EDGE = 6;

/** The place of a picture's point on the texture, whose first row is its upper one; u runs right, v up. */
export function uvOf(name: RegionName, u: number, v: number): readonly [number, number] {
  const [x, y, width, height] = REGIONS[name];
  return [
    (x + EDGE + u * (width - 2 * EDGE)) / ATLAS,
    (y + EDGE + (1 - v) * (height - 2 * EDGE)) / ATLAS,
  ];
}

/** The region of a name that comes from the table; plain stone for one that is not known. */
export function regionNamed(name: string): RegionName {
  return name in REGIONS ? (name as RegionName) : 'stone';
}
