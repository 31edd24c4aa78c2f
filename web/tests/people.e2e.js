// Who comes: guests with a name, accounts, those who ask for a hint, those who give up, those who only watch.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House } from './house.js';
import { atTable, CAN, closeBrowser, leave, number, startAgainstBots, visitor } from './player.js';

const options = { timeout: 90_000 };
let house;
before(async () => (house = await House.open()));
after(async () => {
  await closeBrowser();
  await house?.close();
});

const me = (page) => page.locator('header button[title="You"]');

test('a guest takes a name, then an account that keeps the games', options, async () => {
  const page = await visitor(house);
  await page.goto('/');
  await me(page).click();
  await page.fill('#my-name', 'Nitocris');
  await page.getByRole('button', { name: 'Save' }).click();
  await me(page).filter({ hasText: 'Nitocris' }).waitFor();
  await page.keyboard.press('Escape');
  await startAgainstBots(page, 'jardins');
  await page.goto('/');
  await me(page).click();
  await page.getByLabel('Login').fill('nitocris');
  await page.getByLabel(/^Password/).fill('hanging gardens');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('Signed in as nitocris').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.locator('[data-table]').waitFor({ state: 'detached' });
  await page.getByLabel('Login').fill('nitocris');
  await page.getByLabel(/^Password/).fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const refusal = page.locator('[role=alert]');
  await refusal.waitFor();
  assert.doesNotMatch(await refusal.innerText(), /⟨/);
  await page.getByLabel(/^Password/).fill('hanging gardens');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in as nitocris').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-table]').waitFor();
  await leave(page);
});

test('a hint says what and why, and can be followed', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'amyitis');
  await page.locator('.now.mine').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.locator('[data-hint]').first();
  await hint.waitFor();
  assert.ok(await page.locator('.reason').count());
  assert.doesNotMatch(await page.locator('main > section').first().innerText(), /⟨/);
  const before = await number(page);
  await hint.click();
  await page.waitForFunction(
    (before) => Number(document.querySelector('.play').getAttribute('data-number')) > before,
    before,
  );
  await leave(page);
});

test('whoever gives up ends a game of two', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'babylon');
  await page.click('button[aria-label="Table"]');
  await page.getByRole('button', { name: 'Give up…' }).click();
  await page.getByRole('button', { name: /gives up$/ }).click();
  await page.locator('main tfoot').waitFor();
  await leave(page);
});

test('a watcher sees the table and can decide nothing', options, async () => {
  const [ana, watcher] = [await visitor(house), await visitor(house)];
  await startAgainstBots(ana, 'amyitis');
  await watcher.goto(ana.url());
  await atTable(watcher);
  await watcher.locator('.stage svg').first().waitFor();
  assert.equal(await watcher.locator(CAN).count(), 0);
  assert.equal(await watcher.locator('.tools button').count(), 0);
  await leave(ana);
  await leave(watcher);
});

test('an open table fills with a bot and begins', options, async () => {
  const page = await visitor(house);
  await page.goto('/new/babylon');
  await page.click('main label:has-text("With friends")');
  await page.click('main label:has-text("Show the table")');
  await page.click('main form button.start');
  const other = await visitor(house);
  await other.goto('/');
  await other.locator('section', { hasText: 'Open tables' }).locator('[data-table]').waitFor();
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await Promise.race([atTable(page), page.getByRole('button', { name: 'Begin' }).click()]);
  await atTable(page);
  await leave(page);
  await leave(other);
});
