// Open to everybody: axe-core on every screen, whole games by keys and through the text view, zoom, calls, the page without a house.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fake, fixture } from '../tools/fake.js';
import { atTable, CAN, decide, decideUntil, leave, startAgainstBots, visitor } from './player.js';
import { judge, playByKeys, playByText } from './reader.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 400_000 };
const GAMES = ['amyitis', 'babylon', 'jardins'];
const RECORDS = {
  amyitis: 'crates/amyitis/tests/records/eager-3.sem',
  babylon: 'crates/babylon/tests/records/3-players.sem',
  jardins: 'crates/jardins/tests/records/3-players.sem',
};
const house = withHouse();

const play = (page) => page.locator('.play');

test('the screens of the house have no violations', options, async () => {
  const page = await visitor(house);
  const found = [];
  const look = async (where) => found.push(...(await judge(page, where)));
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  await look('lobby');
  await page.click('button[aria-label="Settings"]');
  await look('settings');
  await page.keyboard.press('Escape');
  await page.click('button[title="You"]');
  await look('sign in');
  await page.fill('header [data-my-name]', 'Nitocris');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Login').fill('nitocris');
  await page.getByLabel(/^Password/).fill('hanging gardens');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('Signed in as nitocris').waitFor();
  await look('account');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).waitFor();
  for (const fold of await page.locator('main summary').all()) await fold.click();
  await look('account page');
  await page.goto('/forgotten');
  await page.locator('main form').waitFor();
  await look('forgotten password');
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await look('keys');
  await page.keyboard.press('Escape');
  await page.goto('/new/jardins');
  await page.click('main summary');
  await look('new table');
  await page.click('main label:has-text("With friends")');
  await page.click('main form button.start');
  await page.waitForSelector('[data-sit]');
  await look('waiting room');
  await page.goto('/t/nowhere');
  await page.locator('h1').waitFor();
  await look('nowhere');
  assert.deepEqual(found, []);
  await leave(page);
});

test('the panels of a table have no violations', options, async () => {
  const page = await visitor(house);
  const found = [];
  const look = async (where) => found.push(...(await judge(page, where)));
  await startAgainstBots(page, 'amyitis');
  await page.locator(CAN).first().waitFor();
  await page.locator('.stage [data-ply][aria-disabled="true"]').first().dispatchEvent('click');
  await page.locator('[role=alert]').waitFor();
  await page.keyboard.press('b');
  await page.locator('.rules h2').first().waitFor();
  await look('rules and a refusal');
  await page.keyboard.press('Escape');
  await page.locator('[role=tab][aria-selected=true]').focus();
  await page.keyboard.press('t');
  await page.locator('.chat').waitFor();
  await page.click('button[aria-label="Table"]');
  await look('menu and chat');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.now').click();
  await page.keyboard.press('h');
  await page.locator('[data-hint]').first().waitFor();
  await look('hints');
  assert.deepEqual(found, []);
  await leave(page);
});

