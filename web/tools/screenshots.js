// Pictures of every screen and every board, at desktop and phone size, light and dark, into screenshots/.
//   npm run screenshots            everything
//   npm run screenshots -- boards  only the boards (from records, without a house); `boards babylon` only one game's
//   npm run screenshots -- screens only the other screens (from a real house)
//   npm run screenshots -- looking only games looked at again: replay, analysis, statistics
import { mkdir, readFile } from 'node:fs/promises';
import { preview } from 'vite';
import { House } from '../tests/house.js';
import { atTable, click, decide, option, startAgainstBots } from '../tests/player.js';
import { root } from './binary.js';
import { launch } from './browser.js';
import { fake, fixture } from './fake.js';

const folder = new URL('../screenshots/', import.meta.url).pathname;
const [only, wanted] = process.argv.slice(2);
const RECORDS = {
  amyitis: 'crates/amyitis/tests/records/eager-3.sem',
  babylon: 'crates/babylon/tests/records/3-players.sem',
  jardins: 'crates/jardins/tests/records/3-players.sem',
};
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const LOOKS = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'en' },
  { colorScheme: 'light', language: 'fr' },
];
const SETTINGS = { theme: 'system', motion: 'off', pace: 'instant', forced: true };

/** The tabs of a phone, and the buttons at the end of the head line. */
const TABS = ['board', 'mine', 'others', 'log'];
const menu = (page, at) => page.locator('header button[popovertarget]').nth(at);

