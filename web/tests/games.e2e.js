// A whole game of each of the three, by clicks, against bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leave, PHONE, playToTheEnd, startAgainstBots, visitor } from './player.js';
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
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
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
    if (drawn > 0) {
      const { soft, share } = await glare(page);
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
