// Somebody with a browser and a pointer: whatever is clicked here is clicked where it can be seen.
import assert from 'node:assert/strict';
import { launch } from '../tools/browser.js';
import { below } from './chance.js';
import { gripOf, isMet, stateAfter, unreachableIn } from './reach.js';

const QUICK = { theme: 'system', motion: 'off', pace: 'instant', forced: true };

/** The narrowest phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What a console may say: what tests refuse or cut off on purpose, and a processor that draws slowly. */
const FORESEEN = [
  /^Service Worker registration blocked/,
  /^Failed to load resource/,
  /^WebSocket connection to/,
  /GL Driver Message/,
];

/** The browsers that are open: one without WebGL, and one in which the processor draws. */
const browsers = new Map();
export async function closeBrowser() {
  for (const browser of browsers.values()) await (await browser).close();
}

/** A page of somebody whom the house does not know yet. What goes wrong in it fails the test. */
export async function visitor(
  house,
  { settings = {}, language = 'en', webgl = false, ...options } = {},
) {
  if (!browsers.has(webgl)) browsers.set(webgl, launch({ webgl }));
  const browser = await browsers.get(webgl);
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
  return tabIn(context, options);
}

/** Another page of somebody who has one already. */
export async function anotherTab(page) {
  return tabIn(page.context(), {});
}

async function tabIn(context, options) {
  const page = await context.newPage();
  // Other engines have the size of a phone, and a mouse.
  page.touch = (options.hasTouch ?? false) && page.touchscreen !== undefined;
  page.setDefaultTimeout(20_000);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error.stack ?? error)));
  page.on('console', (line) => {
    const isLoud = ['error', 'warning'].includes(line.type());
    if (isLoud && !FORESEEN.some((told) => told.test(line.text()))) page.faults.push(line.text());
  });
  return page;
}

/** Leaves; nothing may have gone wrong in the page. */
export async function leave(page) {
  await page.context().close();
  assert.deepEqual(page.faults, []);
}

/** The choice of a form that means a value, in whatever language. */
export const option = (value) => `main label:has(input[value="${value}"])`;

/** Two clicks: a game, and play. */
export async function startAgainstBots(page, game, level = 'pupil') {
  await page.goto('/');
  await page.click(`[data-game=${game}]`);
  await page.click(option(level));
  await page.click('main form button.start');
  await atTable(page);
}

/** A table as the form can't wish for it: with clocks as short as the house allows, or other company. */
export async function makeTable(page, wish) {
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  const id = await page.evaluate(async (wish) => {
    const headers = { 'content-type': 'application/json' };
    const ask = (path, body) =>
      fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await ask('/me', { name: 'Ana' });
    return (await (await ask('/tables', wish)).json()).id;
  }, wish);
  await page.goto(`/t/${id}`);
}

export async function atTable(page) {
  await page.waitForSelector('.play[data-number]');
}

/** Resigns; the end is shown. */
export async function giveUp(page) {
  await page.click('button[aria-label="Table"]');
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('button', { name: /resigns$/ }).click();
  await page.locator('main tfoot').waitFor();
}

/** How many entries the page has seen. */
export const number = (page) =>
  page.evaluate(() => Number(document.querySelector('.play')?.getAttribute('data-number') ?? -1));

/** Waits for more entries. */
export const later = (page, before, timeout = 40_000) =>
  page.waitForFunction(
    (before) => Number(document.querySelector('.play')?.getAttribute('data-number')) > before,
    before,
    { timeout },
  );

/** What can be clicked to decide: on the board, or below it where the board has no place for it. */
export const CAN = '.stage [data-ply]:not([aria-disabled="true"]), .off-board [data-ply]';
const CONFIRM = '.tools button.primary';
const OVER = 'main section tfoot';

/** Waits until something can be decided, or all is over. Says whether it is. */
async function due(page) {
  await page.locator(`${CAN}, ${CONFIRM}, ${OVER}`).first().waitFor({ timeout: 40_000 });
  return (await page.locator(OVER).count()) === 0;
}

async function press(page, { x, y }) {
  if (page.touch) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** What was drawn may change or scroll away between a look and a click, and a piece in flight may be before it; then one looks again. */
const LOOKS = 6;
/** So long that after all looks nothing flies any more, in milliseconds. */
const PAUSE = 300;

/** Clicks one of what matches, with the pointer; what it meant must happen. */
export async function click(page, selector, choose = () => 0) {
  const before = await page.evaluate(stateAfter, [CAN]);
  for (let look = 0; look < LOOKS; look += 1) {
    const found = page.locator(selector);
    const count = await found.count();
    if (count === 0) return undefined;
    const grip = await found
      .nth(choose(count))
      .evaluate(gripOf, undefined, { timeout: 1000 })
      .catch(() => undefined);
    if (!grip) continue;
    if (grip.x === undefined) {
      assert.ok(look + 1 < LOOKS, `${grip.what} can't be clicked: ${grip.cover} is before it`);
      await page.waitForTimeout(PAUSE);
      continue;
    }
    await press(page, grip);
    const after = await page.evaluate(stateAfter, [CAN, before]);
    const moved = after === before && !(await page.evaluate(isMet, grip));
    if (moved && look + 1 < LOOKS) continue;
    assert.notEqual(after, before, `a click on ${grip.what} did nothing`);
    return grip.what;
  }
  return undefined;
}

/** Decides something that can be clicked, if there is anything; says what. */
export async function decide(page, choose = below) {
  if (!(await due(page))) return undefined;
  const confirm = await page.locator(CONFIRM).count();
  return click(page, confirm ? CONFIRM : CAN, choose);
}

/**
 * Decides whenever something can be decided until `so` holds. What a page shows comes from the house, sometimes a
 * moment later: only what is there is clicked, and where nothing is, one waits for it or for `so`.
 */
export async function decideUntil(
  page,
  so,
  { choose = () => 0, confirms = true, seconds = 60 } = {},
) {
  const end = Date.now() + seconds * 1000;
  while (!(await so())) {
    assert.ok(Date.now() < end, `what was to come did not: ${so}`);
    const confirm = confirms && (await page.locator(CONFIRM).count()) > 0;
    const clicked = await click(page, confirm ? CONFIRM : CAN, choose);
    if (!clicked) await page.waitForTimeout(20);
  }
}

/** Waits while the browser paints so many times: for what must not happen meanwhile. */
export async function framesPass(page, count) {
  await page.evaluate(async (count) => {
    for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** Everything that can be clicked now can be reached by a pointer. */
export async function allReachable(page, least = 0) {
  const hidden = await page.evaluate(unreachableIn, [CAN, least]);
  assert.deepEqual(hidden, []);
}

/** Plays a whole game by clicks; now and then `look`s around, or whether everything could have been clicked. */
export async function playToTheEnd(page, { minutes = 5, every = 12, look = allReachable } = {}) {
  const end = Date.now() + minutes * 60_000;
  for (let clicks = 0; Date.now() < end; clicks += 1) {
    if (!(await due(page))) return;
    if (clicks % every === 0) await look(page);
    await decide(page);
  }
  throw new Error('the game takes too long');
}
