// How long a click, a key and the ghost of a tile take until they are painted, in games as wide as they get; and how long the page
// itself works for a decision, from the pointer's way there to what the house answers, which does not depend on what else the machine does.
//   npm run interaction             all three
//   npm run interaction -- babylon  one of them
import { House } from '../tests/house.js';
import { CAN, closeBrowser, decide, makeTable, visitor } from '../tests/player.js';

const SEATS = { amyitis: 4, babylon: 4, jardins: 5 };
const CLICKS = Number(process.env.CLICKS ?? 60);
const wanted = process.argv.slice(2);
const bot = { kind: 'bot', level: 'pupil' };

/** Counts in the page: clicks and keys by the Event Timing API; movements of the pointer, which it leaves out, to the next frame. */
function count() {
  globalThis.painted = { click: [], keydown: [], pointermove: [] };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) globalThis.painted[name]?.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const channel = new MessageChannel();
  const waiting = [];
  // A message posted in a frame is heard after it was painted.
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const began of waiting.splice(0)) globalThis.painted.pointermove.push(now - began);
  };
  addEventListener(
    'pointermove',
    ({ timeStamp }) => {
      waiting.push(timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(0));
    },
    { capture: true },
  );
}

/** Milliseconds that the page has worked so far: layout, styles, scripts, painting. */
async function clock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
}

/** Lets the ghost of a tile wander over the garden, and turns it. */
async function wander(page) {
  const garden = await page
    .locator('.garden .stage')
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  if (!garden) return;
  for (let at = 0; at < 24; at += 1) {
    const [x, y] = [
      garden.x + garden.width * (0.15 + at / 36),
      garden.y + garden.height * (at % 7) * 0.12,
    ];
    await page.mouse.move(x, y);
    if (at % 8 === 0) await page.keyboard.press('r');
  }
}

function line(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return `${String(sorted.length).padStart(5)} measured: half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, all within ${at(1)} ms`;
}

const house = await House.open();
for (const [game, seats] of Object.entries(SEATS).filter(
  ([game]) => wanted.length === 0 || wanted.includes(game),
)) {
  const page = await visitor(house, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(count);
  await makeTable(page, { game, seats: [{ kind: 'me' }, ...Array(seats - 1).fill(bot)] });
  const worked = await clock(page);
  const work = [];
  for (let clicks = 0; clicks < CLICKS; clicks += 1) {
    await page.locator(`${CAN}, main section tfoot`).first().waitFor();
    if (await page.locator('main section tfoot').count()) break;
    if (game === 'babylon') await wander(page);
    const before = await worked();
    await decide(page);
    work.push((await worked()) - before);
  }
  const painted = await page.evaluate(() => globalThis.painted);
  for (const [what, values] of Object.entries({ ...painted, work: work })) {
    if (values.length > 0) console.log(`${game.padEnd(8)} ${what.padEnd(12)} ${line(values)}`);
  }
  await page.context().close();
}
await closeBrowser();
await house.close();
