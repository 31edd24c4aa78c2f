/**
 * Does what is only to look at when everything that can be pressed has been painted; the call it returns calls it off.
 * The page is whole without it: when the server is away just then, nobody is told.
 */
export function afterPaint(work: () => Promise<unknown>): () => void {
  const timer = setTimeout(
    () => requestAnimationFrame(() => void work().catch(() => undefined)),
    60,
  );
  return () => clearTimeout(timer);
}
