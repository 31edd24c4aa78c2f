/** Takes pictures out of the processor's renderer without waiting for it: the page goes on while a picture is drawn. */

/** How often it is asked whether a picture is there, in milliseconds. */
const ASK = 3;

export class Readback {
  readonly #gl: WebGL2RenderingContext;
  readonly #canvas = new OffscreenCanvas(1, 1);
  readonly #brush = this.#canvas.getContext('2d', { willReadFrequently: true });

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
  }
  /** The picture that was just drawn in a corner, as soon as it is there; nothing if the context was lost. */
  async take(x: number, y: number, width: number, height: number): Promise<OffscreenCanvas | null> {
    const gl = this.#gl;
    const size = width * height * 4;
    // One for each picture: browsers warn where a buffer is filled again.
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.bufferData(gl.PIXEL_PACK_BUFFER, size, gl.STREAM_READ);
    gl.readPixels(x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    if (!done || !(await this.#signalled(done))) return null;
    const pixels = new Uint8ClampedArray(size);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, pixels);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    gl.deleteBuffer(buffer);
    return this.#paint(new ImageData(upright(pixels, width, height), width, height));
  }

  async #signalled(done: WebGLSync): Promise<boolean> {
    const gl = this.#gl;
    for (;;) {
      await new Promise((go) => setTimeout(go, ASK));
      if (gl.isContextLost()) return false;
      const state = gl.clientWaitSync(done, 0, 0);
      if (state === gl.TIMEOUT_EXPIRED) continue;
      gl.deleteSync(done);
      return state !== gl.WAIT_FAILED;
    }
  }
  #paint(picture: ImageData): OffscreenCanvas {
    const { width, height } = picture;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#brush?.putImageData(picture, 0, 0);
    return this.#canvas;
  }
}

/** The first row becomes the upper one, and colours are no longer multiplied by how opaque they are. */
export function upright(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(pixels.length);
  const row = width * 4;
  for (let y = 0; y < height; y += 1)
    data.set(pixels.subarray((height - 1 - y) * row, (height - y) * row), y * row);
  for (let at = 3; at < data.length; at += 4) {
    const opaque = data[at] ?? 0;
    if (opaque === 0 || opaque === 255) continue;
    for (let part = at - 3; part < at; part += 1) data[part] = ((data[part] ?? 0) * 255) / opaque;
  }
  return data;
}
