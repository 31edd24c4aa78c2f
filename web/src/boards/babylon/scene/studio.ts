/**
 * The one renderer of the page. Every view is a plain canvas of its own, into which its picture is copied: what does not change
 * is not drawn again, and a view scrolls with what is around it. Frames are drawn when something has changed, and only then.
 */

import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearMipmapNearestFilter,
  NeutralToneMapping,
  RGBAFormat,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from 'three';
import { Builder } from './builder';
import { Materials } from './materials';
import type { Pixels } from './paint/board';
import type { Pictures } from './paint/worker';
import { Pace } from './quality';
import { Readback } from './readback';
import { View } from './view';
import type { Easel } from './webgl';

/** So long nothing may have moved or been pressed before pictures are refined, in milliseconds. */
const REST = 220;
/** So long between two quarters, for what was done meanwhile. */
const BREATH = 20;
/** More pixels than these a side are never drawn at once. */
const LARGEST = 4096;

export class Studio {
  readonly builder = new Builder();
  readonly materials = new Materials();
  readonly #views = new Set<View>();
  readonly #renderer: WebGLRenderer;
  readonly #pace: Pace;
  /** Whether the processor draws. */
  readonly software: boolean;
  readonly #readback: Readback;
  #frame = 0;
  /** Whether a picture is on its way. */
  #busy = false;
  #rest = 0;
  #painted = false;
  #lost = false;
  #touched = 0;

  readonly canvas: HTMLCanvasElement;

  constructor({ canvas, gl, software }: Easel) {
    this.canvas = canvas;
    this.software = software;
    this.#pace = new Pace(software);
    this.#readback = new Readback(gl);
    this.#renderer = new WebGLRenderer({ canvas, context: gl, alpha: true, antialias: !software });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.autoClear = false;
    this.#renderer.setClearColor(0x000000, 0);
    this.#renderer.info.autoReset = false;
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.#lost = true;
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.#lost = false;
      for (const view of this.#views) view.changed();
    });
    for (const input of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart'])
      addEventListener(input, () => this.#touch(), { capture: true, passive: true });
    this.#paint();
  }

  /** A new view that is seen on a canvas. */
  open(canvas: HTMLCanvasElement, slot: string): View {
    const view = new View(this, canvas, slot);
    this.#views.add(view);
    return view;
  }
  close(view: View): void {
    this.#views.delete(view);
  }
  /** Something has changed: what is stale is drawn in the next frame. */
  wake(): void {
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** Whatever is done, refining waits. */
  #touch(): void {
    this.#touched = performance.now();
    if (this.#rest) this.#settle();
  }
  #settle(after = REST): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => void this.#refine(), after);
  }

  /** One picture after another: what moves first. */
  #draw(): void {
    this.#frame = 0;
    if (this.#lost || !this.#painted || this.#busy) return;
    const stale = [...this.#views].filter((view) => view.stale && view.visible);
    const view = stale.find((one) => one.moving) ?? stale[0];
    if (view) void this.#render(view);
    else this.#settle();
  }

  /** Draws a view's picture and copies it to where it is seen. */
  async #render(view: View): Promise<void> {
    const begun = performance.now();
    const { moving } = view;
    const { ratio, fine } = moving ? this.#pace.now : { ratio: 1, fine: true };
    const [width, height] = view.pixels.map((side) => Math.round(side * ratio)) as [number, number];
    view.stale = false;
    if (width === 0 || height === 0) return this.wake();
    this.#fit(width, height);
    view.prepare(fine);
    this.#picture(view, width, height);
    const picture = await this.#taken(width, height);
    if (picture) view.show(picture, width, height);
    if (picture && moving) this.#pace.took(performance.now() - begun);
    this.wake();
  }
  /** The picture just drawn, from where it can be copied. */
  async #taken(width: number, height: number): Promise<CanvasImageSource | null> {
    if (!this.software) return this.canvas;
    this.#busy = true;
    const picture = await this.#readback.take(0, this.canvas.height - height, width, height);
    this.#busy = false;
    return picture;
  }
  #fit(width: number, height: number): void {
    const { canvas } = this;
    if (canvas.width >= width && canvas.height >= height) return;
    const [wide, tall] = [Math.max(canvas.width, width), Math.max(canvas.height, height)];
    this.#renderer.setSize(Math.min(wide, LARGEST), Math.min(tall, LARGEST), false);
  }
  #picture(view: View, width: number, height: number): void {
    const below = this.canvas.height - height;
    this.#renderer.setViewport(0, below, width, height);
    this.#renderer.setScissor(0, below, width, height);
    this.#renderer.setScissorTest(true);
    this.#renderer.clear();
    this.#renderer.info.reset();
    this.#renderer.render(view.scene, view.camera);
    view.calls = this.#renderer.info.render.calls;
  }

  /** Where nothing moves, pictures are drawn once more with twice the pixels each way, quarter by quarter, until something is done. */
  async #refine(): Promise<void> {
    this.#rest = 0;
    if (performance.now() - this.#touched < REST) return this.#settle();
    if (this.#lost || !this.software || this.#busy) return;
    const view = [...this.#views].find((one) => one.visible && !one.refined && !one.stale);
    const [width, height] = view?.pixels ?? [0, 0];
    if (!view || !width || !height) return;
    this.#fit(width, height);
    view.prepare(true);
    view.quarter(() => this.#picture(view, width, height));
    const picture = await this.#taken(width, height);
    if (picture) view.sharpen(picture);
    this.#settle(BREATH);
    if ([...this.#views].some(({ stale }) => stale)) this.wake();
  }

  #paint(): void {
    const painter = new Worker(new URL('./paint/worker.ts', import.meta.url), { type: 'module' });
    painter.addEventListener('message', ({ data }: MessageEvent<Pictures>) => {
      painter.terminate();
      const { atlas, board, day, dusk } = data;
      this.materials.paint({
        atlas: this.#texture(atlas),
        board: this.#texture(board),
        day: this.#overlay(day),
        dusk: this.#overlay(dusk),
      });
      this.#painted = true;
      for (const view of this.#views) view.changed();
    });
  }
  #texture(picture: ImageBitmap | null): Texture {
    return this.#prepared(new CanvasTexture(picture ?? document.createElement('canvas')));
  }
  #overlay(pixels: Pixels | null): Texture {
    const { data, side } = pixels ?? { data: new Uint8Array(4), side: 1 };
    const texture = new DataTexture(data, side, side, RGBAFormat);
    texture.magFilter = LinearFilter;
    texture.generateMipmaps = true;
    texture.needsUpdate = true;
    return this.#prepared(texture);
  }
  #prepared(texture: Texture): Texture {
    texture.colorSpace = SRGBColorSpace;
    texture.flipY = false;
    texture.minFilter = this.software ? LinearMipmapNearestFilter : LinearMipmapLinearFilter;
    texture.anisotropy = this.software ? 1 : 8;
    return texture;
  }
}
