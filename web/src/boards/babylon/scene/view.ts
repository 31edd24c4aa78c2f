/** One picture of the scene: a garden or the quarry, the camera before it, and the canvas on which it is seen. */

import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  type Material,
} from 'three';
import type { Eye } from './camera';
import { ghostMeshes } from './ghost';
import type { GhostModel } from './ghostModel';
import type { Body, Order } from './mesh/built';
import { TABLE } from './paint/board';
import type { Studio } from './studio';

/** Quarters that refine a picture. */
const QUARTERS = 4;

export class View {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera();
  /** Whether what is seen is not how it is. */
  stale = false;
  /** Whether it is turned just now, so that speed counts more than beauty. */
  moving = false;
  visible = true;
  calls = 0;
  /** What is done when it is seen for the first time. */
  onfirst: () => void = () => undefined;
  pixels: [number, number] = [0, 0];

  readonly #brush: CanvasRenderingContext2D | null;
  readonly #watch: IntersectionObserver;
  #sharp: OffscreenCanvas | null = null;
  #done = 0;
  #meshes: Mesh[] = [];
  #plain: [number, number][] = [];
  #ghost: Mesh[] = [];
  #forget: () => void = () => undefined;

  constructor(
    private readonly studio: Studio,
    readonly canvas: HTMLCanvasElement,
    private readonly slot: string,
  ) {
    this.#brush = canvas.getContext('2d');
    this.#watch = new IntersectionObserver(([seen]) => {
      this.visible = seen?.isIntersecting ?? true;
      if (this.visible && this.stale) studio.wake();
    });
    this.#watch.observe(canvas);
    this.camera.matrixAutoUpdate = false;
  }

  get refined(): boolean {
    return this.#done >= QUARTERS;
  }
  /** It must be drawn anew. */
  changed(): void {
    this.stale = true;
    this.#done = 0;
    this.studio.wake();
  }
  resize(width: number, height: number): void {
    const ratio = this.studio.software ? 1 : Math.min(2, devicePixelRatio);
    const pixels: [number, number] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (pixels.join() === this.pixels.join()) return;
    this.pixels = pixels;
    this.changed();
  }
  /** Builds what is to be seen. */
  build(what: Order['what'], dark: boolean): void {
    this.#forget();
    this.#forget = this.studio.builder.order(this.slot, dark, what, {
      bodies: (bodies, colours) => this.#set(bodies, colours, dark),
      light: (colours) => this.#lit(colours),
    });
  }
  look(eye: Eye, moving: boolean): void {
    const { camera } = this;
    const [right, up, forward] = [eye.right, eye.up, eye.forward];
    camera.matrix.set(
      ...([right[0], up[0], -forward[0], eye.at[0]] as const),
      ...([right[1], up[1], -forward[1], eye.at[1]] as const),
      ...([right[2], up[2], -forward[2], eye.at[2]] as const),
      ...([0, 0, 0, 1] as const),
    );
    camera.fov = (Math.atan(eye.slope) * 360) / Math.PI;
    camera.aspect = eye.width / eye.height;
    const far = Math.hypot(...eye.at);
    camera.near = Math.max(1, far - 16);
    camera.far = far + 24;
    camera.updateProjectionMatrix();
    camera.matrixWorldNeedsUpdate = true;
    this.moving = moving;
    this.changed();
  }
  ghost(model: GhostModel | null, dark: boolean): void {
    if (!model && this.#ghost.length === 0) return;
    for (const mesh of this.#ghost) this.#drop(mesh);
    this.#ghost = model ? ghostMeshes(model, this.studio.materials, dark) : [];
    if (this.#ghost.length > 0) this.scene.add(...this.#ghost);
    this.changed();
  }
  /** Leaves out what is too fine while something moves. */
  prepare(fine: boolean): void {
    this.#meshes.forEach(({ geometry }, at) => {
      const [plain, all] = this.#plain[at] ?? [0, 0];
      geometry.setDrawRange(0, fine ? all : plain);
    });
  }
  /** Shows a picture that was just drawn, in its upper left corner. */
  show(from: CanvasImageSource, width: number, height: number): void {
    const [wide, tall] = this.#sized();
    const brush = this.#brush;
    if (!brush) return;
    brush.globalCompositeOperation = 'copy';
    brush.drawImage(from, 0, 0, width, height, 0, 0, wide, tall);
    this.#done = 0;
    // For tests and measurements.
    const { dataset } = this.canvas;
    if (!dataset['frames']) this.onfirst();
    dataset['frames'] = String(Number(dataset['frames'] ?? 0) + 1);
    dataset['calls'] = String(this.calls);
    dataset['shown'] = this.moving ? 'moving' : 'full';
  }
  /** Draws the next quarter of the picture as large as the whole. */
  quarter(draw: () => void): void {
    const [width, height] = this.pixels;
    const [column, row] = [this.#done % 2, Math.floor(this.#done / 2)];
    this.camera.setViewOffset(2 * width, 2 * height, column * width, row * height, width, height);
    draw();
    this.camera.clearViewOffset();
  }
  /** Keeps a quarter that was drawn, and shows all four when they are there; nothing if something has changed since. */
  sharpen(from: CanvasImageSource): void {
    const [width, height] = this.pixels;
    if (this.stale) return;
    if (this.#done === 0) this.#sharp = new OffscreenCanvas(width, height);
    const brush = this.#sharp?.getContext('2d');
    if (!this.#sharp || !brush) return;
    const [column, row] = [this.#done % 2, Math.floor(this.#done / 2)];
    const [wide, tall] = [width / 2, height / 2];
    brush.imageSmoothingQuality = 'medium';
    // Where the sides are odd, two quarters share the pixels between them.
    brush.globalCompositeOperation = 'lighter';
    brush.drawImage(from, 0, 0, width, height, column * wide, row * tall, wide, tall);
    this.#done += 1;
    if (!this.refined || !this.#brush) return;
    this.#brush.globalCompositeOperation = 'copy';
    this.#brush.drawImage(this.#sharp, 0, 0);
    this.#sharp = null;
    this.canvas.dataset['shown'] = 'refined';
  }
  #sized(): readonly [number, number] {
    const [wide, tall] = this.pixels;
    if (this.canvas.width !== wide) this.canvas.width = wide;
    if (this.canvas.height !== tall) this.canvas.height = tall;
    return [wide, tall];
  }
  close(): void {
    this.#forget();
    this.#watch.disconnect();
    for (const mesh of [...this.#meshes, ...this.#ghost]) this.#drop(mesh);
    this.studio.close(this);
  }

  #set(bodies: Body[], colours: Uint16Array[], dark: boolean): void {
    for (const mesh of this.#meshes) this.#drop(mesh);
    const { materials } = this.studio;
    const covers: Material[] = [materials.body, materials.board];
    this.#meshes = bodies.map(({ positions, uvs, indices }, at) => {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(positions, 3));
      geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
      geometry.setAttribute(
        'color',
        new BufferAttribute(colours[at] ?? new Uint16Array(), 3, true),
      );
      geometry.setIndex(new BufferAttribute(indices, 1));
      return this.#placed(new Mesh(geometry, covers[at]));
    });
    this.#plain = bodies.map(({ plain, indices }) => [plain, indices.length]);
    if (bodies.length > 1) {
      const table = new PlaneGeometry(2 * TABLE, 2 * TABLE);
      // Its picture's first row is its upper one.
      table.attributes['uv']?.array.forEach((value, at, all) => {
        if (at % 2) all[at] = 1 - value;
      });
      table.rotateX(-Math.PI / 2).translate(0, -0.43, 0);
      const mesh = this.#placed(new Mesh(table, dark ? materials.dusk : materials.day));
      mesh.renderOrder = -1;
      this.#meshes.push(mesh);
      this.#plain.push([6, 6]);
    }
    this.canvas.dataset['light'] = 'known';
    this.changed();
  }
  #lit(colours: Uint16Array[]): void {
    colours.forEach((values, at) => {
      this.#meshes[at]?.geometry.setAttribute('color', new BufferAttribute(values, 3, true));
    });
    this.canvas.dataset['light'] = 'full';
    this.changed();
  }
  #placed(mesh: Mesh): Mesh {
    mesh.matrixAutoUpdate = false;
    mesh.frustumCulled = false;
    this.scene.add(mesh);
    return mesh;
  }
  #drop(mesh: Mesh): void {
    this.scene.remove(mesh);
    mesh.geometry.dispose();
  }
}
