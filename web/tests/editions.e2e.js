// Editions: chosen for a new table, brought as a file, made in the editor.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../tools/binary.js';
import { House } from './house.js';
import { atTable, closeBrowser, leave, PHONE, visitor } from './player.js';

const options = { timeout: 120_000 };
/** A comparison thinks for a minute at most, but not alone. */
const long = { timeout: 300_000 };
const played = { timeout: 120_000 };
const boxOf = (game) => readFile(`${root}crates/${game}/src/components.toml`, 'utf8');
let house;
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semiramis-editions-'));
  await mkdir(join(folder, 'jardins'));
  const rich = (await boxOf('jardins')).replace('gold  = 20', 'gold  = 25');
  await writeFile(join(folder, 'jardins', 'rich.toml'), `name = "Rich gardens"\n${rich}`);
  house = await House.open('--editions', folder);
});
after(async () => {
  await closeBrowser();
  await house?.close();
  await rm(folder, { recursive: true, force: true });
});

const details = (page) => page.locator('main form details summary').first().click();
const fits = async (page, where) =>
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    `${where} scrolls sideways`,
  );
const toml = (text) => ({
  name: 'own.toml',
  mimeType: 'application/toml',
  buffer: Buffer.from(text),
});

/** The edition that the table says it plays with. */
async function editionAt(page) {
  await atTable(page);
  const id = /\/t\/([^/]+)/.exec(page.url())[1];
  return page.evaluate(
    async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).edition?.name,
    id,
  );
}

test('an edition of the host is chosen, and the table says so', options, async () => {
  const page = await visitor(house);
  await page.goto('/new/jardins');
  await details(page);
  await page.locator('label', { hasText: 'Rich gardens' }).click();
  await page.click('main form button.start');
  assert.equal(await editionAt(page), 'Rich gardens');
  await page.locator('.menus [popovertarget]').first().click();
  await page.locator('.edition', { hasText: 'Edition: Rich gardens' }).waitFor();
  await leave(page);
});

test('where there is only the standard box there is nothing to choose', options, async () => {
  const page = await visitor(house);
  await page.goto('/new/babylon');
  await details(page);
  await page.locator('a[href="/editions/babylon"]').waitFor();
  assert.equal(await page.locator('legend', { hasText: 'Edition of the box' }).count(), 0);
  await leave(page);
});

test('a file is brought: every fault is shown, then a table plays with it', options, async () => {
  const page = await visitor(house);
  await page.goto('/new/amyitis');
  await details(page);
  const box = await boxOf('amyitis');
  const file = page.locator('main form input[type=file]');
  await file.setInputFiles(
    toml(box.replace('talents = 30', 'talents = "many"').replace('rounds = 40', 'rounds = 0')),
  );
  const faults = page.locator('main form [role=alert] li');
  await faults.nth(1).waitFor();
  const told = (await faults.allInnerTexts()).join('\n');
  assert.match(told, /supply\.talents/);
  assert.match(told, /end\.rounds/);
  await file.setInputFiles(toml(`name = "My box"\n${box.replace('talents = 30', 'talents = 31')}`));
  await page.locator('label', { hasText: 'My box (yours)' }).waitFor();
  assert.equal(await faults.count(), 0);
  await page.click('main form button.start');
  assert.equal(await editionAt(page), 'My box');
  await leave(page);
});

