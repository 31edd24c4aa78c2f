// Pictures of every screen and every board, at desktop and phone size, light, dark and in French, into screenshots/.
//   npm run screenshots            everything
//   npm run screenshots -- boards  only the boards (from records, without a house); `boards babylon` only one game's
//   npm run screenshots -- screens only what is around tables: lobby, accounts, new tables, rules, lessons
//   npm run screenshots -- tables  only what happens at a table: refusals, hints, clocks, company, lost lines
//   npm run screenshots -- readme  only those of the README, into docs/pictures/
//   npm run screenshots -- looking only games looked at again: replay, analysis, statistics
import { mkdir } from 'node:fs/promises';
import { launch } from './browser.js';
import { boards } from './pictures/boards.js';
import { folder } from './pictures/camera.js';
import { looking } from './pictures/looking.js';
import { readme } from './pictures/readme.js';
import { screens } from './pictures/screens.js';
import { tables } from './pictures/tables.js';

const [only, game] = process.argv.slice(2);
const groups = { boards, screens, tables, looking, readme };

await mkdir(folder, { recursive: true });
const browser = await launch({ webgl: true });
for (const [name, take] of Object.entries(groups)) {
  if (!only || only === name) await take(browser, game);
}
await browser.close();
process.exit();
