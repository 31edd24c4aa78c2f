// Cubes of a line know their names, so that each can be seen to move.

/** Names for the cubes of a line into which new ones are pushed from the left: each keeps its name while it moves right. */
export function follow(
  before: { names: number[]; cubes: number[] },
  cubes: number[],
  fresh: () => number,
): number[] {
  for (let pushed = 0; pushed < cubes.length; pushed++) {
    const stayed = cubes.slice(pushed);
    if (stayed.every((cube, at) => before.cubes[at] === cube)) {
      return [...Array.from({ length: pushed }, fresh), ...before.names.slice(0, stayed.length)];
    }
  }
  return cubes.map(fresh);
}
