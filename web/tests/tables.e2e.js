// Several tables at once, with the limits that every house has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anotherTab, decide, leave, startAgainstBots, visitor } from './player.js';
import { withHouse } from './withHouse.js';

const house = withHouse({ usualLimits: true });
const DECISIONS = 30;

/** Decides as soon as anything can be decided; what is clicked must happen, or `decide` fails. */
async function hurry(page, game) {
  await startAgainstBots(page, game);
  for (let made = 0; made < DECISIONS; made += 1) {
    if (!(await decide(page))) return;
    assert.equal(await page.locator('[role=alert]').count(), 0, `${game} refuses`);
  }
}

test(
  'three tables are played at once in one browser, and none waits',
  { timeout: 240_000 },
  async () => {
    const first = await visitor(house);
    const answers = [];
    first.context().on('response', (answer) => answers.push(answer));
    const tabs = [first, await anotherTab(first), await anotherTab(first)];
    await Promise.all(['amyitis', 'babylon', 'jardins'].map((game, at) => hurry(tabs[at], game)));
    const refused = answers.filter((answer) => answer.status() >= 400);
    assert.deepEqual(
      refused.map((answer) => `${answer.status()} ${answer.url()}`),
      [],
    );
    for (const tab of tabs) assert.deepEqual(tab.faults, []);
    await leave(first);
  },
);
