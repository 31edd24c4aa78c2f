// `npm run gallery` serves the gallery; with --shot FILE it takes a picture and ends:
//   npm run gallery -- --shot /tmp/a.png --record crates/amyitis/tests/records/eager-2.sem --ply 40 \
//     [--theme dark] [--lang fr] [--seat 1|none] [--part mine] [--width 1280] [--height 800] [--webgl yes]
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { createServer } from 'vite';
import { binary, root } from '../tools/binary.js';
import { launch } from '../tools/browser.js';

const text = { type: 'string' };
const names = [
  'shot',
  'record',
  'ply',
  'theme',
  'lang',
  'seat',
  'part',
  'width',
  'height',
  'port',
  'webgl',
];
const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, text])) });

/** Answers what the gallery asks of the program. */
const fixtures = {
  name: 'semiramis-fixtures',
  configureServer(server) {
    const answer = (work) => async (request, response) => {
      try {
        response.setHeader('content-type', 'application/json');
        response.end(await work(new URL(request.url, 'http://gallery').searchParams));
      } catch (error) {
        response.statusCode = 500;
        response.end(String(error.stderr || error));
      }
    };
    server.middlewares.use(
      '/gallery-records',
      answer(async () => JSON.stringify(await records())),
    );
    server.middlewares.use('/gallery-fixture', answer(fixture));
  },
};

async function records() {
  const found = [];
  for (const game of ['amyitis', 'babylon', 'jardins']) {
    const folder = `crates/${game}/tests/records`;
    for (const file of await readdir(root + folder)) found.push(`${folder}/${file}`);
  }
  return found.sort();
}

async function fixture(asked) {
  const record = asked.get('record') ?? '';
  const ply = asked.get('ply') ? ['--ply', asked.get('ply')] : [];
  const done = promisify(execFile)(binary(), ['record', 'show', record, ...ply, '--json'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  return (await done).stdout;
}

async function shoot(address) {
  const query = new URLSearchParams({ bare: '1', still: '1' });
  for (const name of ['record', 'ply', 'theme', 'lang', 'seat', 'part']) {
    if (values[name]) query.set(name, values[name]);
  }
  const browser = await launch({ webgl: values.webgl === 'yes' });
  try {
    const [width, height] = [Number(values.width ?? 1280), Number(values.height ?? 800)];
    const page = await browser.newPage({ viewport: { width, height } });
    page.on('pageerror', (error) => console.error(String(error)));
    page.on('console', (line) => line.type() === 'error' && console.error(line.text()));
    await page.goto(`${address}gallery/?${query}`);
    await page.waitForSelector('[data-ready=true]');
    await page.waitForTimeout(300);
    if (values.webgl)
      await page.waitForSelector('[data-shown=refined]', { timeout: 15000 }).catch(String);
    await page.screenshot({ path: values.shot, fullPage: true });
  } finally {
    await browser.close();
  }
}

const server = await createServer({
  plugins: [fixtures],
  server: { port: Number(values.port ?? 5180) },
});
await server.listen();
const [address] = server.resolvedUrls.local;
if (values.shot) {
  await shoot(address);
  await server.close();
  process.exit();
}
console.log(`${address}gallery/`);
