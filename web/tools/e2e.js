// The browser tests, one file after another: `npm run e2e`, or `npm run e2e -- table clocks` for some of them.
//
// A file that fails is run once more, only to say whether it fails always or now and then: the command fails either
// way. With `--allow-flaky` it passes if nothing failed twice; what failed once is named at the end all the same.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FLAG = '--allow-flaky';
const folder = fileURLToPath(new URL('../tests/', import.meta.url));
const wanted = process.argv.slice(2).filter((word) => word !== FLAG);
const allowed = process.argv.includes(FLAG);
const all = readdirSync(folder).filter((file) => file.endsWith('.e2e.js'));
const unknown = wanted.filter((name) => !all.includes(`${name}.e2e.js`));
if (unknown.length > 0) {
  console.error(`There is no browser test named ${unknown.join(' or ')}.`);
  process.exit(2);
}
const files = all.filter((file) => wanted.length === 0 || wanted.includes(file.split('.')[0]));

const fails = (file) =>
  spawnSync(process.execPath, ['--test', `${folder}${file}`], { stdio: 'inherit' }).status !== 0;

const once = files.filter(fails);
const always = once.filter(fails);
const flaky = once.filter((file) => !always.includes(file));
if (flaky.length > 0)
  console.error(`Flaky, failed once and passed when tried again: ${flaky.join(', ')}`);
if (always.length > 0) console.error(`Failed twice: ${always.join(', ')}`);
console.log(`${files.length - once.length} passed, ${flaky.length} flaky, ${always.length} failed`);
process.exit(always.length > 0 || (flaky.length > 0 && !allowed) ? 1 : 0);
