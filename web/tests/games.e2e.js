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

for (const { name, game, options } of PLAYED) {
  test(`a whole game of ${name}`, { timeout: 420_000 }, async () => {
    const page = await visitor(house, options);
    await startAgainstBots(page, game);
    await playToTheEnd(page);
    const drawn = await page.locator('canvas[data-light=full]').count();
    assert.equal(drawn > 0, options?.webgl === true, `${drawn} pictures of the scene`);
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