/** Runs a work for every size, light, dark and in French, each with a fresh page. */
async function everywhere(browser, baseURL, work) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const { colorScheme, language } of LOOKS) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        baseURL,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(
        ([language, settings]) => {
          localStorage.setItem('semiramis-language', language);
          localStorage.setItem('semiramis-settings', settings);
        },
        [language, JSON.stringify(SETTINGS)],
      );
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => console.error(String(error)));
      const look = language === 'fr' ? 'french' : colorScheme;
      const shoot = async (name, fullPage = size === 'phone') => {
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}${name}-${size}-${look}.png`, fullPage });
      };
      await work(page, shoot, size).catch((error) => console.error(String(error)));
      await context.close();
    }
  }
}

/** The first and the last decision near a share of the game, so that there is something to click. */
async function moments(record) {
  const { ply: plies } = await fixture(record);
  const near = async (share) => {
    for (let ply = Math.round(plies * share); ply < plies; ply += 1) {
      const shown = await fixture(record, ply);
      if (shown.turn !== null && shown.legal.length > 1) return shown;
    }
    return fixture(record);
  };
  return {
    early: await near(0.08),
    middle: await near(0.5),
    late: await near(0.92),
    end: await fixture(record),
  };
}

async function boards(browser) {
  const server = await preview({ preview: { port: 5191 } });
  const [address] = server.resolvedUrls.local;
  for (const [game, record] of Object.entries(RECORDS)) {
    if (wanted && game !== wanted) continue;
    for (const [when, shown] of Object.entries(await moments(record))) {
      await everywhere(browser, address, async (page, shoot, size) => {
        await fake(page, shown);
        await page.goto('/t/fake');
        await page.waitForSelector('.stage > *');
        await shoot(`${game}-${when}`);
        if (size !== 'phone') return;
        for (const [at, tab] of TABS.entries()) {
          await page.locator('nav button').nth(at).click();
          await shoot(`${game}-${when}-${tab}`);
        }
      });
    }
  }
  await server.close();
}

async function screens(browser) {
  const house = await House.open();
  await everywhere(browser, house.address, async (page, shoot) => {
    await page.goto('/');
    await page.locator('[data-game]').first().waitFor();
    await shoot('lobby-first', true);
    await menu(page, 1).click();
    await shoot('settings', false);
    await page.keyboard.press('Escape');
    await menu(page, 0).click();
    await shoot('account', false);
    await page.keyboard.press('Escape');
    await page.goto('/new/jardins');
    await page.click('main summary');
    await shoot('new-bots', true);
    await page.click(option('screen'));
    await shoot('new-screen', true);
    await page.click(option('friends'));
    await page.click('main form button.start');
    await page.waitForSelector('[data-sit]');
    await shoot('waiting', true);
    for (const game of Object.keys(RECORDS)) {
      await startAgainstBots(page, game);
      for (let at = 0; at < 4; at += 1) await decide(page, () => 0);
      await page.waitForTimeout(2500);
      await shoot(`table-${game}`, false);
    }
    await page.goto('/');
    await page.locator('[data-table]').first().waitFor();
    await shoot('lobby', true);
    await page.goto('/t/nowhere');
    await page.locator('h1').waitFor();
    await shoot('nowhere', false);
    for (const game of Object.keys(RECORDS)) {
      await page.goto(`/rules/${game}`);
      await page.locator('main h2').first().waitFor();
      await shoot(`rulebook-${game}`, false);
      await page.goto(`/learn/${game}`);
      await page.locator('.stage > *').first().waitFor();
      await shoot(`learn-${game}`, false);
    }
  });
  await everywhere(browser, house.address, async (page, shoot, size) => {
    await startAgainstBots(page, 'amyitis');
    await page.locator('.now.mine').waitFor();
    await click(page, '.stage [data-ply][aria-disabled="true"]');
    await page.locator('[role=alert]').waitFor();
    await shoot('refusal', false);
    await page.locator('[role=alert] .link').click();
    await shoot('rules', false);
    // On a phone the rules cover the table.
    if (size === 'phone') await page.locator('dialog header button').click();
    await page.locator('.tools button').last().click();
    await page.locator('[data-hint]').first().waitFor();
    await shoot('hint', false);
    await menu(page, 0).click();
    await shoot('menu', false);
    await page.goto('/new/amyitis');
    await page.click(option('screen'));
    await page.click('main form button.start');
    await atTable(page);
    await page.locator('[data-pass]').waitFor();
    await shoot('one-screen', false);
  });
  await house.close();
}

/** A table whose only person gives up at once: a finished game without playing one. */
async function resigned(page) {
  await startAgainstBots(page, 'jardins');
  // The words of the menu differ from language to language.
  await page.evaluate(() =>
    fetch(`/api/v1/tables/${location.pathname.split('/')[2]}/deeds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resign: { seat: 0 } }),
    }),
  );
  await page.locator('[data-chart]').click();
  await page.locator('figure svg[role=img]').first().waitFor();
}

async function looking(browser) {
  const house = await House.open();
  await everywhere(browser, house.address, async (page, shoot) => {
    await page.goto('/');
    for (const [game, record] of Object.entries(RECORDS)) {
      const text = await readFile(`${root}${record}`, 'utf8');
      await page.evaluate((text) => sessionStorage.setItem('semiramis-record', text), text);
      await page.goto('/replay');
      await page.locator('.controls input').fill('100');
      await page.locator('main > *').first().waitFor();
      await shoot(`replay-${game}`, false);
      await page.goto('/analysis');
      await page.locator('[data-summary]').first().waitFor({ timeout: 120_000 });
      await page.locator('[data-turning]').first().click();
      await shoot(`analysis-${game}`, true);
    }
    await page.goto('/replay');
    await page.locator('.controls input').fill('100');
    await page.locator('header button[popovertarget]').first().click();
    await shoot('what-if', false);
    await resigned(page);
    await shoot('score-chart', false);
    await page.goto('/statistics');
    await page.locator('[data-statistics]').first().waitFor();
    await shoot('statistics', true);
  });
  await house.close();
}

await mkdir(folder, { recursive: true });
const browser = await launch();
if (!only || only === 'boards') await boards(browser);
if (!only || only === 'screens') await screens(browser);
if (!only || only === 'looking') await looking(browser);
await browser.close();
process.exit();
