// The browser tests, one file after another: `npm run e2e`, or `npm run e2e -- table clocks` for some of them.
//
// A file that fails is run once more. What fails twice fails; what fails once is named at the end, because a test that
// fails now and then is a fault to be found, though not one that stops everybody else.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../tests/', import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.e2e.js'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file === `${name}.e2e.js`));
if (files.length === 0) {
  console.error(`There is no browser test named ${wanted.join(' or ')}.`);
  process.exit(2);
}

const fails = (file) =>
  spawnSync(process.execPath, ['--test', `${folder}${file}`], { stdio: 'inherit' }).status !== 0;

const once = files.filter(fails);
const twice = once.filter(fails);
const unsteady = once.filter((file) => !twice.includes(file));
if (unsteady.length > 0)
  console.error(`Failed once, passed when tried again: ${unsteady.join(', ')}`);
if (twice.length > 0) console.error(`Failed: ${twice.join(', ')}`);
console.log(`${files.length - twice.length} passed, ${twice.length} failed`);
process.exit(twice.length > 0 ? 1 : 0);
