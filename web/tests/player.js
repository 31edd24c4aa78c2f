// Somebody with a browser.
import assert from 'node:assert/strict';
import { launch } from '../tools/browser.js';

const QUICK = { theme: 'system', motion: 'off', pace: 'instant', forced: true };

let browser;
export const closeBrowser = async () => browser?.close();

/** A page of somebody whom the house does not know yet. What goes wrong in it fails the test. */
export async function visitor(house, { settings = {}, language = 'en', ...options } = {}) {
  browser ??= await launch();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: house.address,
    reducedMotion: 'reduce',
    ...options,
  });
  const kept = JSON.stringify({ ...QUICK, ...settings });
  await context.addInitScript(
    ([language, kept]) => {
      localStorage.setItem(
        'semiramis-language',
        localStorage.getItem('semiramis-language') ?? language,
      );
      localStorage.setItem(
        'semiramis-settings',
        localStorage.getItem('semiramis-settings') ?? kept,
      );
    },
    [language, kept],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error.stack ?? error)));
  page.on('console', (line) => {
    if (/Content Security Policy/.test(line.text())) page.faults.push(line.text());
  });
  return page;
}

/** Leaves; nothing may have gone wrong in the page. */
export async function leave(page) {
  await page.context().close();
  assert.deepEqual(page.faults, []);
}

/** Two clicks: a game, and play. */
export async function startAgainstBots(page, game, level = 'Pupil') {
  await page.goto('/');
  await page.click(`[data-game=${game}]`);
  await page.click(`main label:has-text("${level}")`);
  await page.click('main form button.start');
  await atTable(page);
}

export async function atTable(page) {
  await page.waitForSelector('.play[data-number]');
}

/** How many entries the page has seen. */
export const number = (page) =>
  page.evaluate(() => Number(document.querySelector('.play')?.getAttribute('data-number') ?? -1));

/** What can be clicked to decide: on the board, or below it where the board has no place for it. */
export const CAN =
  '.stage [data-ply]:not([aria-disabled="true"]), main > section > button[data-ply]';

/** Decides something that can be clicked, if there is anything; says what. */
export async function decide(page, choose = (count) => Math.floor(Math.random() * count)) {
  const before = await number(page);
  const confirm = page.locator('.tools button.primary');
  if (await confirm.count()) {
    await confirm.click();
  } else {
    const targets = page.locator(CAN);
    const count = await targets.count();
    if (count === 0) return undefined;
    const target = targets.nth(choose(count));
    // What was drawn may have changed meanwhile; then the next round finds something else.
    const clicked = await target
      .click({ timeout: 400 })
      .catch(() => target.dispatchEvent('click', {}, { timeout: 500 }).catch(() => 'gone'));
    if (clicked === 'gone') return undefined;
  }
  await page
    .waitForFunction(
      (before) => Number(document.querySelector('.play')?.getAttribute('data-number')) !== before,
      before,
      { timeout: 1500 },
    )
    .catch(() => undefined);
  return true;
}

/** Plays a whole game by clicks. */
export async function playToTheEnd(page, minutes = 5) {
  const end = Date.now() + minutes * 60_000;
  let idle = 0;
  while (Date.now() < end) {
    if (await page.locator('main section tfoot').count()) return;
    const before = await number(page);
    await decide(page);
    if ((await number(page)) === before) {
      idle += 1;
      await page.waitForTimeout(100);
      // A board may want more than one click for a decision; the list has every decision as one.
      if (idle % 8 === 7) await fromTheList(page);
      assert.ok(idle < 80, `nothing goes on: ${await page.locator('.now').innerText()}`);
    } else {
      idle = 0;
    }
  }
  throw new Error('the game takes too long');
}

/** Decides by the list of all decisions. */
export async function fromTheList(page) {
  const list = page.locator('main details');
  if (!(await list.count())) return;
  if (!(await list.getAttribute('open').catch(() => null))) {
    await list
      .locator('summary')
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  await list
    .locator('button[data-ply]')
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
  await page.waitForTimeout(100);
}