test('pages that teach and look back have no violations', options, async () => {
  const page = await visitor(house);
  const found = [];
  const look = async (path, shown) => {
    await page.goto(path);
    await page.locator(shown).filter({ visible: true }).first().waitFor();
    found.push(...(await judge(page, path.replace(/t\/\w+/, 't'))));
  };
  await look('/rules/babylon', '.rules h2');
  await look('/learn/amyitis', '.stage svg');
  await startAgainstBots(page, 'jardins');
  const table = new URL(page.url()).pathname;
  for (let at = 0; at < 6; at += 1) await decide(page);
  await look(`${table}/replay`, '.stage svg, .controls input');
  await page.evaluate(
    (table) =>
      fetch(`/api/v1/tables/${table}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ resign: { seat: 0 } }),
      }),
    table.slice('/t/'.length),
  );
  await look(table, 'main section tfoot');
  await look(`${table}/analysis`, 'main figure, main table');
  await look('/statistics', 'main h1, main h2');
  assert.deepEqual(found, []);
  await leave(page);
});

for (const game of GAMES) {
  test(
    `${game} has no violations: early, in the middle, at the end, drawn and as text`,
    options,
    async () => {
      const { ply } = await fixture(RECORDS[game]);
      const found = [];
      for (const share of [0.1, 0.5, 1]) {
        const page = await visitor(house, { serviceWorkers: 'block' });
        await fake(page, await fixture(RECORDS[game], Math.round(ply * share)));
        await page.goto('/t/fake');
        await page.locator('.stage.drawn svg').filter({ visible: true }).first().waitFor();
        found.push(...(await judge(page, `${game} at ${share}`)));
        await page.keyboard.press('v');
        await page.locator('.reading h2').first().waitFor();
        found.push(...(await judge(page, `${game} at ${share} as text`)));
        await leave(page);
      }
      assert.deepEqual(found, []);
    },
  );

  test(`a whole game of ${game} by the keyboard alone`, options, async () => {
    const page = await visitor(house, { settings: { forced: false } });
    await startAgainstBots(page, game);
    await playByKeys(page);
    await page.locator('main section tfoot').waitFor();
    await leave(page);
  });

  test(`a whole game of ${game} through the text view`, options, async () => {
    const page = await visitor(house, { settings: { forced: false, text: true } });
    await startAgainstBots(page, game);
    await playByText(page);
    await page.locator('main section tfoot').waitFor();
    await leave(page);
  });

  test(`every place of ${game} is reached by the keyboard, with a ring`, options, async () => {
    const page = await visitor(house);
    await startAgainstBots(page, game);
    await page.locator(CAN).first().waitFor();
    await page.keyboard.press('g');
    const places = await page.evaluate(
      () =>
        [...document.querySelectorAll('.stage [data-ply]')].filter((place) =>
          place.checkVisibility(),
        ).length,
    );
    const reached = new Set();
    await page.keyboard.press('Home');
    for (let step = 0; step < 200; step += 1) {
      const at = await page.evaluate(() => {
        const { activeElement: place } = document;
        const all = [...document.querySelectorAll('.stage [data-ply]')];
        return { at: all.indexOf(place), tab: place?.getAttribute('tabindex') };
      });
      assert.equal(at.tab, '0', 'Tab comes back to where one was');
      if (reached.has(at.at) && at.at >= 0) break;
      reached.add(at.at);
      await page.keyboard.press('.');
    }
    assert.ok([...reached].filter((at) => at >= 0).length >= places);
    await page.keyboard.press('n');
    const before = await page.evaluate(() => document.activeElement?.getAttribute('data-ply'));
    assert.ok(before);
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(arrow);
      const on = await page.evaluate(
        () => document.activeElement?.closest('.stage, main') !== null,
      );
      assert.ok(on, arrow);
    }
    await leave(page);
  });
}

test('what happens is told aloud, once, and refusals at once', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'jardins');
  await page
    .locator('[data-told] p', { hasText: /Your turn\./ })
    .first()
    .waitFor();
  await page.locator(CAN).first().waitFor();
  await decide(page, () => 0);
  await page
    .locator('[data-told] p', { hasText: /takes? a card/ })
    .first()
    .waitFor();
  const told = await page.locator('[data-told] p').allInnerTexts();
  const turns = told.filter((line) => /^Your turn\./.test(line));
  assert.equal(new Set(turns).size, turns.length, told.join('\n'));
  assert.equal(await page.locator('[aria-live=polite] [role=log]').count(), 0);
  await leave(page);
});

test('dialogs hold the focus and give it back', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'amyitis');
  await page.locator(CAN).first().waitFor();
  await page.keyboard.press('n');
  const ply = () => page.evaluate(() => document.activeElement?.getAttribute('data-ply'));
  const before = await ply();
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement?.closest('.play, main') !== null,
    );
    assert.ok(!outside);
  }
  await page.keyboard.press('Escape');
  assert.equal(await ply(), before);
  // The first thing that Tab finds leads past everything else.
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('main')));
  await leave(page);
});

test('twice as large, nothing is lost', options, async () => {
  const page = await visitor(house, { viewport: { width: 640, height: 450 } });
  const fits = async (where) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${where} is ${wide} too wide`);
  };
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  await fits('the lobby');
  await page.goto('/new/amyitis');
  await page.locator('main form').waitFor();
  await fits('a new table');
  for (const game of GAMES) {
    await startAgainstBots(page, game);
    await page.locator(CAN).first().waitFor();
    await fits(game);
    // Everything that can be decided can be brought into sight.
    await page.locator(CAN).last().scrollIntoViewIfNeeded();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await fits(`${game} with large letters`);
    await page.keyboard.press('v');
    await page.locator('.reading h2').first().waitFor();
    await fits(`${game} as text with large letters`);
    await page.keyboard.press('v');
  }
  await leave(page);
});

