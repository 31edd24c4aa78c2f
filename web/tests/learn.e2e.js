// What teaches: lessons played to their end by clicks, the rules and their examples, components that explain themselves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CAN, framesPass, leave, startAgainstBots, visitor } from './player.js';
import { judge } from './reader.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 180_000 };
const house = withHouse();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const by = (ply) => `[data-ply="${ply}"]`;

/** What a learner does first where a decision takes more than one click. */
async function prepare(page, wanted) {
  if (wanted.startsWith('place notch')) await page.click('[data-about=notch] button.held');
  if (wanted.startsWith('place dug')) await page.click('[data-about=dug] button.held');
  const [, pile] = /^buy (\d) on/.exec(wanted) ?? [];
  if (pile)
    await page
      .locator('.piles button')
      .nth(Number(pile) - 2)
      .click();
}

async function rotate(page, degrees) {
  for (let turn = 0; turn < Number(degrees) / 90; turn += 1)
    await page.click('.tray button[title=R]');
  await page.click('.tray button.primary');
}

/** Does what the lesson asked for after so many plies, by clicks. */
async function follow(page, { wanted, plies }) {
  if (wanted.startsWith('rotate ')) {
    // A tile that is to stay as it is needs no turning: the board decides it by itself, perhaps already.
    if (wanted !== 'rotate 0') await rotate(page, wanted.slice(7));
  } else {
    await prepare(page, wanted);
    const target = page.locator(by(wanted)).last();
    await target.scrollIntoViewIfNeeded();
    await target.click({ timeout: 3000 }).catch(() => target.dispatchEvent('click'));
    const choice = page.locator(`.choices ${by(wanted)}`);
    if (await choice.count()) await choice.click();
  }
  await page.waitForFunction(
    (plies) => document.querySelector('.learn')?.dataset.plies !== plies,
    plies,
    { timeout: 20_000 },
  );
}

/** What the lesson waits for, once it has shown what there is to see. */
async function awaited(page) {
  const asked = await page.waitForFunction(() => {
    const { step, wanted, plies } = document.querySelector('.learn')?.dataset ?? {};
    const way = document.querySelector('[data-learn=next], [data-learn=play]');
    return wanted || way ? { step, wanted, plies, way: way?.dataset.learn } : undefined;
  });
  return asked.jsonValue();
}

/** Takes a lesson from its first step to its last. */
async function learn(page, game) {
  await page.goto(`/learn/${game}`);
  await page.waitForSelector('.learn[data-step=welcome]');
  const steps = [];
  for (;;) {
    const asked = await awaited(page);
    const { step } = asked;
    if (steps.at(-1) !== step) steps.push(step);
    if (asked.way === 'play') return steps;
    if (asked.wanted) {
      await follow(page, asked);
      continue;
    }
    await page.click('[data-learn=next]');
    await page.waitForFunction(
      (step) => document.querySelector('.learn')?.dataset.step !== step,
      step,
    );
  }
}

for (const [game, language] of [
  ['amyitis', 'en'],
  ['babylon', 'en'],
  ['jardins', 'fr'],
]) {
  test(`the lesson of ${game} to its end, in ${language}`, options, async () => {
    const page = await visitor(house, { language });
    const { steps } = await (await page.request.get(`/api/v1/lessons/${game}`)).json();
    const seen = await learn(page, game);
    assert.deepEqual(
      seen,
      steps.map(({ text }) => text),
    );
    assert.ok(!(await page.locator('.learn').innerText()).includes('⟨'));
    await page.click('[data-learn=play]');
    await page.waitForURL(`**/new/${game}`);
    await leave(page);
  });
}

/** Waits until something is there and moves no more. */
async function still(page, selector) {
  await page.evaluate(() => delete globalThis.seenLast);
  const rests = (selector) => {
    const found = document.querySelector(selector);
    const box = found && JSON.stringify(found.getBoundingClientRect());
    const same = Boolean(box) && box === globalThis.seenLast;
    globalThis.seenLast = box;
    return same;
  };
  await page.waitForFunction(rests, selector, { polling: 100 });
}

