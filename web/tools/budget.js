// What the lobby and any one board cost on the first visit, compressed, fonts, scenes and workers included. Fails above the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** In KiB; Babylon is a scene in three dimensions. */
const BUDGETS = { babylon: 400 };
const USUAL = 250;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The files that a part of the page needs, itself included, and what it loads by itself of its own folder. */
function needs(key, found = new Set(), own = undefined) {
  const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[key];
  if (found.has(file)) return found;
  for (const one of [file, ...css, ...assets]) found.add(one);
  const later = dynamicImports.filter((one) => own && one.startsWith(own));
  for (const one of [...imports, ...later]) needs(one, found, own);
  return found;
}

const WORKERS = readdirSync(new URL('assets/', dist)).filter((name) =>
  /^worker-.*\.js$/.test(name),
);

/** The workers that are named in some files. */
function workersOf(files) {
  const texts = [...files].map((file) => readFileSync(new URL(file, dist), 'utf8'));
  return WORKERS.filter((name) => texts.some((text) => text.includes(name))).map(
    (name) => `assets/${name}`,
  );
}

function size(file) {
  const bytes = readFileSync(new URL(file, dist));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);
const keys = Object.keys(manifest);
// Lessons are fetched by those who learn.
const texts = keys.filter((key) => /locales\/fr[/.]/.test(key));
const page = keys.filter((key) => /TablePage/.test(key) && manifest[key].isDynamicEntry);
const boards = keys.filter((key) => /boards\/\w+\/Board\.svelte$/.test(key));
const always = ['index.html', ...texts, ...page].reduce((all, key) => needs(key, all), new Set());
const total = sum(always) + size('index.html');

console.log(`lobby, table and words: ${(total / 1024).toFixed(1)} KiB compressed`);
for (const board of boards) {
  const [folder] = /^.*boards\/\w+\//.exec(board);
  const own = [...needs(board, new Set(), folder)].filter((file) => !always.has(file));
  const all = (total + sum([...own, ...workersOf(own)])) / 1024;
  const budget = BUDGETS[/boards\/(\w+)/.exec(board)[1]] ?? USUAL;
  console.log(`  with ${board}: ${all.toFixed(1)} KiB of ${budget}`);
  if (all > budget) process.exitCode = 1;
}
if (process.exitCode) console.error('The first load is over its budget.');
