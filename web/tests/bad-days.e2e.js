// The house is killed and comes back; nothing that was clicked is lost silently.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  atTable,
  CAN,
  click,
  decide,
  later,
  leave,
  number,
  startAgainstBots,
  visitor,
} from './player.js';
import { withHouse } from './withHouse.js';

const house = withHouse();

test('a table goes on after the house was killed', { timeout: 180_000 }, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'amyitis');
  await page.locator('.now.mine').waitFor();
  const before = await number(page);
  await house.kill();
  await page.locator('[role=status]', { hasText: 'Reconnecting' }).waitFor();
  // A click while there is no line waits for it.
  await click(page, CAN);
  await house.start();
  await later(page, before);
  await page.locator('[role=status]', { hasText: 'Reconnecting' }).waitFor({ state: 'detached' });
  assert.equal(await page.locator('[role=alert]').count(), 0);
  await page.locator('.now.mine').waitFor();
  const again = await number(page);
  await decide(page, () => 0);
  await later(page, again);
  await leave(page);
});

test('the lobby says that the house is away, and comes back', { timeout: 120_000 }, async () => {
  const page = await visitor(house);
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  await house.kill();
  await page.locator('[role=status]', { hasText: 'Reconnecting' }).waitFor();
  await house.start();
  await page
    .locator('[role=status]', { hasText: 'Reconnecting' })
    .waitFor({ state: 'detached', timeout: 40_000 });
  await startAgainstBots(page, 'jardins');
  await atTable(page);
  await leave(page);
});

test('a table that does not exist is told in words', { timeout: 60_000 }, async () => {
  const page = await visitor(house);
  await page.goto('/t/nowhere');
  const text = await page.locator('main h1').innerText();
  assert.doesNotMatch(text, /⟨/);
  await leave(page);
});
