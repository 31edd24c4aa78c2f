// What the lobby and any one board cost on the first visit, compressed, fonts included. Fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 250 * 1024;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The files that a part of the page needs, itself included. */
function needs(key, found = new Set()) {
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  for (const one of [file, ...css, ...assets]) found.add(one);
  for (const one of imports) needs(one, found);
  return found;
}

function size(file) {
  const bytes = readFileSync(new URL(file, dist));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
const keys = Object.keys(manifest);
// Lessons are fetched by those who learn.
const texts = keys.filter((key) => key.includes('locales/fr/') && !key.includes('lessons'));
const page = keys.filter((key) => /TablePage/.test(key) && manifest[key].isDynamicEntry);
const boards = keys.filter((key) => /boards\/\w+\/Board\.svelte$/.test(key));
const always = ['index.html', ...texts, ...page].reduce((all, key) => needs(key, all), new Set());
const total = sum(always) + size('index.html');

console.log(`lobby, table and words: ${(total / 1024).toFixed(1)} KiB compressed`);
for (const board of boards) {
  const own = [...needs(board)].filter((file) => !always.has(file));
  const all = total + sum(own);
  console.log(`  with ${board}: ${(all / 1024).toFixed(1)} KiB of ${BUDGET / 1024}`);
  if (all > BUDGET) process.exitCode = 1;
}
if (process.exitCode) console.error('The first load is over its budget.');
