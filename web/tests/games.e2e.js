// A whole game of each of the three, by clicks, against bots.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { root } from '../tools/binary.js';
import {
  atTable,
  click,
  framesPass,
  leave,
  makeTable,
  PHONE,
  playToTheEnd,
  startAgainstBots,
  visitor,
} from './player.js';
import { withHouse } from './withHouse.js';

const house = withHouse();

const PLAYED = [
  { name: 'amyitis', game: 'amyitis' },
  { name: 'babylon on the plan', game: 'babylon' },
  { name: 'babylon in the scene', game: 'babylon', options: { webgl: true } },
  {
    name: 'babylon in the scene on a phone',
    game: 'babylon',
    options: { webgl: true, ...PHONE, viewport: { width: 390, height: 844 } },
  },
  { name: 'jardins', game: 'jardins' },
];

/** How much of what is half transparent around the gardens glares: a soft shadow and a ring of gold lie there. */
const glare = (page) =>
  page.locator('canvas[data-light=full]').evaluateAll((all) => {
    let [soft, bright] = [0, 0];
    for (const canvas of all) {
      // A copy: a browser warns when the picture itself is read again and again.
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.length; at += 4 * 7) {
        const [red, green, blue, opaque] = data.subarray(at, at + 4);
        if (opaque < 20 || opaque > 200) continue;
        soft += 1;
        bright += Number(Math.min(red, green, blue) > 225);
      }
    }
    return { soft, share: bright / Math.max(1, soft) };
  });

for (const { name, game, options } of PLAYED) {
  test(`a whole game of ${name}`, { timeout: 420_000 }, async () => {
    const page = await visitor(house, options);
    await startAgainstBots(page, game);
    await playToTheEnd(page);
    const drawn = await page.locator('canvas[data-light=full]').count();
    assert.equal(drawn > 0, options?.webgl === true, `${drawn} pictures of the scene`);
    // On a phone the ring around the gardens may lie outside of the picture.
    if (drawn > 0 && !options.isMobile) {
      let { soft, share } = await glare(page);
      // A picture that is drawn anew is empty for a moment.
      for (let looks = 0; looks < 100 && soft <= 100; looks += 1) {
        await framesPass(page, 5);
        ({ soft, share } = await glare(page));
      }
      assert.ok(soft > 100 && share < 0.1, `${share} of ${soft} points glare`);
    }
    assert.match(await page.locator('main section h2').first().innerText(), /wins|share|over/);
    const totals = await page.locator('main section tfoot td').allInnerTexts();
    assert.equal(totals.length, 2);
    // Another game with the same players is one click away.
    await page.click('[data-score] .next .primary');
    await page.waitForFunction(
      () => document.querySelector('.play') && !document.querySelector('tfoot'),
    );
    await leave(page);
  });
}

/** The first turn of seat 2 in a game of four bots in which the box runs out of belvederes and then of statues. */
const SCARCE = { record: 'crates/babylon/tests/records/4-bots-box.sem', ply: 276 };

test(
  'in a game of four of babylon the box runs out of pieces, and the page says so to the end',
  {
    timeout: 240_000,
  },
  async () => {
    const page = await visitor(house);
    const record = await readFile(root + SCARCE.record, 'utf8');
    const bot = { kind: 'bot', level: 'pupil' };
    const origin = { kind: 'record', record, ply: SCARCE.ply };
    await makeTable(page, { game: 'babylon', seats: [bot, { kind: 'me' }, bot, bot], origin });
    await atTable(page);
    const gone = page.locator('.supply li.gone');
    const left = (piece) => page.locator(`.supply [data-supply=${piece}] b`).innerText();
    assert.deepEqual(
      [await gone.count(), await left('belvedere'), await left('statue')],
      [0, '1', '2'],
    );
    // The corner that hangs is chosen by key; then a belvedere is needed, the last one.
    const last = 'place dug c6 floor 1 without nw';
    const spot = page.locator('.stage [data-ply^="place dug c6"]');
    await spot.hover();
    for (let tries = 0; (await spot.getAttribute('data-ply')) !== last; tries += 1) {
      assert.ok(tries < 6, `there is no way to ${last}`);
      await page.keyboard.press('f');
    }
    await click(page, `.stage [data-ply="${last}"]`);
    await page.locator('.supply li.gone[data-supply=belvedere]').waitFor();
    await page.locator('.supply p.gone', { hasText: 'belvederes' }).waitFor();
    await click(page, '[data-ply="statue c7 using c7"]');
    await page.locator('.supply [data-supply=statue] b', { hasText: /^\s*1\s*$/ }).waitFor();
    await click(page, '[data-ply="statue d6"]');
    await page.locator('.supply li.gone[data-supply=statue]').waitFor();
    await playToTheEnd(page, { every: 3, look: nothingFromAnEmptyBox });
    assert.equal((await page.locator('main section tfoot td').allInnerTexts()).length, 4);
    await leave(page);
  },
);

/** No tile without one of its pillars, and no statue, while belvederes and statues are gone. */
async function nothingFromAnEmptyBox(page) {
  const offered = await page.evaluate(() => {
    const isGone = (piece) => document.querySelector(`.supply .gone[data-supply=${piece}]`);
    const plies = [...document.querySelectorAll('[data-ply]')].map(({ dataset }) => dataset.ply);
    return plies.filter(
      (ply) =>
        (/ without /.test(ply) && isGone('belvedere')) || (/^statue/.test(ply) && isGone('statue')),
    );
  });
  assert.deepEqual(offered, []);
}
