// What is around tables, from a real house: lobby, settings, accounts, new tables, rules, lessons, and pages that are not there.
import { House } from '../../tests/house.js';
import { option } from '../../tests/player.js';
import { everywhere, GAMES, menu } from './camera.js';

async function lobby(page, shoot, number) {
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  await shoot('lobby-first', true);
  await page.setInputFiles('input[type=file]', {
    name: 'evening.sem',
    mimeType: 'text/plain',
    buffer: Buffer.from('nothing of the kind'),
  });
  await page.locator('[role=alert]').waitFor();
  await shoot('lobby-refusal', true);
  await page.keyboard.press('?');
  await shoot('keys');
  await page.keyboard.press('Escape');
  await menu(page, 1).click();
  await shoot('settings');
  await page.keyboard.press('Escape');
  await menu(page, 0).click();
  await shoot('account');
  const login = page.locator('[autocomplete=username]');
  await login.fill(`ana-${number}`);
  await page.locator('[autocomplete=current-password]').fill('hanging gardens');
  await page.locator('form:has([data-fresh]) button:not([data-fresh])').click();
  await page.locator('[popover] [role=alert]').waitFor();
  await shoot('account-refusal');
  await page.locator('[data-fresh]').click();
  await login.waitFor({ state: 'detached' });
  await shoot('account-signed-in');
}

async function newTables(page, shoot, another) {
  await page.goto('/new/jardins');
  await page.click('main summary');
  await page.click(option('calm'));
  await shoot('new-bots', true);
  await page.click(option('screen'));
  await shoot('new-screen', true);
  await page.click(option('friends'));
  await page.locator('main form .check').first().click();
  await shoot('new-friends', true);
  await page.click('main form button.start');
  await page.waitForSelector('[data-sit]');
  await shoot('waiting', true);
  const guest = await another();
  await guest.goto('/');
  await guest.locator('[data-table]').first().waitFor();
  await shoot('lobby-open', true, guest);
  await guest.goto(page.url());
  await guest.waitForSelector('[data-sit]');
  await shoot('waiting-guest', true, guest);
  await page.goto('/');
  await page.locator('[data-table]').first().waitFor();
  await shoot('lobby', true);
}

const NOTHING = { 'nowhere-table': '/t/nowhere', nowhere: '/nowhere', 'replay-none': '/replay' };

async function nothing(page, shoot) {
  for (const [name, path] of Object.entries(NOTHING)) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    await shoot(name);
  }
}

/** Comes last: whoever waits for the house there goes on trying. */
async function offline(page, shoot) {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/offline.html');
  await page.locator('h1').waitFor();
  await shoot('offline');
}

/** A lesson at its beginning, after some steps, and at its end. */
async function lesson(page, shoot, game) {
  const { steps } = await (await page.request.get(`/api/v1/lessons/${game}`)).json();
  const moments = { '': 0, '-middle': Math.floor(steps.length / 2), '-end': steps.length - 1 };
  for (const [when, step] of Object.entries(moments)) {
    await page.evaluate(
      ([game, step]) => localStorage.setItem(`semiramis-lesson-${game}`, step),
      [game, String(step)],
    );
    await page.goto(`/learn/${game}`);
    await page.locator(`.learn[data-step=${steps[step].text}] .stage > *`).first().waitFor();
    await page.waitForTimeout(500);
    await shoot(`learn-${game}${when}`);
  }
}

export async function screens(browser) {
  const house = await House.open();
  let number = 0;
  await everywhere(browser, house.address, async (page, shoot, { another }) => {
    number += 1;
    await lobby(page, shoot, number);
    await newTables(page, shoot, another);
    await nothing(page, shoot);
    for (const game of GAMES) {
      await page.goto(`/rules/${game}`);
      await page.locator('main h2').first().waitFor();
      await shoot(`rulebook-${game}`);
      await lesson(page, shoot, game);
    }
    await offline(page, shoot);
  });
  await house.close();
}
