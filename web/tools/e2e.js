// The browser tests: `npm run e2e`, or `npm run e2e -- table clocks` for some files of them. As many files run at a time
// as there are processors, at most two: each has a house and a browser of its own.
//
// A test that fails is run once more, by itself, only to say whether it fails always or now and then: the command fails
// either way. With `--allow-flaky` it passes if nothing failed twice; what failed once is named at the end all the same.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FLAG = '--allow-flaky';
/** The files that take longest begin. */
const LONGEST = [
  'table.e2e.js',
  'everybody.e2e.js',
  'games.e2e.js',
  'scene.e2e.js',
  'learn.e2e.js',
];
const folder = fileURLToPath(new URL('../tests/', import.meta.url));
const reporter = new URL('failed.js', import.meta.url).href;
const wanted = process.argv.slice(2).filter((word) => word !== FLAG);
const allowed = process.argv.includes(FLAG);
const all = readdirSync(folder).filter((file) => file.endsWith('.e2e.js'));
const unknown = wanted.filter((name) => !all.includes(`${name}.e2e.js`));
if (unknown.length > 0) {
  console.error(`There is no browser test named ${unknown.join(' or ')}.`);
  process.exit(2);
}
const files = all.filter((file) => wanted.length === 0 || wanted.includes(file.split('.')[0]));
const notes = mkdtempSync(join(tmpdir(), 'semiramis-e2e-'));

/** Runs the tests of a file, or one of them, and shows what they say; the names of those that failed. */
async function failures(file, name) {
  const list = join(notes, `${file}.failed`);
  const only = name === undefined ? [] : ['--test-name-pattern', `/^${escaped(name)}$/`];
  const line = [
    '--test',
    ...only,
    ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
    ...['--test-reporter', reporter, '--test-reporter-destination', list],
    join(folder, file),
  ];
  console.log(`… ${file}`);
  const run = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'pipe'] });
  // Files that run at a time are read one after the other.
  const said = [];
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (bytes) => said.push(bytes));
  const status = await new Promise((resolve) => run.once('close', resolve));
  process.stdout.write(Buffer.concat([Buffer.from(`== ${file}\n`), ...said]));
  const names = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
  // Whatever goes wrong outside of a test has no name.
  return status === 0 || names.length > 0 ? names : [undefined];
}

function escaped(name) {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

const once = [];
const waiting = LONGEST.filter((file) => files.includes(file));
waiting.push(...files.filter((file) => !waiting.includes(file)));
async function work() {
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    for (const name of await failures(file)) once.push({ file, name });
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));

const always = [];
for (const test of once) if ((await failures(test.file, test.name)).length > 0) always.push(test);
const flaky = once.filter((test) => !always.includes(test));
rmSync(notes, { recursive: true });

const said = (tests) =>
  tests.map(({ file, name }) => `\n  ${file}: ${name ?? 'the whole file'}`).join('');
if (flaky.length > 0)
  console.error(`Flaky, failed once and passed when tried again:${said(flaky)}`);
if (always.length > 0) console.error(`Failed twice:${said(always)}`);
process.exitCode = always.length > 0 || (flaky.length > 0 && !allowed) ? 1 : 0;