test('a box is copied in the editor, checked live, undone, kept and played', options, async () => {
  const page = await visitor(house);
  await page.goto('/new/babylon');
  await details(page);
  await page.locator('a[href="/editions/babylon"]').click();
  const state = page.locator('[role=status]');
  await state.filter({ hasText: 'standard box' }).waitFor();
  await page.getByLabel('Name of the edition').fill('As printed');
  const tiles = page.locator('#figures-tiles');
  await tiles.locator('summary').click();
  const spot = tiles.locator('[data-place="tiles[1].spots[1]"] select');
  assert.equal(await spot.inputValue(), 'stairs');
  // By keyboard, as a list is worked: the letter of the icon.
  await spot.focus();
  await page.keyboard.press('f');
  await page.locator('.end li', { hasText: 'tiles[1].spots' }).waitFor();
  await page.keyboard.press('Control+z');
  await state.filter({ hasText: 'can be played' }).waitFor();
  assert.equal(await spot.inputValue(), 'stairs');
  await page.keyboard.press('Control+Shift+z');
  await page.locator('.end li', { hasText: 'tiles[1].spots' }).waitFor();
  // A fault leads to its entry.
  await tiles.locator('summary').click();
  await page.locator('.end li button', { hasText: 'tiles[1].spots' }).first().click();
  await spot.waitFor();
  // What is typed is there after the page was left.
  await page.reload();
  await tiles.locator('summary').click();
  assert.equal(await spot.inputValue(), 'fountain');
  await spot.selectOption('stairs');
  const swapped = tiles.locator('[data-place="tiles[1].spots[2]"] select');
  const third = tiles.locator('[data-place="tiles[1].spots[3]"] select');
  await swapped.selectOption('blank');
  await third.selectOption('fountain');
  await state.filter({ hasText: 'can be played' }).waitFor();
  const download = page.waitForEvent('download');
  await page.locator('button', { hasText: 'Download' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  assert.match(text, /^name = "As printed"\n/);
  assert.match(text, /spots = \["stairs", "blank", "fountain", "blank"\]/);
  await page.locator('button', { hasText: 'Play with it' }).click();
  await page.waitForURL('**/new/babylon');
  await page.click('main form button.start');
  assert.equal(await editionAt(page), 'As printed');
  await leave(page);
});

/** The editor of Les Jardins Suspendus with other figures than the standard box: half as much for the first animal. */
async function changedGardens(page) {
  await page.goto('/editions/jardins');
  await page.locator('main [role=status]', { hasText: /standard box|boîte d’origine/ }).waitFor();
  const box = await boxOf('jardins');
  await page
    .locator('main input[type=file]')
    .setInputFiles(
      toml(`name = "Rich start"\n${box.replace('gold             = 2', 'gold             = 4')}`),
    );
  await page.locator('.end [role=status]', { hasText: /can be played|peut jouer/ }).waitFor();
}

test('what an edition changes is played, told and stopped', long, async () => {
  const page = await visitor(house);
  await changedGardens(page);
  await page.getByRole('button', { name: 'What does this change?' }).click();
  const compare = page.locator('#compare');
  const state = compare.locator('[data-compared]');
  await compare.getByRole('button', { name: 'Play the games' }).click();
  await compare
    .locator('[data-compared=over]', { hasText: 'games of each edition' })
    .waitFor(played);
  // Everybody has two gold more to begin with: that is told of points, seats and length, and of every figure.
  await compare.locator('.verdict', { hasText: /points? more/ }).waitFor();
  assert.equal(await compare.locator('.verdict li').count(), 3);
  assert.ok((await compare.locator('tbody tr.shown').count()) > 0);
  assert.equal(await compare.locator('thead th').nth(1).innerText(), 'Rich start');
  // What is known stays when one stops a long one.
  await compare.locator('label', { hasText: '2000' }).click();
  await compare.getByRole('button', { name: 'Play the games' }).click();
  await compare.locator('tbody').first().waitFor();
  await compare.getByRole('button', { name: 'Stop' }).click();
  await state.filter({ hasText: 'Stopped after' }).waitFor();
  assert.ok((await compare.locator('tbody tr').count()) > 5);
  // A change makes it old; the house takes a new one at once.
  await page.getByLabel('Name of the edition').fill('Other');
  await compare.locator('.warning', { hasText: 'changed since' }).waitFor();
  await compare.locator('label:has(input[value="100"])').click();
  await compare.locator('button.primary:enabled').click();
  await compare.locator('[data-compared=over]').waitFor(played);
  assert.equal(await compare.locator('.warning').count(), 0);
  await leave(page);
});

test('what an edition changes fits a phone, in French', long, async () => {
  const page = await visitor(house, { ...PHONE, language: 'fr' });
  await changedGardens(page);
  await page.getByRole('button', { name: 'Qu’est-ce que ça change' }).click();
  await page.locator('#compare button.primary').click();
  await page.locator('[data-compared=over]').waitFor(played);
  await page.locator('.verdict', { hasText: 'Un joueur marque' }).waitFor();
  await fits(page, 'the comparison');
  await leave(page);
});

for (const game of ['amyitis', 'babylon', 'jardins'])
  test(`the editor of ${game} fits a phone, in French`, options, async () => {
    const page = await visitor(house, { ...PHONE, language: 'fr' });
    await page.goto(`/editions/${game}`);
    await page.locator('[role=status]', { hasText: 'boîte d’origine' }).waitFor();
    for (const section of await page.locator('main details summary').all()) await section.click();
    await fits(page, game);
    await leave(page);
  });
