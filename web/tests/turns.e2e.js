// Sitting down at once, and what the others did meanwhile.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atTable, CAN, decide, giveUp, leave, PHONE, startAgainstBots, visitor } from './player.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 180_000 };
const house = withHouse();

test('one button seats one at a table, as the last time', options, async () => {
  const page = await visitor(house);
  const errors = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await startAgainstBots(page, 'jardins', 'architect');
  await page.goto('/');
  await page.locator('[data-at-once]:not(:disabled)').click();
  await atTable(page);
  assert.match(await page.title(), /Hanging Gardens/);
  assert.ok((await page.locator('aside').last().innerText()).includes('Architect'));
  assert.deepEqual(errors, []);
  await leave(page);
});

test('what the others did is told and marked, and nobody waits for it', options, async () => {
  const page = await visitor(house, { settings: { pace: 'normal' } });
  await startAgainstBots(page, 'jardins');
  const told = page.locator('[data-recap]');
  const mine = page.locator('.now.mine');
  const can = page.locator(CAN).first();
  // It is told together with what one may decide next.
  for (await can.waitFor(); (await told.count()) === 0; await can.waitFor())
    await decide(page, () => 0);
  await mine.waitFor();
  await page.locator('.stage .noted').first().waitFor();
  const [first] = await told.locator('li').allInnerTexts();
  assert.match(first, /^\s*Pupil /);
  await leave(page);
});

test('at the end the garden of the winner stands beside the score', options, async () => {
  for (const game of ['amyitis', 'babylon', 'jardins']) {
    const page = await visitor(house, { viewport: { width: 1366, height: 768 } });
    await startAgainstBots(page, game);
    await giveUp(page);
    const [score, garden] = [page.locator('[data-score]'), page.locator('[data-portrait]')];
    await score.waitFor();
    const [one, other] = [await score.boundingBox(), await garden.boundingBox()];
    assert.ok(other.x + other.width <= one.x + 1, `${game}: the score covers the garden`);
    assert.ok(other.y >= 0 && other.y < 768 / 2, `${game}: the garden begins at ${other.y}`);
    await page.locator('[data-score] button.primary').click({ trial: true });
    await leave(page);
  }
});

test('after a phone is turned there is something to click in sight', options, async () => {
  for (const game of ['amyitis', 'babylon', 'jardins']) {
    const page = await visitor(house, { ...PHONE, viewport: { width: 390, height: 844 } });
    await startAgainstBots(page, game);
    await page.locator('.now.mine').waitFor();
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.waitForFunction(
        ([can]) => {
          const head = document.querySelector('.play > .top').getBoundingClientRect().bottom;
          return [...document.querySelectorAll(can)].some((place) => {
            const { top, bottom } = place.getBoundingClientRect();
            return (top + bottom) / 2 > head && (top + bottom) / 2 < innerHeight;
          });
        },
        [CAN],
      );
      const head = await page.locator('.head').innerText();
      assert.match(head, /Amyitis|Babylon|Hanging/, `${game}: ${head}`);
    }
    await leave(page);
  }
});
