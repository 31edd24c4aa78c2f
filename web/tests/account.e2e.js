// One's account: the password, a link of the host's, the browsers, one's data, and going for good.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { binary } from '../tools/binary.js';
import { leave, startAgainstBots, visitor } from './player.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 120_000 };
const house = withHouse();

const main = (page) => page.locator('main');
const button = (page, name) => main(page).getByRole('button', { name, exact: true });
const section = (page, title) => main(page).locator('section', { hasText: title });
const field = (page, label) => main(page).getByLabel(label, { exact: true });
const NEW = 'New password (at least 8 characters)';
const refusal = (page) => main(page).locator('[role=alert]');

/** Somebody on the account page, with an account that was made there. */
async function registered(login, password) {
  const page = await visitor(house);
  await page.goto('/account');
  await page.fill('main [data-my-name]', 'Nitocris');
  const named = page.waitForResponse('**/api/v1/me');
  await button(page, 'Save').click();
  await named;
  await main(page).getByLabel('Login').fill(login);
  await main(page)
    .getByLabel(/^Password/)
    .fill(password);
  await button(page, 'Make an account').click();
  await main(page).getByText(`Signed in as ${login}.`).waitFor();
  return page;
}

/** The same person in another browser. */
async function signedIn(login, password) {
  const page = await visitor(house);
  await page.goto('/account');
  await main(page).getByLabel('Login').fill(login);
  await main(page)
    .getByLabel(/^Password/)
    .fill(password);
  await button(page, 'Sign in').click();
  await main(page).getByText(`Signed in as ${login}.`).waitFor();
  return page;
}

async function changePassword(page, before, after) {
  await field(page, 'Present password').first().fill(before);
  await field(page, NEW).fill(after);
  // By the keyboard, as many do.
  await field(page, NEW).press('Enter');
}

test('a password is changed, and other browsers are signed out', options, async () => {
  const page = await registered('nitocris', 'hanging gardens');
  const other = await signedIn('nitocris', 'hanging gardens');
  await changePassword(page, 'a guess of it', 'floating gardens');
  await refusal(page).waitFor();
  assert.match(await refusal(page).innerText(), /present password/);
  await changePassword(page, 'hanging gardens', 'floating gardens');
  await main(page).getByText('Your password is changed.').waitFor();
  await other.reload();
  await button(other, 'Sign in').waitFor();
  await leave(page);
  await leave(other);
});

test('browsers are listed, and one of them is signed out', options, async () => {
  const page = await registered('semiramis', 'hanging gardens');
  const other = await signedIn('semiramis', 'hanging gardens');
  await page.reload();
  const list = section(page, 'Where you are signed in');
  await list.getByText('This browser').waitFor();
  assert.equal(await list.locator('li').count(), 2);
  await list.getByRole('button', { name: /^Sign out of / }).click();
  await list.getByText('Signed out there.').waitFor();
  assert.equal(await list.locator('li').count(), 1);
  await other.reload();
  await button(other, 'Sign in').waitFor();
  await leave(page);
  await leave(other);
});

test('a link of the host leads to a new password, once', options, async () => {
  const page = await registered('amyitis', 'hanging gardens');
  const order = ['admin', 'reset', 'amyitis', '--public-url', house.address, '--data', house.data];
  const { stdout } = await promisify(execFile)(binary(), order);
  const link = stdout.trim().split('\n').at(-1);
  const lost = await visitor(house);
  await lost.goto(link);
  await lost.getByText('the account “amyitis”').waitFor();
  await field(lost, NEW).fill('floating gardens');
  await button(lost, 'Change the password').click();
  await lost.getByText('you are signed in').waitFor();
  assert.doesNotMatch(lost.url(), /#./, 'the secret is not left in the address');
  await lost.goto('/account');
  await main(lost).getByText('Signed in as amyitis.').waitFor();
  await page.goto(link);
  await page.getByText('This link was used already').waitFor();
  await leave(page);
  await leave(lost);
});

test('one takes everything along, and goes', options, async () => {
  const page = await registered('nabu', 'hanging gardens');
  await startAgainstBots(page, 'jardins');
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Download your data' }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'semiramis.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  assert.deepEqual([data.name, data.login, data.tables.length], ['Nitocris', 'nabu', 1]);
  await main(page).getByText('Delete the account').click();
  const typed = section(page, 'Your data').getByLabel('Present password', { exact: true });
  await typed.fill('a guess of it');
  await button(page, 'Delete for good').click();
  await refusal(page).waitFor();
  await typed.fill('hanging gardens');
  await button(page, 'Delete for good').click();
  await page.getByRole('heading', { name: 'You are forgotten' }).waitFor();
  await page.goto('/account');
  await main(page).getByLabel('Login').fill('nabu');
  await main(page)
    .getByLabel(/^Password/)
    .fill('hanging gardens');
  await button(page, 'Sign in').click();
  await refusal(page).waitFor();
  await leave(page);
});
