/** A mesh while it is built: vertices with what light needs to know, and two lists of triangles. */

import { uvOf, type RegionName } from '../paint/regions';
import type { Colour } from './colour';

export type Vec = readonly [x: number, y: number, z: number];
export type Pair = readonly [number, number];

/** A mesh as it goes to the graphics card, and to the light before. */
export interface MeshData {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  /** The vertices' own colours, without light. */
  colours: Float32Array;
  /** Triangles; the fine ones, which may be left out while something moves, come last. */
  indices: Uint32Array;
  /** How many indices there are without the fine ones. */
  plain: number;
}

export class MeshBuilder {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly colours: number[] = [];
  readonly #plain: number[] = [];
  readonly #fine: number[] = [];
  #indices = this.#plain;

  get count(): number {
    return this.positions.length / 3;
  }
  /** What is added from now on may be left out while something moves. */
  fine(on: boolean): void {
    this.#indices = on ? this.#fine : this.#plain;
  }
  vertex(at: Vec, normal: Vec, uv: Pair, colour: Colour): number {
    this.positions.push(at[0], at[1], at[2]);
    this.normals.push(normal[0], normal[1], normal[2]);
    this.uvs.push(uv[0], uv[1]);
    this.colours.push(colour[0], colour[1], colour[2]);
    return this.count - 1;
  }
  triangle(a: number, b: number, c: number): void {
    this.#indices.push(a, b, c);
  }
  /** A flat piece with four corners, counter-clockwise as it is seen. */
  quad(
    corners: readonly [Vec, Vec, Vec, Vec],
    normal: Vec,
    region: RegionName,
    colours: readonly [Colour, Colour, Colour, Colour] | Colour,
    uvs: readonly [Pair, Pair, Pair, Pair] = UNIT_SQUARE,
  ): void {
    const first = this.count;
    const one = typeof colours[0] === 'number' ? (colours as Colour) : null;
    for (let at = 0; at < 4; at += 1) {
      const [u, v] = uvs[at] as Pair;
      const tint = one ?? ((colours as readonly Colour[])[at] as Colour);
      this.vertex(corners[at] as Vec, normal, uvOf(region, u, v), tint);
    }
    this.triangle(first, first + 1, first + 2);
    this.triangle(first, first + 2, first + 3);
  }
  data(): MeshData {
    return {
      positions: new Float32Array(this.positions),
      normals: new Float32Array(this.normals),
      uvs: new Float32Array(this.uvs),
      colours: new Float32Array(this.colours),
      indices: new Uint32Array([...this.#plain, ...this.#fine]),
      plain: this.#plain.length,
    };
  }
}

const UNIT_SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Several meshes as one. */
export function joined(parts: readonly MeshData[]): MeshData {
  const total = (of: (part: MeshData) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  const vertices = total((part) => part.positions.length / 3);
  const plain = total((part) => part.plain);
  const all: MeshData = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    colours: new Float32Array(vertices * 3),
    indices: new Uint32Array(total((part) => part.indices.length)),
    plain,
  };
  let [base, toPlain, toFine] = [0, 0, plain];
  for (const part of parts) {
    all.positions.set(part.positions, base * 3);
    all.normals.set(part.normals, base * 3);
    all.uvs.set(part.uvs, base * 2);
    all.colours.set(part.colours, base * 3);
    part.indices.forEach((index, at) => {
      if (at < part.plain) all.indices[toPlain++] = index + base;
      else all.indices[toFine++] = index + base;
    });
    base += part.positions.length / 3;
  }
  return all;
}
