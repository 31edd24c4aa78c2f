/** The most moments that are shown between two steps. */
const MOST = 12;

/** The plies at which the game is shown on the way from one to another; the last is always among them. */
export function pliesShown(from: number, to: number): number[] {
  const stride = Math.max(1, Math.ceil((to - from) / MOST));
  const found: number[] = [];
  for (let ply = to; ply > from; ply -= stride) found.unshift(ply);
  return found;
}
