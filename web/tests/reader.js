// Somebody who does not use a mouse: by keys alone, or through the text view; and the judge of screens.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { below } from './chance.js';
import { number } from './player.js';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** On drawn boards the figures within pieces are part of the picture; what a piece is called says them in words. */
const PICTURED = 'label-content-name-mismatch';

/** What axe-core finds on the screen, in light and dark, each as one line; nothing is as it should be. */
export async function judge(page, where) {
  const found = [];
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(
      () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
    );
    const { violations } = await page.evaluate(() =>
      globalThis.axe.run(document, { resultTypes: ['violations'] }),
    );
    for (const { id, nodes } of violations) {
      for (const { target, any } of nodes) {
        if (
          id === PICTURED &&
          (await page.locator(`:is(.stage:not(.text), .replay-board) ${target}`).count())
        )
          continue;
        found.push(`${where} (${colorScheme}): ${id} at ${target} ${any[0]?.message ?? ''}`);
      }
    }
  }
  return found;
}

/** How it stands, as the page shows it. */
const look = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('.play');
    const active = document.activeElement;
    const legal = '[data-ply]:not([aria-disabled="true"])';
    return {
      over: document.querySelector('main section tfoot') !== null,
      number: Number(root?.getAttribute('data-number') ?? -1),
      confirm: document.querySelector('.top .tools button.primary') !== null,
      can: root?.querySelector(legal) != null,
      on: active?.matches(legal) ?? false,
      lost: active === null || active === document.body,
      mine: document.querySelector('.now.mine') !== null,
    };
  });

const moved = (page, before) =>
  page
    .waitForFunction(
      (before) =>
        Number(document.querySelector('.play')?.getAttribute('data-number')) !== before ||
        document.querySelector('main section tfoot'),
      before,
      { timeout: 700, polling: 30 },
    )
    .catch(() => undefined);

/** Goes on until the game is over; `act` does something while there is something to decide. */
async function untilTheEnd(page, act, most = 1500) {
  for (let step = 0; step < most; step += 1) {
    const now = await look(page);
    if (now.over) return;
    if (now.can || now.confirm) await act(now);
    else await moved(page, now.number);
  }
  throw new Error(`nothing goes on: ${await page.locator('.now').innerText()}`);
}

/** Plays a whole game with keys and nothing else; once it has begun, the focus is never lost. */
export async function playByKeys(page) {
  let begun = false;
  await untilTheEnd(page, async ({ number: before, confirm, on, lost }) => {
    assert.ok(!begun || !lost, 'the focus is lost');
    if (confirm) await page.keyboard.press('c');
    else {
      const steps = (on ? 0 : 1) + below(4);
      for (let step = 0; step < steps; step += 1) await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      begun = true;
    }
    // What is pressed may only begin a decision; then the next press goes on.
    await page.waitForTimeout(20);
    if ((await number(page)) === before) await moved(page, before);
  });
}

/** Plays a whole game by the buttons of the text view, which has every decision and says everything in words. */
export async function playByText(page) {
  const plies = '.reading [data-ply]:not([aria-disabled="true"])';
  await untilTheEnd(page, async ({ number: before }) => {
    const seen = await page.evaluate((plies) => {
      const shown = [...document.querySelectorAll(plies)];
      const all = document.querySelector('main > details > summary')?.textContent ?? '';
      return {
        plies: new Set(shown.map((button) => button.dataset.ply)).size,
        all: Number(/\d+/.exec(all)?.[0] ?? (all ? 1 : 0)),
        unsaid: document.querySelector('.reading')?.textContent.match(/⟨[^⟩]*⟩/)?.[0] ?? '',
        number: Number(document.querySelector('.play').getAttribute('data-number')),
      };
    }, plies);
    if (seen.number !== before) return;
    assert.equal(seen.unsaid, '');
    assert.equal(seen.plies, seen.all, 'every decision has its button');
    const button = page.locator(plies).nth(below(seen.plies));
    await button.focus({ timeout: 500 }).catch(() => undefined);
    await page.keyboard.press('Enter');
    await moved(page, before);
  });
}
