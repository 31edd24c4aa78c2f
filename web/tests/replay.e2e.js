// Looking back: replay, records from a disk, what if, analysis, score sheet, my games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { root } from '../tools/binary.js';
import { below } from './chance.js';
import { atTable, CAN, decide, leave, number, visitor } from './player.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 120_000 };
const RECORD = `${root}crates/jardins/tests/records/3-players.sem`;
const house = withHouse();

/** A finished table of whoever has this page: played by the program's own interface, which is quicker than clicks. */
async function finishedTable(page, game = 'jardins') {
  await page.goto('/');
  // Enough for all decisions of a game.
  const chance = Array.from({ length: 500 }, () => below(2 ** 31));
  return page.evaluate(
    async ([game, chance]) => {
      const ask = async (path, body) => {
        const init = body
          ? {
              method: 'POST',
              body: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            }
          : {};
        const answer = await fetch(`/api/v1${path}`, init);
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return answer.json();
      };
      await ask('/me', { name: 'Ana' });
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'pupil' }];
      const { id } = await ask('/tables', { game, seats });
      let moment = await ask(`/tables/${id}/snapshot?wait=20`);
      while (!moment.ending) {
        if (moment.turn === 0) {
          const ply = moment.legal[chance.pop() % moment.legal.length];
          await ask(`/tables/${id}/commands`, { play: { seat: 0, at: moment.number, ply } });
        }
        moment = await ask(`/tables/${id}/snapshot?after=${moment.number}&wait=20`);
      }
      return id;
    },
    [game, chance],
  );
}

const shown = (page) =>
  page.locator('[data-ply-shown]').getAttribute('data-ply-shown').then(Number);
const showing = (page, ply) => page.locator(`[data-ply-shown="${ply}"]`).waitFor();
const fits = async (page, where) =>
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    `${where} scrolls sideways`,
  );

test('a finished table by slider, keys, log line and link', options, async () => {
  const page = await visitor(house);
  const id = await finishedTable(page);
  await page.goto(`/t/${id}`);
  await page.locator('section a', { hasText: 'Replay' }).click();
  await page.locator('.jardins').waitFor();
  await showing(page, 0);
  const slider = page.locator('.controls input');
  const last = Number(await slider.getAttribute('max'));
  assert.ok(last > 40, `${last} plies`);
  const start = await page.locator('main').innerHTML();
  await slider.fill('30');
  await showing(page, 30);
  assert.notEqual(await page.locator('main').innerHTML(), start);
  await page.locator('body').click({ position: { x: 5, y: 300 } });
  await page.keyboard.press('ArrowRight');
  await showing(page, 31);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await showing(page, 29);
  await page.keyboard.press('Home');
  await showing(page, 0);
  assert.equal(await page.locator('main').innerHTML(), start);
  await page.keyboard.press('End');
  await showing(page, last);
  await page.locator('ol button').nth(11).click();
  await showing(page, 12);
  assert.equal(await page.locator('ol [aria-current=step]').count(), 1);
  await page.waitForURL(`**/t/${id}/replay/12`);
  const points = await page.locator('aside .points-so-far').allInnerTexts();
  await page.reload();
  await showing(page, 12);
  assert.deepEqual(await page.locator('aside .points-so-far').allInnerTexts(), points);
  await page.locator('[data-share]').waitFor();
  await leave(page);
});

test('it plays by itself at a chosen speed', options, async () => {
  const page = await visitor(house);
  const id = await finishedTable(page);
  await page.clock.install();
  await page.goto(`/t/${id}/replay/5`);
  await showing(page, 5);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  await page.keyboard.press(' ');
  await page.waitForFunction(
    () => Number(document.querySelector('[data-ply-shown]').getAttribute('data-ply-shown')) > 12,
  );
  await page.keyboard.press(' ');
  const stopped = await shown(page);
  // Time enough for many plies.
  await page.clock.runFor(5000);
  assert.equal(await shown(page), stopped);
  await leave(page);
});

test('a record from a disk, and one that is none', options, async () => {
  const page = await visitor(house);
  await page.goto('/');
  const file = page.locator('input[type=file]');
  const wrong = readFileSync(RECORD, 'utf8').replace(/^1 .*$/m, '1 take everything');
  await file.setInputFiles({ name: 'cut.sem', mimeType: 'text/plain', buffer: Buffer.from(wrong) });
  const told = await page.locator('[role=alert]').innerText();
  assert.match(told, /Line \d+, ply \d+: .*“take everything”/);
  await file.setInputFiles({
    name: 'a.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from([80, 75, 3, 255, 254]),
  });
  await page.locator('[role=alert]', { hasText: 'This is not a record' }).waitFor();
  await file.setInputFiles({
    name: 'b.sem',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(100_000, 65),
  });
  await page.locator('[role=alert]', { hasText: 'too long' }).waitFor();
  await file.setInputFiles(RECORD);
  await page.waitForURL('**/replay');
  await page.locator('.jardins').waitFor();
  await page.locator('aside', { hasText: 'Amytis' }).waitFor();
  await page.reload();
  await page.locator('.jardins').waitFor();
  await leave(page);
});

