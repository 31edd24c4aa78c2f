// What happens at a table: two browsers, one screen for two, undo, confirm, refusal, language, phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  atTable,
  allReachable,
  CAN,
  click,
  decide,
  decideUntil,
  later,
  leave,
  number,
  PHONE,
  playToTheEnd,
  startAgainstBots,
  visitor,
} from './player.js';
import { stateAfter } from './reach.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 120_000 };
const house = withHouse();

/** Decides until the page says that this many entries are there, or nothing can be clicked. */
async function goOn(page, times) {
  for (let at = 0; at < times; at += 1) {
    await page.locator(CAN).first().waitFor();
    await decide(page, () => 0);
  }
}

async function makeForFriends(page, game) {
  await page.goto('/');
  await page.click(`[data-game=${game}]`);
  await page.click('main label:has-text("With friends")');
  await page.click('main form button.start');
  await page.waitForSelector('[data-sit]');
}

test('two browsers at one table, live', options, async () => {
  const [ana, bo] = [await visitor(house), await visitor(house)];
  await makeForFriends(ana, 'amyitis');
  await bo.goto(ana.url());
  await bo.click('[data-sit="1"]');
  await Promise.all([atTable(ana), atTable(bo)]);
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await number(ana);
    const told = async (page) => (await number(page)) > before;
    // Whoever is to decide does; both are told.
    await Promise.all([ana, bo].map((page) => decideUntil(page, () => told(page))));
  }
  await bo.click('#tab-chat');
  await bo.fill('.chat input', 'Bonjour Ana');
  await bo.click('.chat form button');
  await ana.click('#tab-chat');
  await ana.locator('.chat li', { hasText: 'Bonjour Ana' }).waitFor();
  await leave(ana);
  await leave(bo);
});

test('two people at one screen', options, async () => {
  const page = await visitor(house);
  await page.goto('/new/amyitis');
  await page.click('main label:has-text("On this screen")');
  await page.fill('fieldset input.field', 'Bo');
  await page.click('main form button.start');
  await atTable(page);
  const acted = new Set();
  for (let at = 0; at < 30 && acted.size < 2; at += 1) {
    await page.locator('.now.mine').waitFor();
    acted.add(await page.locator('.now').getAttribute('data-name'));
    await goOn(page, 1);
  }
  assert.ok(acted.has('Bo') && acted.size === 2, [...acted].join());
  await page.locator('[data-pass]').waitFor();
  await leave(page);
});

async function twoAtOneScreen(page, choose = () => undefined) {
  await page.goto('/new/amyitis');
  await page.click('main label:has-text("On this screen")');
  await choose();
  await page.click('main form button.start');
  await atTable(page);
}

test('who passes puts a cube on the Pass square', options, async () => {
  const page = await visitor(house);
  await twoAtOneScreen(page);
  const square = page.locator('.stage [data-about=pass]');
  const pass = page.locator('.off-board [data-ply=pass]');
  assert.equal(await square.getAttribute('aria-label'), 'Pass square: no cube');
  // A card is still free: it is asked whether that is meant.
  await pass.click();
  await page.getByText('Press again to pass').waitFor();
  await pass.click();
  const told = page.locator('[role=log]', { hasText: 'puts a cube on the Pass square' });
  await told.or(page.locator('[role=log]', { hasText: 'put a cube on the Pass square' })).waitFor();
  assert.match((await square.getAttribute('aria-label')) ?? '', /^Pass square: (?!no cube)/);
  await leave(page);
});

test('a table keeps the rulings it chose, and tells them', options, async () => {
  const page = await visitor(house);
  await twoAtOneScreen(page, async () => {
    await page.click('main details > summary');
    await page.click('main .rulings > summary');
    await page.click('main label:has(input[value="free"])');
    await page.locator('main .rulings > summary', { hasText: '1 changed' }).waitFor();
  });
  assert.equal(await page.locator('.stage [data-about=pass]').count(), 0);
  await page.click('#tab-rules');
  await page.locator('#side-panel dd', { hasText: 'needs no cube' }).waitFor();
  assert.equal(await page.locator('#side-panel dl > div').count(), 1);
  await leave(page);
});

test('a decision can be taken back', options, async () => {
  const page = await visitor(house, { settings: { forced: false } });
  await page.goto('/new/amyitis');
  await page.click('main label:has-text("On this screen")');
  await page.click('main form button.start');
  await atTable(page);
  await goOn(page, 1);
  const undo = page.getByRole('button', { name: /Undo$/ });
  const log = page.locator('[role=log] li');
  await undo.waitFor();
  const before = await log.count();
  await undo.click();
  await page.waitForFunction(
    (before) => document.querySelectorAll('[role=log] li').length < before,
    before,
  );
  assert.equal(await page.locator('[role=alert]').count(), 0);
  await leave(page);
});

test('a turn can be confirmed', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'jardins');
  await page.click('button[aria-label="Settings"]');
  await page.click('text=Ask me to confirm each turn');
  await page.keyboard.press('Escape');
  const confirm = page.getByRole('button', { name: /Confirm/ });
  await decideUntil(page, () => confirm.count(), { confirms: false });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  await leave(page);
});

