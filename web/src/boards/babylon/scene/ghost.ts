/** What is only considered: half transparent, a tile in a green frame. */

import { BufferAttribute, BufferGeometry, Mesh, type Material } from 'three';
import { HALF, level, SLAB } from './measures';
import type { GhostModel } from './ghostModel';
import type { Terrace } from './model';
import type { Materials } from './materials';
import { MeshBuilder, type MeshData } from './mesh/builder';
import { colour } from './mesh/colour';
import { standing } from './mesh/garden';
import { DAY, DUSK, light } from './mesh/light';
import { profile } from './mesh/shapes';
import { terraceMesh } from './mesh/terrace';

const TINT = colour('#58c24a');

export function ghostMeshes(model: GhostModel, materials: Materials, dark: boolean): Mesh[] {
  const { tile, pillars, pieces } = model;
  const rest = new MeshBuilder();
  standing(rest, { pillars: [...pillars], pieces: [...pieces] });
  const lighting = dark ? DUSK : DAY;
  const open = { boxes: [], lighting, lamps: [], shades: new Map(), seek: false };
  const solid = (mesh: MeshData) => meshOf(mesh, light(mesh, open), materials.ghost);
  const meshes = [solid(rest.data())];
  if (tile) meshes.unshift(solid(terraceMesh(tile)), frame(tile, materials));
  meshes.forEach((mesh, at) => (mesh.renderOrder = 2 + at));
  return meshes;
}

function frame({ x, z, floor }: Terrace, materials: Materials): Mesh {
  const mesh = new MeshBuilder();
  const tint = TINT;
  const [inner, outer] = [HALF - 0.01, HALF + 0.06];
  const y = level(floor);
  profile(
    mesh,
    [x, y, z],
    [
      { half: outer, y: -SLAB, tint },
      { half: outer, y: -SLAB + 0.05, tint },
    ],
  );
  profile(
    mesh,
    [x, y, z],
    [
      { half: outer, y: -0.02, tint },
      { half: outer, y: 0.05, tint },
      { half: inner, y: 0.05, tint },
      { half: inner, y: 0, tint },
    ],
  );
  const data = mesh.data();
  const colours = Uint16Array.from(data.colours, (part) => Math.min(65535, part * 65535));
  return meshOf(data, colours, materials.frame);
}

function meshOf(data: MeshData, colours: Uint16Array, material: Material): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(data.positions, 3));
  geometry.setAttribute('uv', new BufferAttribute(data.uvs, 2));
  geometry.setAttribute('color', new BufferAttribute(colours, 3, true));
  geometry.setIndex(new BufferAttribute(data.indices, 1));
  const mesh = new Mesh(geometry, material);
  mesh.matrixAutoUpdate = false;
  mesh.frustumCulled = false;
  return mesh;
}
