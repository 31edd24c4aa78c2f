// How pieces move from where they were to where they go, on every board.
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const USUAL = 250;

/** How many milliseconds a piece travels, as the reader has chosen it; none where nothing shall move. */
export function travelTime(still: boolean): number {
  const chosen = parseFloat(document.documentElement.style.getPropertyValue('--travel'));
  return still ? 0 : Number.isNaN(chosen) ? USUAL : chosen;
}

/** Something's middle and width on the screen. */
export interface Sight {
  x: number;
  y: number;
  width: number;
}

export function sightOf(node: Element): Sight {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width };
}

/** How many pixels a unit of the drawing around a node has. */
function scaleOf(node: Element): number {
  return node instanceof SVGGraphicsElement ? node.getScreenCTM()?.a || 1 : 1;
}

/** Lets a piece fly in from somewhere, or back there. */
export function flight(node: Element, from: Sight, still: boolean): TransitionConfig {
  const [to, unit] = [sightOf(node), scaleOf(node)];
  const [x, y] = [(from.x - to.x) / unit, (from.y - to.y) / unit];
  const size = to.width > 0 && from.width > 0 ? from.width / to.width : 1;
  return {
    duration: travelTime(still),
    easing: cubicOut,
    css: (there, away) =>
      `transform-box: fill-box; transform-origin: center; ` +
      `transform: translate(${x * away}px, ${y * away}px) scale(${there + size * away})`,
  };
}