test('a step without a choice is asked for, or plays itself', options, async () => {
  const page = await visitor(house, { settings: { forced: false } });
  await page.clock.install();
  await startAgainstBots(page, 'jardins');
  const take = '.stage [data-ply^="take "]';
  await page.locator(take).first().waitFor();
  await click(page, take);
  // The first card of a garden can lie in one place only.
  const only = page.locator('.stage [data-ply="place first"]');
  await only.waitFor();
  const before = await number(page);
  // Much longer than such a step is shown where it plays itself.
  await page.clock.runFor(5000);
  assert.equal(await number(page), before);
  await page.click('button[aria-label="Settings"]');
  await page.click('text=Play steps without a choice automatically');
  await later(page, before);
  await only.waitFor({ state: 'detached' });
  await leave(page);
});

test('what is not allowed is refused with the reason and the paragraph', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'amyitis');
  await page.locator('.now.mine').waitFor();
  const refused = page.locator('.stage [data-ply][aria-disabled="true"]');
  await refused.first().waitFor();
  await click(page, '.stage [data-ply][aria-disabled="true"]');
  const notice = page.locator('[role=alert]');
  await notice.waitFor();
  assert.doesNotMatch(await notice.innerText(), /⟨|invalid/);
  await notice.getByRole('button', { name: /^See A/ }).click();
  await page.locator('.rules .cited').waitFor();
  await leave(page);
});

for (const webgl of [false, true])
  test(
    `the ghost of a tile says why it can’t stand somewhere${webgl ? ', in the scene' : ''}`,
    options,
    async () => {
      const page = await visitor(house, { webgl });
      await startAgainstBots(page, 'babylon');
      // In an empty garden a tile can stand anywhere.
      const built = page.locator('.garden:has(.landing) .peg');
      const misfit = page.locator('.ghost:not(.fits)');
      const reason = page.locator('[role=tooltip] p:last-child');
      const hovers = page.locator('.garden .stage:hover');
      // What the pointer is over, not what it was over before it left.
      const told = () =>
        reason.waitFor({ timeout: 1000 }).then(
          () => true,
          () => false,
        );
      const found = async () =>
        (await hovers.count()) > 0 && (await misfit.count()) > 0 && (await told());
      for (let turn = 0; turn < 60 && !(await found()); turn += 1) {
        await decide(page, (count) => count - 1);
        const garden = await page.locator('.garden .stage svg').first().boundingBox();
        for (let at = 0; at < 144 && (await built.count()) && !(await found()); at += 1) {
          const [x, y] = [((at % 12) + 0.5) / 12, (Math.floor(at / 12) + 0.5) / 12];
          await page.mouse.move(garden.x + x * garden.width, garden.y + y * garden.height);
        }
      }
      await reason.waitFor();
      assert.doesNotMatch(await reason.innerText(), /⟨|invalid/);
      await page.mouse.down();
      await page.mouse.up();
      await page
        .locator('[role=alert]')
        .getByRole('button', { name: /^See B/ })
        .click();
      await page.locator('.rules .cited').waitFor();
      await leave(page);
    },
  );

test('the language changes without a reload', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'amyitis');
  await page.evaluate(() => (globalThis.sameePage = true));
  await page.click('button[aria-label="Settings"]');
  await page.click('label:has-text("Français")');
  await page.locator('#tab-log', { hasText: 'Journal' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  assert.ok(await page.evaluate(() => globalThis.sameePage));
  assert.doesNotMatch(await page.locator('body').innerText(), /⟨/);
  await leave(page);
});

/** Nothing is wider than the narrowest phone. */
async function fits(page, where) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= PHONE.viewport.width, `${where} is ${width} wide`);
}

/** Whatever can be pressed around the board is large enough for a finger. */
async function fingersFit(page) {
  const small = await page.evaluate(() =>
    // Links that skip to the board are seen only by who presses Tab.
    [...document.querySelectorAll('button:not(.stage *), a.button:not(.stage *, [href="#main"])')]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 43.5)
      .map((button) => button.outerHTML.slice(0, 80)),
  );
  assert.deepEqual(small, []);
}

async function tabsFit(page) {
  for (const tab of ['My side', 'Others', 'Log', 'Board']) {
    await page.locator('nav button', { hasText: tab }).click();
    await page.locator('nav [aria-current]', { hasText: tab }).waitFor();
    await fits(page, tab);
    await fingersFit(page);
  }
}

for (const game of ['amyitis', 'babylon', 'jardins']) {
  test(`a whole game of ${game} on a phone of 360 pixels`, { timeout: 420_000 }, async () => {
    const page = await visitor(house, PHONE);
    await page.goto('/');
    await page.locator('[data-game]').first().waitFor();
    await fits(page, 'the lobby');
    await startAgainstBots(page, game);
    await tabsFit(page);
    const look = async () => {
      await allReachable(page, 44);
      await fits(page, 'the board');
      await fingersFit(page);
    };
    await playToTheEnd(page, { every: 6, look });
    await fits(page, 'the score sheet');
    await fingersFit(page);
    await tabsFit(page);
    await leave(page);
  });
}

for (const game of ['amyitis', 'babylon', 'jardins']) {
  test(`${game} by keyboard alone`, options, async () => {
    const page = await visitor(house);
    await startAgainstBots(page, game);
    await page.locator(CAN).first().waitFor();
    const before = await number(page);
    for (let presses = 0; presses < 60 && (await number(page)) === before; presses += 1) {
      await page.keyboard.press('Tab');
      const can = await page.evaluate((can) => document.activeElement?.matches(can), CAN);
      if (!can) continue;
      const state = await page.evaluate(stateAfter, [CAN]);
      await page.keyboard.press('Enter');
      await page.evaluate(stateAfter, [CAN, state]);
    }
    assert.ok((await number(page)) > before, 'nothing was decided');
    await leave(page);
  });
}
