// Babylon's scene: how it is turned, that it rests, that it comes back when the browser has lost it, and what else one can do there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fake, fixture } from '../tools/fake.js';
import { CAN, framesPass, leave, visitor } from './player.js';
import { withHouse } from './withHouse.js';

const options = { timeout: 150_000 };
const RECORD = 'crates/babylon/tests/records/4-players.sem';
const GARDEN = '.garden canvas';
const house = withHouse();

/** A table late in a game, where a tile can be placed. */
async function late(given = {}) {
  const end = await fixture(RECORD);
  let shown = end;
  for (let ply = end.ply; shown.view.step !== 'build' || shown.legal.length < 40; ply -= 1)
    shown = await fixture(RECORD, ply);
  const page = await visitor(house, { webgl: true, serviceWorkers: 'block', ...given });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      const made = getContext.call(this, kind, ...rest);
      if (kind === 'webgl2') globalThis.renderer = made;
      return made;
    };
  });
  await fake(page, shown);
  await page.goto('/t/fake');
  await rested(page);
  return page;
}
const rested = (page) =>
  page.locator(`${GARDEN}[data-light=full][data-shown=refined]`).waitFor({ timeout: 60_000 });

/** Where the first column's name is: it moves when the camera does. */
const where = (page) =>
  page
    .locator('.garden .coordinate')
    .first()
    .evaluate((mark) => {
      const { x, y } = mark.getBoundingClientRect();
      return `${Math.round(x)} ${Math.round(y)}`;
    });
const frames = (page) => page.locator(GARDEN).evaluate((canvas) => Number(canvas.dataset.frames));
/** What can be seen: the colours of some points of the picture. */
const colours = (page) =>
  page.locator(GARDEN).evaluate((canvas) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4 * 997) seen.add(data.slice(at, at + 4).join());
    return seen.size;
  });

test('a hand turns the garden, and a drag is no click', options, async () => {
  const page = await late();
  const { x, y, width, height } = await page.locator(GARDEN).boundingBox();
  const [mx, my] = [x + width / 2, y + height / 2];
  const home = await where(page);
  await page.mouse.move(mx, my);
  await page.mouse.down();
  await page.mouse.move(mx + 60, my, { steps: 4 });
  await page.mouse.move(mx + 140, my + 30, { steps: 4 });
  await page.mouse.up();
  const turned = await where(page);
  assert.notEqual(turned, home);
  assert.equal(await page.locator('[role=alert]').count(), 0, 'nothing was pressed');
  const drawn = await frames(page);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction(
    ([canvas, drawn]) => Number(document.querySelector(canvas).dataset.frames) > drawn,
    [GARDEN, drawn],
  );
  assert.notEqual(await where(page), turned, 'the wheel comes closer');
  await rested(page);
  const near = await where(page);
  // It is remembered.
  await page.reload();
  await rested(page);
  assert.equal(await where(page), near);
  for (const key of ['q', 'e', '+', '-']) {
    const before = await where(page);
    await page.keyboard.press(key);
    assert.notEqual(await where(page), before, key);
  }
  await page.keyboard.press('z');
  assert.equal(await where(page), home);
  await leave(page);
});

test('nothing is drawn while nothing moves', options, async () => {
  const page = await late();
  const before = await frames(page);
  await framesPass(page, 90);
  assert.equal(await frames(page), before);
  assert.ok((await colours(page)) > 100, 'the garden is seen');
  await leave(page);
});

test('a lost picture comes back', options, async () => {
  const page = await late();
  const before = await frames(page);
  await page.evaluate(() => {
    const lose = globalThis.renderer.getExtension('WEBGL_lose_context');
    lose.loseContext();
    setTimeout(() => lose.restoreContext(), 200);
  });
  await page.waitForFunction(
    ([canvas, before]) => Number(document.querySelector(canvas).dataset.frames) > before,
    [GARDEN, before],
  );
  await page.keyboard.press('e');
  await rested(page);
  assert.ok((await colours(page)) > 100, 'the garden is seen again');
  await leave(page);
});

test('the plan has the same places as the scene', options, async () => {
  const page = await late();
  const places = () =>
    page.locator(CAN).evaluateAll((all) => all.map((one) => one.getAttribute('data-ply')).sort());
  const inScene = await places();
  await page.keyboard.press('x');
  await page.locator('.garden .plan').waitFor();
  assert.deepEqual(await places(), inScene);
  await page.keyboard.press('x');
  await page.locator(GARDEN).waitFor();
  await leave(page);
});

test('another garden is enlarged by a click, and one’s own comes back', options, async () => {
  const page = await late();
  await page.locator('.other button').first().click();
  await page.locator('.other-garden canvas[data-light=full]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator(GARDEN).isVisible(), false);
  await page.locator('.other-garden header button').click();
  await page.locator(GARDEN).waitFor();
  await leave(page);
});

test(
  'the floor is chosen by the height that is pointed at, by a key, and by what is offered',
  options,
  async () => {
    const page = await late();
    const ghost = page.locator('.garden polygon.ghost.fits');
    const ways = page.locator('.ways [aria-pressed]');
    const { x, y, width, height } = await page.locator(GARDEN).boundingBox();
    // Until there is a place with several ways.
    for (let at = 0; at < 200 && (await ways.count()) < 2; at += 1) {
      const [across, down] = [((at % 14) + 0.5) / 14, (Math.floor(at / 14) + 3.5) / 18];
      await page.mouse.move(x + width * across, y + height * down);
    }
    await ghost.waitFor();
    const pressed = () => page.locator('.ways [aria-pressed=true]').getAttribute('aria-label');
    const first = await pressed();
    await page.keyboard.press('f');
    assert.notEqual(await pressed(), first);
    await page.locator('[role=tooltip]').waitFor();
    await leave(page);
  },
);