test('whoever is called looks elsewhere', options, async () => {
  const ana = await visitor(house, { permissions: ['notifications'] });
  const bo = await visitor(house);
  await ana.addInitScript(() => {
    globalThis.called = [];
    globalThis.away = false;
    Object.defineProperty(document, 'hidden', { get: () => globalThis.away });
    ServiceWorkerRegistration.prototype.showNotification = function (title, { body, data }) {
      globalThis.called.push({ title, body, path: data.path });
      return Promise.resolve();
    };
  });
  await ana.goto('/new/amyitis');
  await ana.click('main label:has-text("With friends")');
  await ana.click('main form button.start');
  await ana.waitForSelector('[data-sit]');
  await bo.goto(ana.url());
  await bo.click('[data-sit="1"]');
  await Promise.all([atTable(ana), atTable(bo)]);
  await ana.click('button[aria-label="Settings"]');
  await ana.click('text=Notify me when it is my turn');
  await ana.keyboard.press('Escape');
  await ana.evaluate(() => navigator.serviceWorker.ready);
  const path = new URL(ana.url()).pathname;
  await ana.goto('/');
  const mine = ana.locator('[data-table].urgent');
  const icon = () => ana.locator('link[rel=icon]').getAttribute('href');
  // In sight, title and icon say it; nobody is called.
  await decideUntil(bo, () => mine.count());
  assert.match(await ana.title(), /^● /);
  assert.equal(await icon(), '/emblem-turn.svg');
  assert.deepEqual(await ana.evaluate(() => globalThis.called), []);
  // Out of sight one is called, with the game and the table.
  await ana.goto(path);
  await ana.locator(CAN).first().waitFor();
  const called = async () => /^●/.test(await ana.title());
  await decideUntil(ana, async () => !(await called()));
  assert.equal(await icon(), '/emblem.svg');
  await ana.evaluate(() => (globalThis.away = true));
  await decideUntil(bo, called);
  await ana.waitForFunction(() => globalThis.called.length > 0);
  const [call] = await ana.evaluate(() => globalThis.called);
  assert.deepEqual([call.title, call.path], ['Your turn', path]);
  assert.match(call.body, /^Amyitis: /);
  await leave(ana);
  await leave(bo);
});

test('the page can be installed, and says when there is no house', options, async () => {
  const page = await visitor(house);
  await page.goto('/');
  await page.locator('[data-game]').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(data).lang, 'en');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A private window installs nothing; that is the only thing Chromium has against it.
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    [],
  );
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, urls: caught.flat() };
  });
  assert.equal(kept.names.length, 1);
  assert.ok(kept.urls.some((url) => url.endsWith('/offline.html')));
  assert.ok(!kept.urls.some((url) => /\/api\/|\/$|index\.html/.test(url)), kept.urls.join());
  await house.kill();
  await page.goto('/new/amyitis');
  await page.getByRole('heading', { name: 'The server can’t be reached' }).waitFor();
  assert.deepEqual(await judge(page, 'offline'), []);
  await house.start();
  await page.locator('main form').waitFor({ timeout: 60_000 });
  assert.equal(await play(page).count(), 0);
  await leave(page);
});
