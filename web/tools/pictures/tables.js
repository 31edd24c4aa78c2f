// What happens at a table of a real house: refusals, rules, hints, menus, chat, clocks, company, lost lines.
import { House } from '../../tests/house.js';
import {
  atTable,
  CAN,
  click,
  decide,
  makeTable,
  option,
  startAgainstBots,
} from '../../tests/player.js';
import { everywhere, GAMES, menu } from './camera.js';

const settings = (clock) => ({ clock, on_timeout: 'bot', hints: true, think: 4 });

/** Shows the side panel, which a phone has under its last tab. */
async function aside(page, phone, tab) {
  if (phone) await page.locator('nav button').last().click();
  await page.click(`#tab-${tab}`);
}

/** What a mouse that rests on something that can be decided is told. */
async function pointed(page, shoot, game) {
  await page.locator(CAN).first().hover();
  await page.waitForTimeout(900);
  await shoot(`table-${game}-pointed`);
  await page.mouse.move(5, 5);
}

async function games(page, shoot, { phone }) {
  for (const game of GAMES) {
    await startAgainstBots(page, game);
    for (let at = 0; at < 4; at += 1) await decide(page, () => 0);
    await page.locator(CAN).first().waitFor();
    await page.waitForTimeout(500);
    await shoot(`table-${game}`);
    if (!phone) await pointed(page, shoot, game);
    await aside(page, phone, 'log');
    await shoot(`table-${game}-log`);
    if (phone) await page.locator('nav button').first().click();
    await menu(page, 0).click();
    await page.locator('[popover] [aria-pressed]').first().click();
    await page.keyboard.press('Escape');
    await page.locator('.stage.text h2').first().waitFor();
    await shoot(`text-${game}`);
    await page.keyboard.press('v');
  }
}

async function help(page, shoot, { phone }) {
  await startAgainstBots(page, 'amyitis');
  await page.locator('.now.mine').waitFor();
  await click(page, '.stage [data-ply][aria-disabled="true"]');
  await page.locator('[role=alert]').waitFor();
  await shoot('refusal');
  await page.locator('[role=alert] .as-link').click();
  await shoot('rules');
  // On a phone the rules cover the table.
  if (phone) await page.locator('dialog header button').click();
  await page.locator('.tools button').last().click();
  await page.locator('[data-hint]').first().waitFor();
  await shoot('hint');
  await page.keyboard.press('w');
  await page.locator('[data-explanation]').waitFor();
  await shoot('explanation');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.locator('main details[open] [data-ply]').first().waitFor();
  await shoot('decisions');
  await menu(page, 0).click();
  await shoot('menu');
  await page.locator('[popover]:popover-open button.button').last().click();
  await shoot('menu-sure');
}

/** Whoever wants to confirm each turn is asked to. */
async function confirming(page, shoot) {
  await startAgainstBots(page, 'jardins');
  await menu(page, 1).click();
  await page.locator('[popover]:popover-open .check').nth(1).click();
  await page.keyboard.press('Escape');
  for (let at = 0; at < 8 && !(await page.locator('.tools .primary').count()); at += 1) {
    await click(page, CAN);
    await page.waitForTimeout(400);
  }
  await page.locator('.tools .primary').waitFor();
  await shoot('confirm');
}

async function oneScreen(page, shoot) {
  await page.goto('/new/amyitis');
  await page.click(option('screen'));
  await page.click('main form button.start');
  await atTable(page);
  await page.locator('[data-pass]').waitFor();
  await shoot('one-screen');
}

/** Two people by a link: what they say, who watches, who goes away and for whom a bot plays on. */
async function company(page, shoot, { phone, another }) {
  await makeTable(page, {
    game: 'babylon',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: settings({ kind: 'turn', seconds: 86_400 }),
  });
  const [guest, watcher] = [await another(), await another()];
  await guest.goto(page.url());
  await guest.click('[data-sit="1"]');
  await Promise.all([atTable(page), atTable(guest)]);
  await aside(guest, phone, 'chat');
  for (const text of [
    'Good evening!',
    'May your gardens hang, and may the quarry be kind to you.',
  ]) {
    await guest.fill('.chat input', text);
    await guest.press('.chat input', 'Enter');
    await page.locator('.new').first().waitFor({ state: 'attached' });
  }
  await shoot('chat-new');
  await aside(page, phone, 'chat');
  await shoot('chat');
  await watcher.goto(page.url());
  await atTable(watcher);
  await watcher.locator('.stage svg').first().waitFor();
  await shoot('watching', false, watcher);
  await guest.goto('/');
  if (phone) await page.locator('nav button').nth(2).click();
  await page.locator('aside li .button').waitFor();
  await shoot('away');
  await page.locator('aside li .button').click();
  await page.locator('aside li .button').waitFor({ state: 'detached' });
  await shoot('replaced');
}

/** A clock that is about to run out, and a seat to be taken back when it has. */
async function clocks(page, shoot, { phone }) {
  await makeTable(page, {
    game: 'jardins',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'oracle' }],
    settings: settings({ kind: 'turn', seconds: 20 }),
  });
  await atTable(page);
  const short = page.locator('time.running.short').filter({ visible: true });
  await short.first().waitFor({ timeout: 60_000 });
  await shoot('clock-short');
  if (phone) await page.locator('nav button').nth(1).click();
  await page.locator('aside li.mine .button').waitFor({ state: 'attached', timeout: 60_000 });
  await shoot('lapsed');
}

async function brokenBoard(page, shoot) {
  await page.route('**/assets/Board-*', (route) => route.abort());
  await startAgainstBots(page, 'babylon');
  await page.locator('.stage [role=alert]').waitFor();
  await shoot('board-failed');
}

async function lostLine(page, shoot, house) {
  await startAgainstBots(page, 'amyitis');
  await page.locator(CAN).first().waitFor();
  await house.kill();
  await page.locator('[role=status] p').waitFor();
  await shoot('reconnecting');
  await house.start();
}

export async function tables(browser) {
  const house = await House.open();
  for (const work of [games, help, confirming, oneScreen, company, clocks, brokenBoard])
    await everywhere(browser, house.address, work);
  await everywhere(browser, house.address, (page, shoot) => lostLine(page, shoot, house));
  await house.close();
}
