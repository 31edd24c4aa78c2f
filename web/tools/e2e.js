// The browser tests, one file after another: `npm run e2e`, or `npm run e2e -- table clocks` for some of them.
//
// A test that fails is run once more, only to say whether it fails always or now and then: the command fails either
// way. With `--allow-flaky` it passes if nothing failed twice; what failed once is named at the end all the same.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FLAG = '--allow-flaky';
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

/** Runs the tests of a file, or one of them; the names of those that failed. */
function failures(file, name) {
  const list = join(notes, 'failed');
  const only = name === undefined ? [] : ['--test-name-pattern', `/^${escaped(name)}$/`];
  const { status } = spawnSync(
    process.execPath,
    [
      '--test',
      ...only,
      ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
      ...['--test-reporter', reporter, '--test-reporter-destination', list],
      join(folder, file),
    ],
    { stdio: 'inherit' },
  );
  const names = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  // Whatever goes wrong outside of a test has no name.
  return status === 0 || names.length > 0 ? names : [undefined];
}

function escaped(name) {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

const once = files.flatMap((file) => failures(file).map((name) => ({ file, name })));
const always = once.filter(({ file, name }) => failures(file, name).length > 0);
const flaky = once.filter((test) => !always.includes(test));
rmSync(notes, { recursive: true });

const said = (tests) =>
  tests.map(({ file, name }) => `\n  ${file}: ${name ?? 'the whole file'}`).join('');
if (flaky.length > 0)
  console.error(`Flaky, failed once and passed when tried again:${said(flaky)}`);
if (always.length > 0) console.error(`Failed twice:${said(always)}`);
process.exit(always.length > 0 || (flaky.length > 0 && !allowed) ? 1 : 0);