test('a lesson goes back, says kindly what to do, and is taken up again', options, async () => {
  const page = await visitor(house);
  await page.goto('/');
  await page.locator('[data-game=amyitis]').waitFor();
  await page.click('a[href="/learn/amyitis"]');
  await page.waitForSelector('.learn[data-step=welcome]');
  await page.click(by('recruit peasant 2'));
  await page.waitForSelector('.learn[data-step=field]');
  await page.click(by('field top'));
  for (const step of ['garden', 'canals', 'stock', 'turn']) {
    await page.waitForSelector(`.learn[data-step=${step}]`);
    await page.click('[data-learn=next]');
  }
  await page.waitForSelector('.learn[data-step=price]');
  await still(page, '.ring');
  // Something else that the rules allow, and something they don't.
  const instead = page.getByText('For now, please do this');
  // What comes at once after a step is shown is taken for a slip.
  while (!(await instead.isVisible())) await page.click(by('recruit merchant 1'));
  await page.locator(by('move 2')).dispatchEvent('click');
  await page.locator('[role=alert] .as-link').click();
  await page.locator('dialog .cited').waitFor();
  await page.keyboard.press('Escape');
  await page.click('[data-learn=back]');
  await page.waitForSelector('.learn[data-step=turn]');
  await page.click('[data-learn=next]');
  await page.waitForSelector('.learn[data-step=price]');
  await page.reload();
  await page.waitForSelector('.learn[data-step=price]');
  await leave(page);
});

test('a lesson on a phone points at what to touch', options, async () => {
  const page = await visitor(house, PHONE);
  await page.goto('/learn/jardins');
  await page.waitForSelector('.learn[data-step=welcome]');
  await page.locator(by('take 1 2')).click();
  await page.waitForSelector('.learn[data-step=first]');
  await page.locator(by('place first')).click();
  for (const step of ['garden', 'market']) {
    await page.waitForSelector(`.learn[data-step=${step}]`);
    await page.click('[data-learn=next]');
  }
  await page.waitForSelector('.learn[data-step=refill]');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `${width} wide`);
  await leave(page);
});

