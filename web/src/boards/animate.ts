// How pieces move on every board, from where they were to where they go. A game only says from where to where.
import { cubicOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';

const USUAL = 250;

/** How many milliseconds a piece travels, as the reader has chosen it; none where nothing shall move. */
export function travelTime(still: boolean): number {
  const chosen = parseFloat(document.documentElement.style.getPropertyValue('--travel'));
  return still ? 0 : Number.isNaN(chosen) ? USUAL : chosen;
}

/** Something's middle and width on the screen. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

function spotOf(node: Element): Spot {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width };
}

/** How many pixels a unit of the drawing around a node has. */
function scaleOf(node: Element): number {
  return node instanceof SVGGraphicsElement ? node.getScreenCTM()?.a || 1 : 1;
}

/** Lets a piece fly in from somewhere, or back there. */
function flyFrom(node: Element, from: Spot, still: boolean): TransitionConfig {
  const [to, unit] = [spotOf(node), scaleOf(node)];
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

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Where a home is: on the board, or else the head line of the page, which stands for players who are out of sight. */
function find(node: Element, home: string): Element | undefined {
  const own = node.closest('.board-frame')?.querySelectorAll(`[data-home="${home}"]`) ?? [];
  return [...own, ...document.querySelectorAll('[data-home="page"]')].find(isShown);
}

/** Lets a piece travel between its place and its home, which has the attribute `data-home`. */
export function travel(
  node: Element,
  { home, still }: { home: string; still: boolean },
): TransitionConfig {
  const from = still ? undefined : find(node, home);
  if (!from) return { duration: 0 };
  return flyFrom(node, { ...spotOf(from), width: spotOf(node).width }, still);
}

/** The attribute `data-piece` names a piece wherever it lies. It is read here, as what is drawn for it may be gone already. */
const nameOf = (node: Element): string | null => node.getAttribute('data-piece');

interface Moving {
  still: boolean;
}

/** Where pieces were seen last, and when. */
const seen = new Map<string, Spot & { at: number }>();
/** How long a piece is known to have been somewhere, in milliseconds. */
const FRESH = 500;

function recall(name: string): Spot | undefined {
  const spot = seen.get(name);
  if (!spot || performance.now() - spot.at > FRESH) return undefined;
  seen.delete(name);
  return spot;
}

/** A piece is taken away: it is remembered until it appears elsewhere. In a drawing it fades; in a row it makes room at once. */
export function depart(node: Element, { still }: Moving): TransitionConfig {
  const name = nameOf(node);
  if (name) seen.set(name, { ...spotOf(node), at: performance.now() });
  return fade(node, { duration: node instanceof SVGElement ? travelTime(still) / 2 : 0 });
}

/** How something appears that comes from nowhere: it drops into a drawing. */
function appear(node: Element, still: boolean): TransitionConfig {
  if (!(node instanceof SVGElement)) return fade(node, { duration: travelTime(still) / 2 });
  return {
    duration: travelTime(still),
    easing: cubicOut,
    css: (there, away) => `transform: translateY(${-90 * away}px); opacity: ${there}`,
  };
}

/** A piece comes from where it was taken away just now. */
export function arrive(node: Element, { still }: Moving): () => TransitionConfig {
  // Only after all that goes has gone it is known what comes from where.
  return () => {
    const name = nameOf(node);
    const from = name && !still ? recall(name) : undefined;
    return from ? flyFrom(node, from, still) : appear(node, still);
  };
}
