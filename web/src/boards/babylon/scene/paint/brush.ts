/** Small tools of the painter. */

import { FLOWERS, ICON_LINE, ICONS } from '../../drawings';
import type { DecorWord } from '../../notation';
import { BLOOMS } from '../mesh/palette';
import type { Random } from '../mesh/random';

export type Brush = OffscreenCanvasRenderingContext2D;

/** Paints within a rectangle, from its upper left corner. */
export function within(
  brush: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  paint: (width: number, height: number) => void,
): void {
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, height);
  brush.clip();
  brush.translate(x, y);
  paint(width, height);
  brush.restore();
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

interface Specks {
  count: number;
  colours: readonly string[];
  strength: number;
  sizes: readonly [number, number];
}

/** Irregular specks all over. */
export function specks(
  brush: Brush,
  width: number,
  height: number,
  { count, colours, strength, sizes: [least, most] }: Specks,
  random: Random,
): void {
  for (let at = 0; at < count; at += 1) {
    brush.globalAlpha = strength * (0.4 + 0.6 * random());
    brush.fillStyle = pick(random, colours);
    const size = least + (most - least) * random();
    brush.beginPath();
    const flat = size * (0.6 + 0.4 * random());
    brush.ellipse(random() * width, random() * height, size, flat, random() * 3, 0, 7);
    brush.fill();
  }
  brush.globalAlpha = 1;
}

/** A flower about the origin, of a radius. */
export function flower(brush: Brush, kind: string, radius: number): void {
  const [drawing, colours] = [FLOWERS[kind], BLOOMS[kind]];
  if (!drawing || !colours) return;
  brush.save();
  brush.scale(radius / 21, radius / 21);
  const petal = new Path2D(drawing.petal);
  brush.fillStyle = colours.petal;
  brush.strokeStyle = colours.line;
  brush.lineWidth = 1.2;
  for (let at = 0; at < drawing.petals; at += 1) {
    brush.fill(petal);
    brush.stroke(petal);
    brush.rotate((2 * Math.PI) / drawing.petals);
  }
  brush.beginPath();
  brush.arc(0, 0, drawing.heart, 0, 7);
  brush.fillStyle = colours.heart;
  brush.fill();
  brush.restore();
}

/** An icon about the origin; its outline is about 44 units wide before it is scaled. */
export function icon(brush: Brush, kind: DecorWord, scale: number, ink: string): void {
  const { fill, line } = ICONS[kind];
  brush.save();
  brush.scale(scale, scale);
  brush.fillStyle = ink;
  brush.fill(new Path2D(fill));
  if (line) {
    brush.strokeStyle = ink;
    brush.lineWidth = ICON_LINE;
    brush.lineCap = 'round';
    brush.stroke(new Path2D(line));
  }
  brush.restore();
}

/** A glazed flower of eight petals. */
export function rosette(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  petals: string,
  heart: string,
): void {
  brush.fillStyle = petals;
  for (let at = 0; at < 8; at += 1) {
    brush.save();
    brush.translate(x, y);
    brush.rotate((at * Math.PI) / 4);
    brush.beginPath();
    brush.ellipse(0, -radius * 0.6, radius * 0.21, radius * 0.4, 0, 0, 7);
    brush.fill();
    brush.restore();
  }
  brush.beginPath();
  brush.arc(x, y, radius * 0.3, 0, 7);
  brush.fillStyle = heart;
  brush.fill();
}

interface Bricks {
  width: number;
  height: number;
  joint: number;
  colours: readonly string[];
}

/** Bricks in courses, each half a brick further than the one before. */
export function bricks(
  brush: Brush,
  width: number,
  height: number,
  { width: wide, height: tall, joint, colours }: Bricks,
  random: Random,
): void {
  for (let row = 0; row * tall < height; row += 1)
    for (let column = -1; column * wide < width; column += 1) {
      brush.fillStyle = pick(random, colours);
      const x = column * wide + (row % 2 ? wide / 2 : 0);
      brush.fillRect(x + joint / 2, row * tall + joint / 2, wide - joint, tall - joint);
    }
}
