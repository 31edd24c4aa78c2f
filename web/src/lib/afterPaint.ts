/** Does what is only to look at when everything that can be pressed has been painted; the call it returns calls it off. */
export function afterPaint(work: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => requestAnimationFrame(() => void work()), 60);
  return () => clearTimeout(timer);
}
