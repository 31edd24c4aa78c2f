// Who comes: guests with a name, accounts, those who ask for a hint, those who give up, those who only watch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { binary } from '../tools/binary.js';
import {
  atTable,
  CAN,
  decide,
  giveUp,
  later,
  leave,
  makeTable,
  number,
  option,
  startAgainstBots,
  visitor,
} from './player.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 90_000 };
const house = withHouse();

const me = (page) => page.locator('header button[title="You"]');

test('a program gets a token on the page, and loses it there', options, async () => {
  const page = await visitor(house);
  await page.goto('/account');
  await page.fill('main [data-my-name]', 'Nitocris');
  await page.locator('main').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('What the token is for').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const shown = page.getByLabel('Your token: it is shown only now');
  await shown.waitFor();
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  const asks = async () => (await fetch(`${house.address}/api/v1/me`, { headers })).status;
  assert.equal(await asks(), 200);
  await page.getByText('May sit, play, read and chat.').waitFor();
  await page.getByRole('button', { name: 'End the token “my bot”' }).click();
  await page.getByText('May sit, play, read and chat.').waitFor({ state: 'detached' });
  assert.equal(await asks(), 401);
});

test('a guest takes a name, then an account that keeps the games', options, async () => {
  const page = await visitor(house);
  await page.goto('/');
  await me(page).click();
  await page.fill('header [data-my-name]', 'Nitocris');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
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
  assert.ok(await page.locator('[data-hint] ~ details li').count());
  // What is marked on the board is what is told, and nothing more.
  const told = await page
    .locator('[data-hint]')
    .evaluateAll((all) => all.map((one) => one.dataset.hint));
  const marks = await page
    .locator('.play .marked[data-ply]')
    .evaluateAll((all) => all.map((one) => one.dataset.ply));
  assert.ok(marks.length > 0 && marks.every((ply) => told.includes(ply)), `${marks}, not ${told}`);
  assert.doesNotMatch(await page.locator('section:has([data-hint])').innerText(), /⟨/);
  const before = await number(page);
  await hint.click();
  await page.waitForFunction(
    (before) => Number(document.querySelector('.play').getAttribute('data-number')) > before,
    before,
  );
  await leave(page);
});

test(
  'whoever gives up ends a game of two, and the lobby hears of it at once',
  options,
  async () => {
    const page = await visitor(house);
    await startAgainstBots(page, 'babylon');
    const lobby = await page.context().newPage();
    await lobby.goto('/');
    const of = (title) => lobby.locator('section', { hasText: title }).locator('[data-table]');
    await of('My tables').waitFor();
    await giveUp(page);
    await of('Finished').waitFor();
    await of('My tables').waitFor({ state: 'detached' });
    await leave(page);
  },
);

test('both find the same table for another game', options, async () => {
  const [ana, bo] = [await visitor(house), await visitor(house)];
  await makeTable(ana, { game: 'jardins', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bo.goto(ana.url());
  await bo.click('[data-sit="1"]');
  await Promise.all([atTable(ana), atTable(bo)]);
  const [first] = [ana.url()];
  await giveUp(ana);
  await bo.locator('main tfoot').waitFor();
  await ana.getByRole('button', { name: 'Play again' }).click();
  await ana.waitForURL((url) => url.href !== first);
  await bo.getByRole('button', { name: 'Play again' }).click();
  await bo.waitForURL(ana.url());
  await bo.click('[data-sit]');
  await Promise.all([atTable(ana), atTable(bo)]);
  await leave(ana);
  await leave(bo);
});

test('a friend who follows the link is asked for their name', options, async () => {
  const [ana, bo] = [await visitor(house), await visitor(house)];
  await makeTable(ana, { game: 'jardins', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bo.goto(ana.url());
  await bo.fill('[data-name]', 'Belshazzar');
  await bo.click('[data-sit="1"]');
  await Promise.all([atTable(ana), atTable(bo)]);
  await ana.locator('aside', { hasText: 'Belshazzar' }).waitFor();
  await leave(ana);
  await leave(bo);
});

test('the record can be kept, and the link copied', options, async () => {
  const page = await visitor(house, { permissions: ['clipboard-read', 'clipboard-write'] });
  await startAgainstBots(page, 'jardins');
  await decide(page);
  await page.click('button[aria-label="Table"]');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: /copied/i }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the game' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^jardins-.*\.sem$/);
  const { stdout } = await promisify(execFile)(binary(), ['record', 'show', await download.path()]);
  assert.match(stdout, /\S/);
  await leave(page);
});

test('what is said is shown as it was said, whatever it is', options, async () => {
  const [ana, bo] = [await visitor(house), await visitor(house)];
  await makeTable(ana, { game: 'amyitis', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bo.goto(ana.url());
  await bo.click('[data-sit="1"]');
  await Promise.all([atTable(ana), atTable(bo)]);
  const said = [
    '<img src=x onerror="document.title=1"><script>alert(1)</script>',
    '{ $name } ⟨web-title⟩ \\u0041 &lt;b&gt;',
    'javascript:alert(1) https://example.org/?a=<b>',
    'W'.repeat(500),
  ];
  await Promise.all([ana.click('#tab-chat'), bo.click('#tab-chat')]);
  for (const text of said) {
    await bo.fill('.chat input', text);
    await bo.press('.chat input', 'Enter');
    await ana
      .locator('.chat li')
      .filter({ hasText: text.slice(0, 12) })
      .first()
      .waitFor();
  }
  assert.deepEqual(await ana.locator('.chat li p').allInnerTexts(), said);
  assert.equal(await ana.locator('.chat :is(img, script, a)').count(), 0);
  assert.ok(await ana.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await leave(ana);
  await leave(bo);
});

test('a watcher sees the table and can decide nothing', options, async () => {
  const [ana, watcher] = [await visitor(house), await visitor(house)];
  await startAgainstBots(ana, 'amyitis');
  await watcher.goto(ana.url());
  await atTable(watcher);
  await watcher.locator('.stage svg').first().waitFor();
  assert.equal(await watcher.locator(CAN).count(), 0);
  const before = await number(ana);
  await decide(ana);
  await later(watcher, before);
  assert.equal(await watcher.locator('.tools button').count(), 0);
  await leave(ana);
  await leave(watcher);
});

test('an open table fills with a bot and begins', options, async () => {
  const page = await visitor(house);
  await page.goto('/new/babylon');
  await page.click(option('friends'));
  await page.click('main label:has-text("Show the table")');
  await page.click('main form button.start');
  const other = await visitor(house);
  await other.goto('/');
  await other.locator('section', { hasText: 'Open tables' }).locator('[data-table]').waitFor();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await Promise.race([atTable(page), page.getByRole('button', { name: 'Start' }).click()]);
  await atTable(page);
  await leave(page);
  await leave(other);
});
