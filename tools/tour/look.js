// Opens the new game in a browser and keeps a pebble by a click on its board: `node look.js ADDRESS`, from tools/tour of a tree
// whose page has Pebbles.
import assert from 'node:assert/strict';
import { CAN, closeBrowser, startAgainstBots, visitor } from '../../web/tests/player.js';

const page = await visitor({ address: process.argv[2] });
const errors = [];
page.on('pageerror', (error) => errors.push(String(error)));
try {
  await startAgainstBots(page, 'pebbles');
  const keep = page.locator('.stage [data-ply=keep]:not([aria-disabled="true"])');
  await keep.first().click();
  // The pebble was kept, the others have played, and another one is drawn.
  await page.waitForFunction(() => /Round [2-6]/.test(document.querySelector('header')?.textContent ?? ''));
  await page.locator(CAN).first().waitFor();
  assert.deepEqual(errors, []);
} finally {
  await closeBrowser();
}
