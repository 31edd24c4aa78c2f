// A whole game of each of the three, by clicks, against bots.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House } from './house.js';
import { closeBrowser, leave, playToTheEnd, startAgainstBots, visitor } from './player.js';

let house;
before(async () => (house = await House.open()));
after(async () => {
  await closeBrowser();
  await house?.close();
});

for (const game of ['amyitis', 'babylon', 'jardins']) {
  test(`a whole game of ${game}`, { timeout: 420_000 }, async () => {
    const page = await visitor(house);
    await startAgainstBots(page, game);
    await playToTheEnd(page);
    assert.match(await page.locator('main section h2').first().innerText(), /wins|share|over/);
    const totals = await page.locator('main section tfoot td').allInnerTexts();
    assert.equal(totals.length, 2);
    // Another game with the same players is one click away.
    await page.click('text=Play again');
    await page.waitForFunction(
      () => document.querySelector('.play') && !document.querySelector('tfoot'),
    );
    await leave(page);
  });
}
