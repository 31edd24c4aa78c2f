// What others decide can be followed: pieces fly, one decision after another, as fast as one likes or not at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAN, decide, decideUntil, leave, makeTable, number, visitor } from './player.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 150_000 };
const MOVING = { reducedMotion: 'no-preference' };
const house = withHouse();

/** Somebody at a table with two bots, whose page counts what flies. */
async function watcher(game, settings, options) {
  const page = await visitor(house, { settings, ...options });
  await page.addInitScript(() => {
    globalThis.flights = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const duration = typeof timing === 'number' ? timing : timing.duration;
      const moves = JSON.stringify(frames).includes('translate');
      if (moves && duration > 1) globalThis.flights.push(duration);
      return animate.call(this, frames, timing);
    };
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

test(
  'all that bots decide is told since one’s last turn, though nobody waits for it',
  options,
  async () => {
    const page = await watcher('amyitis', { motion: 'full', pace: 'fast' }, MOVING);
    await playSome(page, 3);
    // One's own turn may have more decisions: only after all of them is there something to tell.
    let told, theirs;
    await decideUntil(page, async () => {
      const [recap, log, mine] = await page.evaluate((can) => {
        const lines = (where) => [...document.querySelectorAll(where)].map((li) => li.innerText);
        const isMine = document.querySelector('.now.mine') && document.querySelector(can);
        return [
          lines('[data-recap] li'),
          lines('[role=log] > ol > li:not(.dealer)'),
          isMine !== null,
        ];
      }, CAN);
      [told, theirs] = [recap, log].map((lines) =>
        lines.map((line) => line.replace(/[↺\s]+/g, ' ').trim()),
      );
      theirs = theirs.slice(theirs.findLastIndex((line) => line.startsWith('You')) + 1);
      return mine && theirs.length > 0;
    });
    for (const line of theirs)
      assert.ok(told.includes(line), `${line}\nis not in\n${told.join('\n')}`);
    await leave(page);
  },
);

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
