// Games looked at again, from a real house: replay, analysis, how the points came about, statistics.
import { readFile } from 'node:fs/promises';
import { House } from '../../tests/house.js';
import { startAgainstBots } from '../../tests/player.js';
import { root } from '../binary.js';
import { WHOLE } from './boards.js';
import { everywhere, menu } from './camera.js';

/** A table whose only person gives up at once: a finished game without playing one. */
async function resigned(page) {
  await startAgainstBots(page, 'jardins');
  // The words of the menu differ from language to language.
  await page.evaluate(() =>
    fetch(`/api/v1/tables/${location.pathname.split('/')[2]}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resign: { seat: 0 } }),
    }),
  );
  await page.locator('[data-chart]').click();
  await page.locator('figure svg[role=img]').first().waitFor();
}

async function replayed(page, shoot, game, phone) {
  await page.goto('/replay');
  await page.locator('.controls input').fill('100');
  await page.locator('main > *').first().waitFor();
  await shoot(`replay-${game}`);
  if (!phone) return;
  for (const [at, tab] of ['mine', 'others', 'log'].entries()) {
    await page
      .locator('nav button')
      .nth(at + 1)
      .click();
    await shoot(`replay-${game}-${tab}`);
  }
}

/** The house remembers what it has analysed: what it says while it is about it is said here. */
async function begun(page, shoot) {
  const news = { done: 44, of: 530, analysis: null };
  await page.route('**/records/analysis**', (route) => route.fulfill({ json: news }));
  await page.goto('/analysis');
  await page.locator('progress').waitFor();
  await shoot('analysis-begun');
  await page.goto('/');
  await page.unroute('**/records/analysis**');
}

async function analysed(page, shoot, game) {
  await page.goto('/analysis');
  await page.locator('[data-summary]').first().waitFor({ timeout: 120_000 });
  await page.locator('[data-turning]').first().click();
  await shoot(`analysis-${game}`, true);
}

export async function looking(browser) {
  const house = await House.open();
  await everywhere(browser, house.address, async (page, shoot, { phone }) => {
    await page.goto('/statistics');
    await page.locator('main p').first().waitFor();
    await shoot('statistics-none');
    for (const [game, record] of Object.entries(WHOLE)) {
      const text = await readFile(`${root}${record}`, 'utf8');
      await page.evaluate((text) => sessionStorage.setItem('semiramis-record', text), text);
      await replayed(page, shoot, game, phone);
      await analysed(page, shoot, game);
    }
    await begun(page, shoot);
    await page.goto('/replay');
    await page.locator('.controls input').fill('100');
    await menu(page, 0).click();
    await shoot('what-if');
    await resigned(page);
    await shoot('score-chart', true);
    await page.goto('/statistics');
    await page.locator('[data-statistics]').first().waitFor();
    await shoot('statistics', true);
  });
  await house.close();
}