test('what if: a table of one’s own from any ply', options, async () => {
  const page = await visitor(house);
  const id = await finishedTable(page, 'amyitis');
  await page.goto(`/t/${id}/replay/60`);
  await showing(page, 60);
  await page.getByRole('button', { name: 'What if…' }).click();
  await page.locator('[popover] label:has(input[value=pupil])').click();
  await page.click('[data-what-if]');
  await atTable(page);
  assert.notEqual(new URL(page.url()).pathname, `/t/${id}`);
  for (let at = 0; at < 3; at += 1) {
    await page.locator(CAN).first().waitFor();
    await decide(page, () => 0);
  }
  assert.ok((await number(page)) > 61);
  const record = await page.evaluate(async () => {
    const id = location.pathname.split('/')[2];
    return (await fetch(`/api/v1/tables/${id}/record`)).text();
  });
  assert.match(record, /^from 60 [0-9a-f]{64}$/m);
  await leave(page);
});

test('an analysis to its end, with better decisions on the board', options, async () => {
  const page = await visitor(house);
  const id = await finishedTable(page);
  await page.goto(`/t/${id}/analysis`);
  await page.locator('progress, [data-summary]').first().waitFor();
  await page.locator('[data-summary]').first().waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('[data-summary]').count(), 2);
  assert.equal(await page.locator('figure svg[role=img]').count(), 2);
  await page.locator('[data-turning]').first().click();
  const ply = await page.locator('[data-turning]').first().getAttribute('data-turning');
  await page.locator(`[data-judged="${ply}"] [data-better]`).waitFor();
  await page.locator('details summary').first().click();
  assert.ok((await page.locator('details[open] tbody tr').count()) > 2);
  await leave(page);
});

test('an analysis goes on when the house was away', { timeout: 240_000 }, async () => {
  const page = await visitor(house);
  const id = await finishedTable(page, 'amyitis');
  await page.goto(`/t/${id}/analysis`);
  await page.locator('[role=status][data-done]:not([data-done="0"])').waitFor();
  await house.kill();
  await page.locator('[role=status][data-done]', { hasText: 'Reconnecting' }).waitFor();
  await house.start();
  await page.locator('[data-summary]').first().waitFor({ timeout: 120_000 });
  assert.deepEqual(await page.locator('[role=alert]').allInnerTexts(), []);
  await leave(page);
});

test('how the points came about, and my games', options, async () => {
  const page = await visitor(house);
  const id = await finishedTable(page);
  await page.goto(`/t/${id}`);
  await page.click('[data-chart]');
  await page.locator('figure svg[role=img]').nth(1).waitFor();
  const link = await page.locator('section a[download]').getAttribute('href');
  assert.equal(link, `/api/v1/tables/${id}/record`);
  await page.goto('/');
  await page.click('a[href="/statistics"]');
  const jardins = page.locator('[data-statistics=jardins]');
  await jardins.waitFor();
  assert.match(await jardins.innerText(), /Played\s+1/);
  assert.match(await jardins.innerText(), /Pupil/);
  await page.locator(`a[href="/t/${id}/replay"]`).click();
  await page.locator('.jardins').waitFor();
  await leave(page);
});

test('nobody has played nothing', options, async () => {
  const page = await visitor(house);
  await page.goto('/statistics');
  await page.getByText('You have not finished a game yet').waitFor();
  await page.goto('/t/nowhere/replay');
  await page.locator('h1', { hasText: 'no such table' }).waitFor();
  await page.goto('/replay');
  await page.locator('input[type=file]').waitFor();
  await leave(page);
});

test('on a phone, in French', options, async () => {
  const page = await visitor(house, { language: 'fr', viewport: { width: 360, height: 740 } });
  const id = await finishedTable(page);
  await page.goto(`/t/${id}/replay/20`);
  await showing(page, 20);
  await page.locator('.jardins').waitFor();
  for (const tab of ['Plateau', 'Moi', 'Autres', 'Journal']) {
    const button = page.locator('nav button', { hasText: tab });
    if (await button.count()) await button.click();
    await fits(page, tab);
  }
  await page.locator('.controls input').fill('90');
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('ol [aria-current]').getBoundingClientRect();
    const bar = document.querySelector('.controls').getBoundingClientRect();
    return top >= 0 && bottom <= bar.top;
  });
  await page.locator('ol button').nth(3).click();
  await showing(page, 4);
  await page.getByRole('button', { name: 'Et si…' }).click();
  await page.getByText('Une table à vous').waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`/t/${id}/analysis`);
  await page.locator('[data-summary]').first().waitFor({ timeout: 60_000 });
  await page.getByText('Chances de gagner', { exact: true }).first().waitFor();
  await fits(page, 'the analysis');
  await page.goto('/statistics');
  await page.locator('h1', { hasText: 'Mes parties' }).waitFor();
  await page.locator('[data-statistics]').waitFor();
  await fits(page, 'my games');
  const unsaid = await page.locator('body').innerText();
  assert.ok(!unsaid.includes('⟨'), unsaid);
  await leave(page);
});
