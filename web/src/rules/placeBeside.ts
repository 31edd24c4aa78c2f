/** A rectangle on the screen. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;

/** Where something of this size goes beside a target: on the screen, never over the target, and if possible not over `others`. */
export function placeBeside(
  target: Rect,
  { width, height }: { width: number; height: number },
  screen: { width: number; height: number },
  others: readonly Rect[] = [],
): { x: number; y: number } {
  const middle = {
    x: clamp(target.x + target.width / 2 - width / 2, GAP, screen.width - width - GAP),
    y: clamp(target.y + target.height / 2 - height / 2, GAP, screen.height - height - GAP),
  };
  const [right, left] = [target.x + target.width + GAP, target.x - width - GAP];
  const [below, above] = [target.y + target.height + GAP, target.y - height - GAP];
  const heights = [middle.y, target.y + target.height - height, target.y];
  const places = [
    ...heights.flatMap((y) => [
      { x: right, y },
      { x: left, y },
    ]),
    { x: middle.x, y: below },
    { x: middle.x, y: above },
  ].filter(
    ({ x, y }) => x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height,
  );
  const free = places.find((at) => !others.some((rect) => meet({ ...at, width, height }, rect)));
  // Where there is no room beside it, the corner that is farthest from its middle.
  return free ?? places[0] ?? corner(target, { width, height }, screen);
}

function corner(
  target: Rect,
  { width, height }: { width: number; height: number },
  screen: { width: number; height: number },
): { x: number; y: number } {
  const left = target.x + target.width / 2 > screen.width / 2;
  const top = target.y + target.height / 2 > screen.height / 2;
  return {
    x: left ? GAP : Math.max(0, screen.width - width - GAP),
    y: top ? GAP : Math.max(0, screen.height - height - GAP),
  };
}

export function meet(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));
