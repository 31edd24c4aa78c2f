// What keeps a table pleasant, and the page of admins.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { binary } from '../tools/binary.js';
import { atTable, leave, makeTable, PHONE, visitor } from './player.js';
import { judge } from './reader.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 120_000 };
const house = withHouse();
const TABLE = { game: 'jardins', seats: [{ kind: 'me' }, { kind: 'open' }], public: true };

/** The host's command line. */
const host = (...words) =>
  promisify(execFile)(binary(), ['admin', ...words, '--data', house.data, '--lang', 'en']);

/** Asks the house as the page's person. */
const ask = (page, method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
      return answer.status;
    },
    [method, path, body],
  );

/** A visitor with a name. */
async function guest(name, more) {
  const page = await visitor(house, more);
  await page.goto('/');
  await ask(page, 'POST', '/me', { name });
  return page;
}

/** An admin, on the page of admins. */
async function admin(login, more) {
  const page = await guest('Semiramis', more);
  await ask(page, 'POST', '/account', { login, password: 'the gardens hang' });
  await host('grant', login);
  await page.goto('/admin');
  return page;
}

/** Ana and Bo at a table in play, the chat open; Cy watches. */
async function threeAtTable() {
  const [ana, bo, cy] = [await visitor(house), await guest('Bo'), await guest('Cy')];
  await makeTable(ana, TABLE);
  await bo.goto(ana.url());
  await bo.click('[data-sit="1"]');
  await cy.goto(ana.url());
  await Promise.all([ana, bo, cy].map(atTable));
  await Promise.all([ana, bo, cy].map((page) => page.click('#tab-chat')));
  return [ana, bo, cy];
}

async function say(page, text) {
  await page.fill('.chat input', text);
  await page.press('.chat input', 'Enter');
}

const lines = (page) => page.locator('.chat .said li p');

test('somebody is not read, reported, and a watcher sent away', options, async () => {
  const [ana, bo, cy] = await threeAtTable();
  await say(bo, 'boo');
  await say(cy, 'hear hear');
  await lines(ana).nth(1).waitFor();
  await ana.locator('[data-people] > summary').click();
  await ana.getByRole('button', { name: 'Hide messages of Bo' }).click();
  await ana.waitForFunction(() => document.querySelectorAll('.chat .said li').length === 1);
  assert.deepEqual(await lines(ana).allInnerTexts(), ['hear hear']);
  assert.equal(await lines(bo).count(), 2, 'nobody else hears of it');
  await ana.reload();
  await atTable(ana);
  await ana.click('#tab-chat');
  await lines(ana).first().waitFor();
  assert.deepEqual(await lines(ana).allInnerTexts(), ['hear hear'], 'it is kept');
  await ana.locator('[data-people] > summary').click();
  await ana.getByRole('button', { name: 'Show messages of Bo again' }).click();
  await lines(ana).nth(1).waitFor();
  await ana.getByRole('button', { name: 'Report Bo to the host' }).click();
  await ana.getByLabel('What happened?').fill('He says boo.');
  assert.deepEqual(await judge(ana, 'a report'), []);
  await ana.getByRole('button', { name: 'Send the report' }).click();
  await ana.getByText('Thank you. The host will read it.').waitFor();
  await ana.getByRole('button', { name: 'Send away Cy' }).click();
  await cy.getByRole('heading', { name: /asked you to leave/ }).waitFor();
  await ana.locator('[data-person="Cy"]').getByText('sent away').waitFor();
  await ana.getByRole('button', { name: 'Close the chat for everybody' }).click();
  await bo.getByText('The chat of this table is closed.').waitFor();
  assert.equal(await bo.locator('.chat input').isVisible(), false);
  await ana.getByRole('button', { name: 'Open the chat again' }).click();
  await bo.locator('.chat input').waitFor();
  for (const page of [ana, bo, cy]) await leave(page);
});

test('an admin reads a report, bans for a time and tells everybody', options, async () => {
  const [ana, bo, cy] = await threeAtTable();
  await say(bo, 'boo');
  await lines(ana).first().waitFor();
  await ana.locator('[data-people] > summary').click();
  await ana.getByRole('button', { name: 'Report Bo to the host' }).click();
  await ana.getByRole('button', { name: 'Send the report' }).click();
  await ana.getByText('Thank you. The host will read it.').waitFor();
  const page = await admin('admin');
  const report = page.locator('main li.panel').filter({ hasText: 'Bo' }).first();
  await report.getByText('boo').waitFor();
  assert.deepEqual(await judge(page, 'reports'), []);
  await report.getByRole('link', { name: 'Bo', exact: true }).click();
  const person = page.locator('main li.panel').filter({ hasText: 'Bo' });
  await person.getByRole('button', { name: 'Ban Bo' }).click();
  await page.getByLabel('For how long').selectOption('week');
  await page.getByLabel(/^Reason/).fill('insults');
  assert.deepEqual(await judge(page, 'a ban'), []);
  await page.getByRole('form', { name: 'Ban Bo' }).getByRole('button', { name: 'Ban' }).click();
  await person.getByText(/banned until/).waitFor();
  await bo.getByRole('heading', { name: /has banned you until/ }).waitFor();
  await person.getByRole('button', { name: 'Let in again: Bo' }).click();
  await person.getByText(/banned until/).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Bulletins' }).click();
  await page.getByLabel('What everybody reads on the page').fill('We restart at noon.');
  await page.getByRole('button', { name: 'Tell everybody' }).click();
  const told = (who) => who.getByRole('complementary', { name: 'From the host' });
  await told(page).getByText('We restart at noon.').waitFor();
  await cy.goto('/');
  await told(cy).getByText('We restart at noon.').waitFor();
  assert.deepEqual(await judge(cy, 'a bulletin'), []);
  await told(cy).getByRole('button', { name: 'Close' }).click();
  await told(cy).getByText('We restart at noon.').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByText('Bulletin posted').waitFor();
  await page.getByText(/until .*: insults/).waitFor();
  assert.deepEqual(await judge(page, 'the audit log'), []);
  const { stdout } = await host('log', '-n', '100');
  assert.match(stdout, /announce/);
  for (const one of [ana, cy, page]) await leave(one);
  await bo.context().close();
});

test('an admin closes a table and bans an address, by keys and on a phone', options, async () => {
  const ana = await guest('Ana');
  await makeTable(ana, TABLE);
  const id = ana.url().split('/').at(-1);
  const page = await admin('phone', { ...PHONE });
  await page.goto('/admin/tables');
  const button = page.locator(`li.panel:has([data-table="${id}"])`).getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator(`li.panel:has([data-table="${id}"])`).getByText('Closed').waitFor();
  await page.goto('/admin/addresses');
  await page.getByLabel('Address or network').fill('127.0.0.0/8');
  await page.keyboard.press('Enter');
  await page.getByText('You come from this address yourself.').waitFor();
  await page.getByLabel('Address or network').fill('203.0.113.7');
  await page.keyboard.press('Enter');
  await page.getByText('203.0.113.7/32').waitFor();
  for (const part of ['', '/people', '/tables', '/addresses', '/bulletins', '/log']) {
    await page.goto(`/admin${part}`);
    await page.locator('main nav [aria-current]').waitFor();
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      `${part} is too wide`,
    );
    assert.deepEqual(await judge(page, part), []);
  }
  await leave(page);
  await leave(ana);
});

test('who is no admin is told so', options, async () => {
  const page = await guest('Ana');
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Only admins of this server can do that.' }).waitFor();
  await leave(page);
});
