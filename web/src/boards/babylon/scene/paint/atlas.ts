/** Paints the texture that gardens, quarry and hand share. */

import { BLOOMS } from '../mesh/palette';
import { randomFrom, type Random } from '../mesh/random';
import { DECOR_WORDS, type DecorWord } from '../../notation';
import { bricks, flower, icon, pick, rosette, specks, within, type Brush } from './brush';
import { ATLAS, REGIONS, type RegionName } from './regions';

/** One dark ink for each kind, beside its shape. */
const INKS: Record<DecorWord, string> = {
  stairs: '#8f3f1c',
  fountain: '#0b6479',
  bridge: '#1f3a86',
  statue: '#6d4a05',
};

export function paintAtlas(): ImageBitmap | null {
  const canvas = new OffscreenCanvas(ATLAS, ATLAS);
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  const random = randomFrom(7);
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, ATLAS, ATLAS);
  const paint = (name: RegionName, work: (width: number, height: number) => void) =>
    within(brush, REGIONS[name], work);
  for (const kind of Object.keys(BLOOMS))
    paint(`garden-${kind}` as RegionName, (w, h) => lawn(brush, kind, w, h, random));
  paint('stone', (w, h) => stone(brush, w, h, random));
  paint('clay', (w, h) => clay(brush, w, h, random));
  paint('granite', (w, h) => granite(brush, w, h, random));
  paint('basalt', (w, h) => basalt(brush, w, h, random));
  paint('start', (w, h) => glazed(brush, w, h, 128, 64, random));
  paint('glaze', (w, h) => glazed(brush, w, h, 64, 32, random));
  for (const kind of DECOR_WORDS)
    paint(kind, (w) => disc(brush, w, (radius) => icon(brush, kind, radius / 33, INKS[kind])));
  paint('blank', (w) => disc(brush, w, (radius) => inlay(brush, radius)));
  for (const kind of Object.keys(BLOOMS))
    paint(`medal-${kind}` as RegionName, (w) => medal(brush, kind, w));
  paint('water', (w, h) => water(brush, w, h, random));
  friezes(paint, brush, random);
  return canvas.transferToImageBitmap();
}

const BLADES = ['#6fae46', '#8bc657', '#a9d973', '#c0e78a', '#7bb74e'];
const EDGE_BLADES = ['#2f6a22', '#3f8030', '#579a3c'];

/** Grass, darker towards the edge, where its flowers grow. */
function lawn(brush: Brush, kind: string, w: number, h: number, random: Random): void {
  const ground = brush.createRadialGradient(w * 0.48, h * 0.48, 40, w / 2, h / 2, w * 0.72);
  ground.addColorStop(0, '#a3d468');
  ground.addColorStop(0.6, '#86c052');
  ground.addColorStop(1, '#4f8f36');
  brush.fillStyle = ground;
  brush.fillRect(0, 0, w, h);
  const patches = { count: 110, colours: ['#a5d865', '#4f9434', '#7fc04a'], strength: 0.16 };
  specks(brush, w, h, { ...patches, sizes: [14, 40] }, random);
  brush.globalAlpha = 0.55;
  for (let at = 0; at < 4200; at += 1) {
    const [x, y] = [random() * w, random() * h];
    const edge = Math.max(Math.abs(x / w - 0.5), Math.abs(y / h - 0.5)) > 0.43;
    brush.strokeStyle = pick(random, edge ? EDGE_BLADES : BLADES);
    brush.lineWidth = 1 + random() * 1.6;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + (random() - 0.5) * 6, y - 5 - 8 * random());
    brush.stroke();
  }
  brush.globalAlpha = 1;
  const blooms = (count: number, at: () => readonly [number, number, number]) => {
    for (let bloom = 0; bloom < count; bloom += 1) {
      const [x, y, radius] = at();
      brush.save();
      brush.translate(x, y);
      brush.rotate(random() * 6);
      flower(brush, kind, radius);
      brush.restore();
    }
  };
  let side = 0;
  blooms(132, () => {
    const [along, out] = [random() * w, 6 + random() * 26];
    side += 1;
    const [x, y] = [
      [along, out],
      [w - out, along],
      [along, h - out],
      [out, along],
    ][side % 4] as [number, number];
    return [x, y, 11 + random() * 7];
  });
  blooms(22, () => [w / 2 + (random() - 0.5) * w * 0.74, h / 2 + (random() - 0.5) * h * 0.74, 4.5]);
}

function stone(brush: Brush, w: number, h: number, random: Random): void {
  brush.fillStyle = '#f6eedd';
  brush.fillRect(0, 0, w, h);
  const colours = ['#e3d4b4', '#fffaf0', '#d6c49e'];
  specks(brush, w, h, { count: 420, colours, strength: 0.3, sizes: [1, 7] }, random);
}

function clay(brush: Brush, w: number, h: number, random: Random): void {
  brush.fillStyle = '#7c452f';
  brush.fillRect(0, 0, w, h);
  const colours = ['#b9724f', '#b3694a', '#c58262', '#a86144', '#bd7857'];
  bricks(brush, w, h, { width: 128, height: 64, joint: 6, colours }, random);
  // Each course catches light above and lies in shade below.
  for (let row = 0; row < h; row += 64) {
    brush.fillStyle = '#ffffff22';
    brush.fillRect(0, row + 3, w, 5);
    brush.fillStyle = '#00000020';
    brush.fillRect(0, row + 55, w, 6);
  }
  const dust = ['#7a3a1c', '#e09a70'];
  specks(brush, w, h, { count: 800, colours: dust, strength: 0.22, sizes: [1, 4] }, random);
}

