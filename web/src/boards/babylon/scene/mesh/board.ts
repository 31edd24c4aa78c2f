/** The board under a garden: a slab with a frieze of glazed flowers; its top shows a picture of its own. */

import { BOARD, RIM } from '../measures';
import { MeshBuilder } from './builder';
import { GOLD, STONE_LOW, WHITE } from './palette';
import { profile, UP } from './shapes';

/** The sides of the board. */
export function boardSides(mesh: MeshBuilder): void {
  profile(
    mesh,
    [0, 0, 0],
    [
      { half: RIM - 0.12, y: -0.42, tint: STONE_LOW },
      { half: RIM, y: -0.36, tint: STONE_LOW },
      { half: RIM, y: -0.3, tint: WHITE, region: 'frieze-board' },
      { half: RIM - 0.05, y: -0.06, tint: GOLD },
      { half: RIM - 0.05, y: 0, tint: GOLD },
      { half: BOARD - 0.01, y: 0, tint: GOLD },
    ],
    5,
  );
}

/** The top of the board, fine enough to carry shadows. Its picture fills its own texture. */
export function boardTop(parts: number): MeshBuilder {
  const mesh = new MeshBuilder();
  for (let row = 0; row <= parts; row += 1) {
    for (let column = 0; column <= parts; column += 1) {
      const [u, v] = [column / parts, row / parts];
      const at = [(u * 2 - 1) * BOARD, 0.001, (v * 2 - 1) * BOARD] as const;
      mesh.vertex(at, UP, [u, v], WHITE);
    }
  }
  for (let row = 0; row < parts; row += 1) {
    for (let column = 0; column < parts; column += 1) {
      const at = row * (parts + 1) + column;
      mesh.triangle(at, at + parts + 1, at + 1);
      mesh.triangle(at + 1, at + parts + 1, at + parts + 2);
    }
  }
  return mesh;
}
