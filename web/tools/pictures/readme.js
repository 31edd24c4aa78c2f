// The pictures of the README, in docs/pictures: a board of each game, and a game in the terminal.
import { preview } from 'vite';
import { binary } from '../binary.js';
import { launch } from '../browser.js';
import { fake } from '../fake.js';
import { near, WHOLE } from './boards.js';
import { somebody } from './camera.js';
import { pageOf, screenOf } from './terminal.js';

const folder = new URL('../../../docs/pictures/', import.meta.url).pathname;
const FORM = { type: 'jpeg', quality: 80 };
const VIEWPORT = { width: 1280, height: 800 };
const PLAY = 'play amyitis --players 3 --bots scribe --seed 7 --lang en';

async function board(browser, baseURL, game) {
  const look = { baseURL, viewport: VIEWPORT, colorScheme: 'light', language: 'en' };
  const page = await somebody(browser, look);
  await fake(page, await near(WHOLE[game], 0.5));
  await page.goto('/t/fake');
  await page.waitForSelector('.stage > *');
  // The processor draws the scene.
  await page.waitForTimeout(8000);
  await page.screenshot({ path: `${folder}${game}.jpg`, ...FORM });
  await page.context().close();
}

async function terminal(browser) {
  const screen = await screenOf(`${binary()} ${PLAY}`, [], { columns: 120, rows: 36 });
  const page = await browser.newPage();
  await page.setContent(pageOf(screen));
  await page.locator('pre').screenshot({ path: `${folder}terminal.jpg`, ...FORM });
  await page.close();
}

export async function readme() {
  const browser = await launch({ webgl: true });
  const server = await preview({ preview: { port: 0 } });
  const [address] = server.resolvedUrls.local;
  for (const game of Object.keys(WHOLE)) await board(browser, address, game);
  await server.close();
  await terminal(browser);
  await browser.close();
}