function granite(brush: Brush, w: number, h: number, random: Random): void {
  brush.fillStyle = '#a09c96';
  brush.fillRect(0, 0, w, h);
  const colours = ['#74716d', '#cfcbc4', '#8d8a86', '#5f5d5b', '#b9a9a0'];
  specks(brush, w, h, { count: 2600, colours, strength: 0.75, sizes: [1.5, 5] }, random);
}

/** The heads of six-sided columns. */
function basalt(brush: Brush, w: number, h: number, random: Random): void {
  brush.fillStyle = '#3c3d44';
  brush.fillRect(0, 0, w, h);
  const size = 34;
  for (let row = 0; row < 10; row += 1)
    for (let column = 0; column < 10; column += 1) {
      const x = column * size * 1.75 + (row % 2 ? size * 0.87 : 0) - 10;
      const y = row * size * 1.86 - 6;
      brush.beginPath();
      for (let side = 0; side < 6; side += 1) {
        const angle = (side * Math.PI) / 3 + Math.PI / 6;
        brush.lineTo(x + Math.cos(angle) * size * 0.93, y + Math.sin(angle) * size * 1.05);
      }
      brush.closePath();
      brush.fillStyle = pick(random, ['#45464f', '#3a3b43', '#4d4f5a', '#41424b']);
      brush.fill();
      brush.strokeStyle = '#24252b';
      brush.lineWidth = 4;
      brush.stroke();
      brush.strokeStyle = '#6d707c55';
      brush.lineWidth = 1.5;
      brush.stroke();
    }
  const colours = ['#5d606c', '#2b2c32'];
  specks(brush, w, h, { count: 500, colours, strength: 0.3, sizes: [1, 4] }, random);
}

function glazed(
  brush: Brush,
  w: number,
  h: number,
  wide: number,
  tall: number,
  random: Random,
): void {
  brush.fillStyle = '#123072';
  brush.fillRect(0, 0, w, h);
  const colours = ['#2453b8', '#1f4aa8', '#2c62c8', '#1b4197'];
  bricks(brush, w, h, { width: wide, height: tall, joint: 3, colours }, random);
}

/** A pale disc that fills its square. */
function disc(brush: Brush, size: number, figure: (radius: number) => void): void {
  const radius = size / 2;
  brush.fillStyle = '#8f7748';
  brush.fillRect(0, 0, size, size);
  brush.translate(radius, radius);
  const shine = brush.createRadialGradient(
    -radius * 0.3,
    -radius * 0.3,
    radius * 0.1,
    0,
    0,
    radius,
  );
  shine.addColorStop(0, '#fffaf0');
  shine.addColorStop(1, '#eadfc6');
  brush.beginPath();
  brush.arc(0, 0, radius * 0.93, 0, 7);
  brush.fillStyle = shine;
  brush.fill();
  figure(radius);
}

function inlay(brush: Brush, radius: number): void {
  brush.strokeStyle = '#c9b88f';
  brush.lineWidth = 6;
  brush.beginPath();
  brush.arc(0, 0, radius * 0.66, 0, 7);
  brush.stroke();
}

function medal(brush: Brush, kind: string, size: number): void {
  const radius = size / 2;
  brush.fillStyle = '#2f6a2a';
  brush.fillRect(0, 0, size, size);
  brush.translate(radius, radius);
  flower(brush, kind, radius * 0.84);
}

function water(brush: Brush, w: number, h: number, random: Random): void {
  const deep = brush.createLinearGradient(0, 0, w, h);
  deep.addColorStop(0, '#5fd0dc');
  deep.addColorStop(1, '#2a9db0');
  brush.fillStyle = deep;
  brush.fillRect(0, 0, w, h);
  brush.strokeStyle = '#d9fbff';
  for (let wave = 0; wave < 16; wave += 1) {
    const y = random() * h;
    brush.globalAlpha = 0.25 + 0.4 * random();
    brush.lineWidth = 2 + random() * 3;
    brush.beginPath();
    for (let x = 0; x <= w; x += 32) brush.lineTo(x, y + Math.sin(x * 0.05 + wave) * 7);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

/** Fired clay on floor 1, turquoise on floor 2, lapis with gold from floor 3 on; and the board's. */
const FRIEZES = {
  'frieze-1': {
    bricks: ['#c98a55', '#d09662'],
    line: '#f3dfb6',
    petals: '#f6e6c4',
    heart: '#b3623b',
  },
  'frieze-2': {
    bricks: ['#1d8b9d', '#2a9db0'],
    line: '#f3dfb6',
    petals: '#fff6e0',
    heart: '#c8912b',
  },
  'frieze-3': {
    bricks: ['#1f4aa8', '#2957bb'],
    line: '#e8b445',
    petals: '#ffd978',
    heart: '#fff4d6',
  },
  'frieze-board': {
    bricks: ['#1f4aa8', '#2957bb'],
    line: '#e8b445',
    petals: '#fff4d6',
    heart: '#e8b445',
  },
} as const;

function friezes(
  paint: (name: RegionName, work: (width: number, height: number) => void) => void,
  brush: Brush,
  random: Random,
): void {
  for (const [name, { bricks: colours, line, petals, heart }] of Object.entries(FRIEZES))
    paint(name as RegionName, (w, h) => {
      brush.fillStyle = '#00000055';
      brush.fillRect(0, 0, w, h);
      bricks(brush, w, h, { width: 64, height: 32, joint: 1, colours }, random);
      brush.fillStyle = line;
      brush.fillRect(0, 6, w, 12);
      brush.fillRect(0, h - 18, w, 12);
      for (let at = 0; at < 8; at += 1) rosette(brush, 64 + at * 128, h / 2, 37, petals, heart);
    });
}
