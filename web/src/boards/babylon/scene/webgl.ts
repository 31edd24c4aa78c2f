/** Whether this browser can draw the scene, found out without loading what draws it. */

import type { Studio } from './studio';

/** A canvas to draw on, out of projection. */
export interface Easel {
  canvas: HTMLCanvasElement;
  gl: WebGL2RenderingContext;
  /** Whether the processor draws, because there is no graphics card. */
  software: boolean;
}

/** What renderers without a graphics card call themselves. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function isSoftware(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return SOFTWARE.test(String(name));
}

function found(): Easel | null {
  const open = (antialias: boolean) => {
    const canvas = document.createElement('canvas');
    const gl = canvas.getContext('webgl2', { alpha: true, antialias });
    return gl && { canvas, gl, software: isSoftware(gl) };
  };
  const plain = open(false);
  if (!plain || plain.software) return plain;
  // A graphics card smooths edges by itself.
  plain.gl.getExtension('WEBGL_lose_context')?.loseContext();
  return open(true);
}

let easel: Easel | null | undefined;
let studio: Promise<Studio> | undefined;

/** Where the scene is drawn; nothing where it can't be. */
export function webgl(): Easel | null {
  easel ??= typeof WebGL2RenderingContext === 'undefined' ? null : found();
  return easel;
}

/** The renderer, which is loaded when a table first needs it. */
export function loadStudio(on: Easel): Promise<Studio> {
  studio ??= import('./studio').then(({ Studio }) => new Studio(on));
  return studio;
}
