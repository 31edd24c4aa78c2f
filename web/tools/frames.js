// How quickly Babylon's scene is drawn without a graphics card, with four gardens late in a game: draw calls, frames a second while
// the garden turns, how soon a change is seen and lit, how soon input is answered, and whether anything is drawn while nothing moves.
//   node tools/frames.js            after `npm run build`
import { preview } from 'vite';
import { launch } from './browser.js';
import { fake, fixture } from './fake.js';

const RECORD = 'crates/babylon/tests/records/4-players.sem';
const LIMITS = { calls: 60, frames: 10, usable: 300, baked: 1500, answered: 100 };

/** The last places for a tile in the record, each with the moment after it. */
async function lateTurns(count) {
  const end = await fixture(RECORD);
  const turns = [];
  for (let ply = end.ply; turns.length < count && ply > 0; ply -= 1) {
    const shown = await fixture(RECORD, ply);
    if (shown.view.step !== 'build' || shown.legal.length < 40) continue;
    turns.push([shown, await fixture(RECORD, ply + 1)]);
  }
  return turns;
}

const garden = '.garden canvas';
const read = (page, name) =>
  page.locator(garden).evaluate((canvas, name) => canvas.dataset[name], name);

async function open(browser, address, shown) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(String(error)));
  const next = await fake(page, shown);
  await page.goto(`${address}t/fake`);
  await page.locator(`${garden}[data-light=full][data-shown=refined]`).waitFor({ timeout: 60_000 });
  return { page, next };
}

/** Frames a second while a mouse turns the garden. */
async function turning(page) {
  const { x, y, width, height } = await page.locator(garden).boundingBox();
  await page.mouse.move(x + width / 2, y + height * 0.9);
  await page.mouse.down();
  const begun = Date.now();
  const first = Number(await read(page, 'frames'));
  for (let step = 0; Date.now() - begun < 4000; step += 1) {
    await page.mouse.move(x + width / 2 + 150 * Math.sin(step / 12), y + height * 0.9);
    await page.waitForTimeout(12);
  }
  const frames = Number(await read(page, 'frames')) - first;
  await page.mouse.up();
  return (1000 * frames) / (Date.now() - begun);
}

/** How long it takes from the news of a change until a picture shows it, and until it shows it in full light. */
async function changing(page, next, shown) {
  await page.evaluate((garden) => {
    const canvas = document.querySelector(garden);
    globalThis.seen = {};
    let due = null;
    new MutationObserver(() => {
      const { light, frames } = canvas.dataset;
      const now = performance.now();
      // The picture after the bodies came, and the one after their light came, show them; it may be the same.
      if (due && frames !== due.frames) {
        for (const one of due.lights) globalThis.seen[one] ??= now;
        due = null;
      }
      if (light !== globalThis.light) due = { lights: [...(due?.lights ?? []), light], frames };
      globalThis.light = light;
    }).observe(canvas, { attributes: true });
    globalThis.light = 'before';
  }, garden);
  const begun = await page.evaluate(() => performance.now());
  next(shown);
  await page.waitForFunction(() => globalThis.seen.full, null, { timeout: 30_000 });
  const { known, full } = await page.evaluate(() => globalThis.seen);
  return { usable: (known ?? full) - begun, baked: full - begun };
}

/** Milliseconds until the page has painted an answer: to keys that turn the tile, and to a pointer that goes from place to place. */
async function answers(page) {
  await page.evaluate(() => {
    globalThis.answers = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.answers.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const { x, y, width, height } = await page.locator(garden).boundingBox();
  for (let step = 0; step < 16; step += 1) {
    await page.mouse.move(x + width * (0.3 + (step % 4) * 0.1), y + height * (0.4 + step / 50));
    await page.waitForTimeout(120);
    await page.keyboard.press('r');
    await page.waitForTimeout(120);
    await page.mouse.down();
    await page.mouse.up();
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => globalThis.answers);
}

const middle = (list) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)];
const round = (value) => Math.round(value * 10) / 10;

const server = await preview({ preview: { port: 0 } });
const [address] = server.resolvedUrls.local;
const browser = await launch({ webgl: true });
const rates = [];
const changes = [];
const answered = [];
let calls = 0;
let idle = 0;
for (const [shown, after] of await lateTurns(3)) {
  const { page, next } = await open(browser, address, shown);
  const all = await page.locator('canvas').evaluateAll((list) => list.map((one) => one.dataset));
  calls = Math.max(
    calls,
    all.reduce((sum, { calls }) => sum + Number(calls ?? 0), 0),
  );
  const before = Number(await read(page, 'frames'));
  await page.waitForTimeout(1500);
  idle += Number(await read(page, 'frames')) - before;
  rates.push(await turning(page));
  await page.locator(`${garden}[data-shown=refined]`).waitFor({ timeout: 30_000 });
  answered.push(...(await answers(page)));
  await page.mouse.move(2, 2);
  await page.waitForTimeout(800);
  changes.push(await changing(page, next, after));
  await page.close();
}
await browser.close();
await server.close();

const figures = {
  calls,
  frames: round(middle(rates)),
  usable: round(middle(changes.map(({ usable }) => usable))),
  baked: round(middle(changes.map(({ baked }) => baked))),
  answered: round(middle(answered) ?? 0),
};
console.log(`draw calls with four gardens and the quarry: ${figures.calls}`);
console.log(`frames a second while turning: ${figures.frames} (${rates.map(round).join(', ')})`);
console.log(`a change is seen after ${figures.usable} ms, in full light after ${figures.baked} ms`);
console.log(
  `input is answered within ${figures.answered} ms, at most ${round(Math.max(0, ...answered))} ms`,
);
console.log(`pictures drawn in 4.5 s in which nothing moves: ${idle}`);
const missed = Object.entries(LIMITS).filter(([name, limit]) =>
  name === 'frames' ? figures[name] < limit : figures[name] > limit,
);
for (const [name, limit] of missed) console.error(`${name}: the limit is ${limit}`);
process.exit(missed.length > 0 || idle > 0 ? 1 : 0);
