// What others decide can be followed: pieces fly, one decision after another, as fast as one likes or not at all.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House } from './house.js';
import {
  CAN,
  closeBrowser,
  decide,
  decideUntil,
  leave,
  makeTable,
  number,
  visitor,
} from './player.js';

const options = { timeout: 150_000 };
const MOVING = { reducedMotion: 'no-preference' };
let house;
before(async () => (house = await House.open()));
after(async () => {
  await closeBrowser();
  await house?.close();
});

/** Somebody at a table with two bots, whose page counts what flies and what is shown one by one. */
async function watcher(game, settings, options) {
  const page = await visitor(house, { settings, ...options });
  await page.addInitScript(() => {
    globalThis.flights = [];
    globalThis.shown = new Set();
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const duration = typeof timing === 'number' ? timing : timing.duration;
      const moves = JSON.stringify(frames).includes('translate');
      if (moves && duration > 1) globalThis.flights.push(duration);
      return animate.call(this, frames, timing);
    };
    new MutationObserver(() => {
      const log = document.querySelectorAll('[role=log] li').length;
      if (log) globalThis.shown.add(log);
    }).observe(document, { subtree: true, childList: true });
  });
  const bot = { kind: 'bot', level: 'pupil' };
  await makeTable(page, { game, seats: [{ kind: 'me' }, bot, bot] });
  return page;
}

async function playSome(page, times) {
  for (let at = 0; at < times; at += 1) {
    await page.locator(CAN).first().waitFor();
    await decide(page, () => 0);
  }
  await page.locator(CAN).first().waitFor();
}

const flights = (page) => page.evaluate(() => globalThis.flights);

for (const game of ['amyitis', 'babylon', 'jardins']) {
  test(`pieces of ${game} fly, one decision after another`, options, async () => {
    const page = await watcher(game, { motion: 'full', pace: 'fast' }, MOVING);
    for (let at = 0; at < 8 && (await flights(page)).length === 0; at += 1) await playSome(page, 1);
    const flown = await flights(page);
    assert.ok(flown.length > 0, 'nothing has moved');
    assert.ok(flown.every((duration) => duration <= 1000));
    await leave(page);
  });
}

test('each decision of a bot is shown', options, async () => {
  const page = await watcher('amyitis', { motion: 'full', pace: 'fast' }, MOVING);
  await playSome(page, 3);
  const shown = await page.evaluate(() => [...globalThis.shown].sort((a, b) => a - b));
  const steps = shown.slice(1).map((count, at) => count - shown[at]);
  assert.ok(shown.length > 4 && steps.every((step) => step <= 2), `shown: ${shown.join()}`);
  await leave(page);
});

test('nothing moves when it is switched off, or when the reader wants calm', options, async () => {
  const off = await watcher('jardins', { motion: 'off', pace: 'fast' }, MOVING);
  await playSome(off, 3);
  assert.deepEqual(await flights(off), []);
  await leave(off);
  const calm = await watcher('babylon', { motion: 'full', pace: 'fast' });
  await playSome(calm, 3);
  assert.deepEqual(await flights(calm), []);
  await leave(calm);
});

test('what is shown can be skipped, and a click to skip decides nothing', options, async () => {
  const page = await watcher('amyitis', { motion: 'full', pace: 'slow' }, MOVING);
  const skip = page.getByRole('button', { name: /Skip/ });
  await decideUntil(page, () => skip.count());
  await skip.click();
  await skip.waitFor({ state: 'detached' });
  await page.locator('.now.mine').waitFor();
  await decideUntil(page, () => skip.count());
  await page.locator('.now:not(.mine)').waitFor();
  await page.locator('.stage').click({ position: { x: 200, y: 200 } });
  await skip.waitFor({ state: 'detached' });
  const after = await number(page);
  await page.locator('.now.mine').waitFor();
  assert.equal(await number(page), after);
  await leave(page);
});
