// Every file of the page beside itself as brotli and gzip, as small as it gets: the server compresses nothing while it serves.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What is compressed already stays as it is. */
const TEXT = /\.(css|html|js|json|mjs|svg|ttf|txt|wasm|webmanifest)$/;
/** Shorter ones cost more than they save. */
const SHORT = 512;

const FORMS = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes the forms of all files of a folder that are worth it. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name) || name.startsWith('.')) continue;
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < SHORT) continue;
    for (const [end, form] of Object.entries(FORMS)) {
      const shorter = form(bytes);
      if (shorter.length < bytes.length) writeFileSync(join(folder, `${name}.${end}`), shorter);
    }
  }
}

export function compressed() {
  return {
    name: 'compressed',
    apply: 'build',
    // Files of public/ are there only now.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        compress(fileURLToPath(new URL('../dist/', import.meta.url)));
      },
    },
  };
}
