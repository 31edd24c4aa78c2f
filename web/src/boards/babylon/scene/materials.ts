/** What bodies are covered with. Light is in the vertices already, so all materials are plain. */

import {
  AddEquation,
  CustomBlending,
  DoubleSide,
  MeshBasicMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  type Texture,
} from 'three';
import { BRIGHTEST } from './mesh/light';

interface Textures {
  atlas: Texture;
  board: Texture;
  day: Texture;
  dusk: Texture;
}

const lit = () => new MeshBasicMaterial({ vertexColors: true });
/** Its picture comes with its colours multiplied by how opaque it is. */
const overlay = () =>
  new MeshBasicMaterial({
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    toneMapped: false,
  });

export class Materials {
  readonly body = lit();
  readonly board = lit();
  readonly day = overlay();
  readonly dusk = overlay();
  /** A tile that is only considered. */
  readonly ghost = lit();
  readonly frame = new MeshBasicMaterial({
    vertexColors: true,
    side: DoubleSide,
    toneMapped: false,
  });

  constructor() {
    for (const material of [this.body, this.board, this.ghost]) material.color.setScalar(BRIGHTEST);
    this.ghost.transparent = true;
    this.ghost.opacity = 0.78;
  }
  paint({ atlas, board, day, dusk }: Textures): void {
    this.body.map = atlas;
    this.ghost.map = atlas;
    this.board.map = board;
    this.day.map = day;
    this.dusk.map = dusk;
    for (const material of [this.body, this.ghost, this.board, this.day, this.dusk])
      material.needsUpdate = true;
  }
}
