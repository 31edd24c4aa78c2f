/** Builds what is ordered, first in the light that is known, then in full light, which costs most. */

import { boardTop } from './board';
import type { Answer, Body, Order } from './built';
import { MeshBuilder, type MeshData } from './builder';
import { gardenMesh, lampsOf, shadowBoxes, type Terraces } from './garden';
import { DAY, DUSK, light, type Grain, type Lit, type Shades } from './light';
import { quarry } from './quarry';

/** What is remembered of a place. */
interface Memory {
  terraces: Terraces;
  shades: Shades;
}

interface Part {
  mesh: MeshData;
  grain: Grain;
}

/** As many parts a side as the board's top has: a shadow's edge is as sharp as one of them. */
const BOARD_PARTS = 84;

export class Build {
  readonly #memory = new Map<string, Memory>();
  #top: MeshData | undefined;

  /** The bodies of an order in the light that is known, and a way to have all the light. */
  start(order: Order): { answer: Answer; finish(): Answer } {
    const memory = this.#memory.get(order.slot) ?? { terraces: new Map(), shades: new Map() };
    this.#memory.set(order.slot, memory);
    const { parts, lit } = this.#parts(order, memory);
    const bodies = parts.map(({ mesh }) => bodyOf(mesh));
    const colours = (by: Lit) => parts.map(({ mesh, grain }) => light(mesh, by, grain));
    const { id } = order;
    return {
      answer: { id, bodies, colours: colours(lit) },
      finish: () => {
        const full: Lit = { ...lit, shades: new Map(), seek: true };
        const answer = { id, colours: colours(full) };
        memory.shades = full.shades;
        return answer;
      },
    };
  }

  #parts({ what, dark }: Order, memory: Memory): { parts: Part[]; lit: Lit } {
    const lighting = dark ? DUSK : DAY;
    const common = { lighting, shades: memory.shades, seek: false };
    if ('garden' in what) {
      this.#top ??= boardTop(BOARD_PARTS).data();
      const mesh = gardenMesh(what.garden, memory.terraces);
      const lit = { ...common, boxes: shadowBoxes(what.garden), lamps: lampsOf(what.garden) };
      const parts: Part[] = [
        { mesh, grain: 'shared' },
        { mesh: this.#top, grain: 'own' },
      ];
      return { parts, lit };
    }
    const mesh = new MeshBuilder();
    const boxes = quarry(mesh, what.stacks);
    return {
      parts: [{ mesh: mesh.data(), grain: 'own' }],
      lit: { ...common, boxes, lamps: [] },
    };
  }
}

function bodyOf({ positions, uvs, indices, plain }: MeshData): Body {
  return { positions, uvs, indices, plain };
}
