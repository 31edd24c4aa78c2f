// Chance in browser tests: seeded, and the seed printed, so that a failure can be repeated with `SEED=… npm run e2e`.

const seed = Number(process.env.SEED ?? Date.now()) % 2 ** 32;
console.log(`SEED=${seed}`);

/** A source of chance: numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function source(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const chance = source(seed);

/** Any whole number below another. */
export const below = (count) => Math.floor(chance() * count);
