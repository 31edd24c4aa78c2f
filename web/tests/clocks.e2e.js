// Time that runs out, and people who go away and come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atTable, decide, later, leave, makeTable, number, visitor } from './player.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 120_000 };
const BOT = { kind: 'bot', level: 'pupil' };
const house = withHouse();

const settings = (clock, on_timeout) => ({ clock, on_timeout, hints: true, think: 3 });
const short = (onTimeout) => settings({ kind: 'turn', seconds: 10 }, onTimeout);
const mine = (page) => page.locator('aside li.mine');

/** The seconds that a player's clock shows. */
const seconds = async (player) => {
  const [minutes, rest] = (await player.locator('time').innerText()).split(':').map(Number);
  return minutes * 60 + rest;
};

test('a turn’s time runs out, a bot plays on, and one comes back', options, async () => {
  const page = await visitor(house);
  await makeTable(page, {
    game: 'jardins',
    // Somebody who thinks: between two quick bots the game would be over before one comes back.
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'oracle' }],
    settings: short('bot'),
  });
  await atTable(page);
  await mine(page).locator('time.running.short').waitFor();
  const before = await number(page);
  await mine(page).locator('em', { hasText: 'plays on' }).waitFor();
  await later(page, before);
  await mine(page).getByRole('button', { name: 'Take your seat back' }).click();
  await mine(page).locator('em', { hasText: 'plays on' }).waitFor({ state: 'detached' });
  await page.locator('.now.mine').waitFor();
  await leave(page);
});

test('a turn’s time runs out, and the game is lost', options, async () => {
  const page = await visitor(house);
  await makeTable(page, {
    game: 'babylon',
    seats: [{ kind: 'me' }, BOT],
    settings: short('resign'),
  });
  await page.locator('main tfoot').waitFor();
  await mine(page).locator('em', { hasText: 'resigned' }).waitFor();
  await leave(page);
});

test('time for the whole game grows after each turn', options, async () => {
  const page = await visitor(house);
  const clock = { kind: 'total', seconds: 60, increment: 60 };
  await makeTable(page, {
    game: 'amyitis',
    seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }],
    settings: settings(clock, 'bot'),
  });
  await atTable(page);
  const own = page.locator('aside li').first();
  const [name] = (await own.locator('.name').innerText()).split('\n');
  let begun = false;
  for (let at = 0; at < 40; at += 1) {
    await page.locator('.now.mine').waitFor();
    const deciding = (await page.locator('.now').getAttribute('data-name')) === name;
    if (begun && !deciding) break;
    begun = deciding;
    await decide(page, () => 0);
  }
  await own.locator('time:not(.running)').waitFor();
  assert.ok((await seconds(own)) > 60, 'no time was added');
  await page.locator('aside li time.running').waitFor();
  await leave(page);
});

test('who is away is replaced, and takes the seat back', options, async () => {
  const [ana, bo] = [await visitor(house), await visitor(house)];
  await makeTable(ana, {
    game: 'jardins',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    settings: { absence: 5, stand_in: 'scribe' },
  });
  await ana.getByText('may be replaced by a bot').waitFor();
  await bo.goto(ana.url());
  await bo.click('[data-sit="1"]');
  await Promise.all([atTable(ana), atTable(bo)]);
  const table = ana.url();
  await bo.goto('/');
  const other = ana.locator('aside li:not(.mine)');
  await other.locator('em', { hasText: 'away' }).waitFor();
  // Away is not yet absent: the house refuses a bot until the time that the table says.
  const plays = other.locator('em', { hasText: 'plays on' });
  for (let tries = 0; tries < 60 && !(await plays.count()); tries += 1) {
    const ask = other.getByRole('button', { name: 'Let a bot play on' });
    await ask.click({ timeout: 500 }).catch(() => {});
    await plays.waitFor({ timeout: 500 }).catch(() => {});
  }
  assert.equal(await plays.count(), 1, 'nobody was replaced');
  // Whoever begins: the bot plays for the one who is away.
  const before = await number(ana);
  for (let at = 0; at < 4 && (await ana.locator('.now.mine').count()); at += 1) await decide(ana);
  await later(ana, before);
  await bo.goto(table);
  await mine(bo).getByRole('button', { name: 'Take your seat back' }).click();
  await other.locator('em').waitFor({ state: 'detached' });
  await leave(ana);
  await leave(bo);
});
