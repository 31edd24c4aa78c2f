/** Paints the top of the board, and the table around it. */

import { BOARD } from '../measures';
import { randomFrom } from '../mesh/random';
import { bricks, pick, rosette, specks, type Brush } from './brush';

/** Pixels a side. */
const SIZE = 1280;
const UNIT = SIZE / (2 * BOARD);
const BORDER = 0.35 * UNIT;

function canvasOf(size: number): { canvas: OffscreenCanvas; brush: Brush } | null {
  const canvas = new OffscreenCanvas(size, size);
  const brush = canvas.getContext('2d');
  return brush && { canvas, brush };
}

/** Sandstone with 64 sunk holes in a border of glazed flowers. */
export function paintBoard(): ImageBitmap | null {
  const made = canvasOf(SIZE);
  if (!made) return null;
  const { canvas, brush } = made;
  const random = randomFrom(3);
  border(brush);
  brush.save();
  brush.beginPath();
  brush.rect(BORDER, BORDER, SIZE - 2 * BORDER, SIZE - 2 * BORDER);
  brush.clip();
  brush.fillStyle = '#e6d6b2';
  brush.fillRect(0, 0, SIZE, SIZE);
  const clouds = ['#f3e8cc', '#d8c49a', '#e2d0a6'];
  specks(
    brush,
    SIZE,
    SIZE,
    { count: 220, colours: clouds, strength: 0.28, sizes: [30, 100] },
    random,
  );
  for (let vein = 0; vein < 70; vein += 1) {
    brush.globalAlpha = 0.12;
    brush.strokeStyle = pick(random, ['#c2a066', '#fff3d8', '#b8955c']);
    brush.lineWidth = 1 + random() * 5;
    brush.beginPath();
    let y = random() * SIZE;
    for (let x = 0; x <= SIZE; x += 80) brush.lineTo(x, (y += (random() - 0.5) * 16));
    brush.stroke();
  }
  const grains = ['#c9aa72', '#fff6e0', '#b08d55'];
  specks(
    brush,
    SIZE,
    SIZE,
    { count: 3600, colours: grains, strength: 0.35, sizes: [0.8, 2.2] },
    random,
  );
  lines(brush);
  for (let cell = 0; cell < 64; cell += 1) hole(brush, cell % 8, Math.floor(cell / 8));
  brush.restore();
  return canvas.transferToImageBitmap();
}

function border(brush: Brush): void {
  brush.fillStyle = '#1b4197';
  brush.fillRect(0, 0, SIZE, SIZE);
  const colours = ['#2453b8', '#1f4aa8', '#2c60c4', '#1d459e'];
  bricks(brush, SIZE, SIZE, { width: 28, height: 14, joint: 1.5, colours }, randomFrom(4));
  const flowers = 36;
  for (let at = 0; at < flowers; at += 1) {
    const [along, out] = [((at + 0.5) * SIZE) / flowers, BORDER * 0.48];
    const [petals, heart] = at % 2 ? ['#fff4d6', '#e8b445'] : ['#ffd36a', '#fff4d6'];
    for (const [x, y] of [
      [along, out],
      [along, SIZE - out],
      [out, along],
      [SIZE - out, along],
    ] as const)
      rosette(brush, x, y, 15, petals, heart);
  }
  brush.strokeStyle = '#e0aa3e';
  brush.lineWidth = 6;
  brush.strokeRect(6, 6, SIZE - 12, SIZE - 12);
  brush.strokeRect(BORDER - 3, BORDER - 3, SIZE - 2 * BORDER + 6, SIZE - 2 * BORDER + 6);
}

function lines(brush: Brush): void {
  brush.strokeStyle = '#b9995f55';
  brush.lineWidth = 2;
  brush.globalAlpha = 1;
  for (let at = 1; at < 8; at += 1) {
    const along = BORDER + at * UNIT;
    brush.beginPath();
    brush.moveTo(along, BORDER);
    brush.lineTo(along, SIZE - BORDER);
    brush.moveTo(BORDER, along);
    brush.lineTo(SIZE - BORDER, along);
    brush.stroke();
  }
}

function hole(brush: Brush, column: number, row: number): void {
  const [x, y] = [BORDER + (column + 0.5) * UNIT, BORDER + (row + 0.5) * UNIT];
  const radius = 0.15 * UNIT;
  const round = (dx: number, by: number, fill: string | CanvasGradient) => {
    brush.beginPath();
    brush.arc(x + dx, y + dx, radius * by, 0, 7);
    brush.fillStyle = fill;
    brush.fill();
  };
  round(2, 1.16, '#fff3d3cc');
  round(-1, 1.1, '#a98550');
  const deep = brush.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  deep.addColorStop(0, '#4d3a20');
  deep.addColorStop(0.7, '#8a6c40');
  deep.addColorStop(1, '#b39057');
  round(0, 1, deep);
}

/** How far the table around the board is painted, in cells from its middle. */
export const TABLE = 11;

/** The board's shadow on the table, and a ring of flowers around it. */
export function paintTable(dark: boolean): Pixels | null {
  const size = 1024;
  const made = canvasOf(size);
  if (!made) return null;
  const { brush } = made;
  const unit = size / (2 * TABLE);
  brush.translate(size / 2, size / 2);
  shadow(brush, unit, dark);
  const [gold, blue] = dark ? ['#e6b84f', '#5b8def'] : ['#c8912b', '#1f4aa8'];
  brush.strokeStyle = gold;
  brush.globalAlpha = dark ? 0.42 : 0.34;
  for (const [radius, width] of [
    [6.72, 1.5],
    [6.86, 3.4],
    [7.72, 3.4],
    [7.86, 1.5],
  ] as const) {
    brush.lineWidth = width;
    brush.beginPath();
    brush.arc(0, 0, radius * unit, 0, 7);
    brush.stroke();
  }
  brush.globalAlpha = dark ? 0.32 : 0.22;
  for (let at = 0; at < 48; at += 1) {
    brush.rotate((2 * Math.PI) / 48);
    rosette(brush, 7.29 * unit, 0, 0.27 * unit, gold, blue);
  }
  return { side: size, data: multiplied(brush.getImageData(0, 0, size, size).data) };
}

/** A square picture as plain numbers: how engines upload an image that is not opaque differs. */
export interface Pixels {
  side: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Each colour multiplied by how opaque it is. */
function multiplied(data: Uint8ClampedArray<ArrayBuffer>): Uint8ClampedArray<ArrayBuffer> {
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] ?? 0) / 255;
    for (let part = at; part < at + 3; part += 1) data[part] = (data[part] ?? 0) * share;
  }
  return data;
}

/** Soft, and longest to the lower right. */
function shadow(brush: Brush, unit: number, dark: boolean): void {
  brush.save();
  brush.shadowColor = dark ? '#03060fcc' : '#5b442388';
  const half = 4.3 * unit;
  // What throws the shadow is out of sight: only its shadow is painted.
  const away = 4096;
  brush.shadowOffsetX = away + 0.35 * unit;
  brush.shadowOffsetY = 0.3 * unit;
  for (const blur of [0.5, 1.3]) {
    brush.shadowBlur = blur * unit;
    brush.fillRect(-half - away, -half, 2 * half, 2 * half);
  }
  brush.restore();
}
