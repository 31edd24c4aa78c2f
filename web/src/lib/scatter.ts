// Numbers that look like chance and are the same each time, for drawings.

/** A source of numbers from 0 to 1 (mulberry32). */
export function source(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Something that grows, or shines, somewhere. */
export interface Growth {
  kind: string;
  x: number;
  y: number;
  size: number;
}

/** Things side by side along a line, a little uneven. */
export function row(
  kinds: readonly string[],
  { from, to, y, step, size }: { from: number; to: number; y: number; step: number; size: number },
  next: () => number,
): Growth[] {
  const count = Math.max(1, Math.floor((to - from) / step));
  return Array.from({ length: count }, (_, at) => ({
    kind: kinds[Math.floor(next() * kinds.length)] ?? '',
    x: from + step * (at + 0.5) + (next() - 0.5) * step * 0.5,
    y: y + (next() - 0.5) * 3,
    size: size * (0.8 + next() * 0.4),
  }));
}
