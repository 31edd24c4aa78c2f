// Where the program is: $SEMIRAMIS, or what cargo built last.
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export function binary() {
  const target = process.env.CARGO_TARGET_DIR ?? `${root}target`;
  const built = ['debug', 'release'].map((profile) => `${target}/${profile}/semiramis`);
  const found = [process.env.SEMIRAMIS, ...built.filter(existsSync).sort(byAge)].find(Boolean);
  if (!found) throw new Error('no semiramis: run `cargo build -p semiramis` first');
  return found;
}

const byAge = (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs;