test('the rules are a page: searched, linked to, drawn', options, async () => {
  const page = await visitor(house);
  await page.goto('/rules/amyitis#A4.3');
  const cited = page.locator('#rule-A4\\.3.cited');
  await cited.waitFor();
  await page.waitForFunction(() => {
    const { top, bottom } = document.getElementById('rule-A4.3').getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  const example = cited.locator('[data-example=fields] svg.fields');
  await example.waitFor();
  assert.ok((await example.boundingBox()).width > 150);
  const search = page.locator('.rules input[type=search]');
  await search.fill('CARAVANÉER');
  await page.locator('.rules mark').first().waitFor();
  assert.match(await page.locator('.rules mark').first().innerText(), /caravaneer/i);
  await search.fill('a5.1');
  assert.equal(await page.locator('.rules [id^="rule-A5."]').count(), 1);
  await search.fill('');
  await page.locator('summary', { hasText: 'Contents' }).waitFor();
  await page.getByRole('button', { name: /^A6 / }).click();
  await page.click('button[aria-label="Settings"]');
  await page.click('label:has-text("Français")');
  await page.keyboard.press('Escape');
  await page.locator('summary', { hasText: 'Sommaire' }).waitFor();
  await search.fill('ingenieur');
  await page.locator('.rules mark', { hasText: 'ingénieur' }).first().waitFor();
  await leave(page);
});

for (const game of ['amyitis', 'babylon', 'jardins']) {
  test(`every example in the rules of ${game} is drawn`, options, async () => {
    const page = await visitor(house);
    await page.goto(`/rules/${game}`);
    const figures = page.locator('[data-example]');
    await figures.first().waitFor();
    const count = await figures.count();
    assert.ok(count >= 6, `${count} examples`);
    for (let at = 0; at < count; at += 1) {
      const figure = figures.nth(at);
      await figure.scrollIntoViewIfNeeded();
      const drawing = figure.locator('.example :is(svg, section)').first();
      await drawing.waitFor({ state: 'attached' });
      const { height } = await figure.locator('.example').boundingBox();
      assert.ok(height > 40, `${await figure.getAttribute('data-example')} is ${height} high`);
    }
    await leave(page);
  });
}

test('a refusal opens the rules, on a phone over the whole screen', options, async () => {
  const page = await visitor(house, PHONE);
  await startAgainstBots(page, 'amyitis');
  await page.locator('.now.mine').waitFor();
  await page.locator('.stage [data-ply][aria-disabled="true"]').first().dispatchEvent('click');
  await page.getByRole('button', { name: /^See A/ }).click();
  const sheet = page.locator('dialog[aria-label="Rules"]');
  await sheet.locator('.cited').waitFor();
  assert.deepEqual(await sheet.boundingBox(), { x: 0, y: 0, width: 360, height: 740 });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await leave(page);
});

test('a component explains itself to those who ask, and takes no click', options, async () => {
  const page = await visitor(house);
  await startAgainstBots(page, 'amyitis');
  await page.locator('.now.mine').waitFor();
  const said = page.locator('[data-explanation]');
  const apart = async (target) => {
    const [one, other] = [await said.boundingBox(), await target.boundingBox()];
    const meets =
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height;
    assert.ok(!meets, 'it covers what it explains');
  };
  // Any craft card: not every deal has all of them.
  const crafts = ['peasant', 'merchant', 'priest', 'engineer'];
  const card = page.locator(crafts.map((craft) => `.stage [data-about=${craft}]`).join()).first();
  // Nothing is explained to those who have not asked.
  await card.hover();
  await framesPass(page, 60);
  assert.equal(await said.count(), 0);
  const number = await page.getAttribute('.play', 'data-number');
  await page.getByRole('button', { name: 'What is this?' }).click();
  await card.click();
  await said.waitFor();
  assert.equal(await page.getAttribute('.play', 'data-number'), number, 'it decided');
  assert.equal(await said.getAttribute('data-explanation'), await card.getAttribute('data-about'));
  await apart(card);
  const see = said.getByRole('button', { name: /^See A4\.\d$/ });
  const [paragraph] = (await see.textContent()).match(/A4\.\d/);
  await see.click();
  await page.locator(`.rules [id="rule-${paragraph}"].cited`).waitFor();
  await page.keyboard.press('Escape');
  await said.waitFor({ state: 'detached' });
  await leave(page);
});

/** Something of each game that nobody can press. */
const UNPRESSED = { amyitis: 'river', babylon: 'tower', jardins: 'irrigation' };

for (const [game, wanted] of Object.entries(UNPRESSED)) {
  test(`keys lead to what can't be pressed in ${game}, and back`, options, async () => {
    const page = await visitor(house);
    await startAgainstBots(page, game);
    await page.locator(CAN).first().waitFor();
    await page.keyboard.press('n');
    const ply = () => page.evaluate(() => document.activeElement?.getAttribute('data-ply'));
    const before = await ply();
    assert.ok(before);
    const said = page.locator('[data-explanation]');
    const seen = [];
    while (seen.at(-1) !== wanted) {
      await page.keyboard.press('w');
      const key = await said.getAttribute('data-explanation');
      assert.ok(!seen.includes(key), `${key} comes again before ${wanted}`);
      assert.ok(await said.evaluate((sheet) => sheet === document.activeElement), key);
      seen.push(key);
    }
    const thing = page.locator(`.stage [data-about=${wanted}]`).first();
    assert.ok(await thing.evaluate((node) => node.closest('button, [role=button]') === null));
    const edges = (one) => one.evaluate((node) => node.getBoundingClientRect().toJSON());
    const [ring, box] = [await edges(page.locator('.ring')), await edges(thing)];
    assert.ok(ring.left < box.left && ring.right > box.right, 'the ring is around it');
    assert.deepEqual(await judge(page, `explained in ${game}`), []);
    await page.keyboard.press('Shift+W');
    if (seen.length > 1) assert.equal(await said.getAttribute('data-explanation'), seen.at(-2));
    await page.keyboard.press('F2');
    assert.equal(await said.getAttribute('data-explanation'), wanted);
    await page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });
    assert.equal(await ply(), before);
    // The paragraph is one key away.
    await page.keyboard.press('w');
    await said.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.rules .cited').waitFor();
    await leave(page);
  });
}

test('a long press explains and decides nothing', options, async () => {
  const page = await visitor(house, PHONE);
  let sent = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)));
  await startAgainstBots(page, 'jardins');
  await page.locator('.now.mine').waitFor();
  const card = page.locator('.stage .market button[data-ply]:not([aria-disabled=true])').first();
  await card.scrollIntoViewIfNeeded();
  const number = await page.getAttribute('.play', 'data-number');
  const { x, y, width, height } = await card.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.locator('[data-explanation]').waitFor();
  sent = [];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // What the touch meant has been done two frames later.
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await frame();
  await frame();
  assert.deepEqual(sent, []);
  assert.equal(await page.getAttribute('.play', 'data-number'), number);
  assert.equal(await page.locator('[data-explanation]').count(), 1);
  await leave(page);
});
