// Boards from records, without a house: each game early, in the middle, late and at its end, and at every number of players.
import { preview } from 'vite';
import { fake, fixture } from '../fake.js';
import { everywhere, GAMES, LOOKS } from './camera.js';

const records = (game) => `crates/${game}/tests/records`;
/** A whole game of three, for each game. */
export const WHOLE = {
  amyitis: `${records('amyitis')}/eager-3.sem`,
  babylon: `${records('babylon')}/3-players-box.sem`,
  jardins: `${records('jardins')}/3-players-box.sem`,
};
const FEWER_AND_MORE = {
  amyitis: {
    2: `${records('amyitis')}/eager-2.sem`,
    4: `${records('amyitis')}/eager-4.sem`,
  },
  babylon: {
    2: `${records('babylon')}/2-players-options.sem`,
    4: `${records('babylon')}/4-bots-box.sem`,
  },
  jardins: {
    1: `${records('jardins')}/solo-expert-box.sem`,
    2: `${records('jardins')}/2-players-box.sem`,
    4: `${records('jardins')}/4-players-box.sem`,
    5: `${records('jardins')}/5-players-box.sem`,
  },
};
const { light, dark } = LOOKS;
/** The tabs of a phone. */
const TABS = ['board', 'mine', 'others', 'log'];

/** The first decision at or after a share of the game, so that there is something to click. */
export async function near(record, share) {
  const end = await fixture(record);
  for (let ply = Math.round(end.ply * share); ply < end.ply; ply += 1) {
    const shown = await fixture(record, ply);
    if (shown.turn !== null && shown.legal.length > 1) return shown;
  }
  return end;
}

async function take(browser, address, name, shown, looks) {
  const work = async (page, shoot, { phone }) => {
    await fake(page, shown);
    await page.goto('/t/fake');
    await page.waitForSelector('.stage > *');
    if (!phone) return shoot(name);
    for (const [at, tab] of TABS.entries()) {
      await page.locator('nav button').nth(at).click();
      await shoot(`${name}-${tab}`, true);
    }
  };
  await everywhere(browser, address, work, looks);
}

export async function boards(browser, only) {
  const server = await preview({ preview: { port: 5191 } });
  const [address] = server.resolvedUrls.local;
  for (const game of GAMES.filter((game) => !only || game === only)) {
    for (const [when, share] of Object.entries({ early: 0.08, middle: 0.5, late: 0.92, end: 1 }))
      await take(browser, address, `${game}-${when}`, await near(WHOLE[game], share));
    for (const [players, record] of Object.entries(FEWER_AND_MORE[game])) {
      for (const [when, share] of Object.entries({ middle: 0.5, late: 0.9, end: 1 })) {
        const name = `${game}-of-${players}-${when}`;
        await take(browser, address, name, await near(record, share), { light, dark });
      }
    }
  }
  await server.close();
}
