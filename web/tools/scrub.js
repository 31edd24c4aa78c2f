// How smoothly a replay is leafed through: the slider is dragged over hundreds of plies of each game in a real browser, and no frame may take more than 50 ms.
//   node tools/scrub.js [GAME]
import { readFileSync } from 'node:fs';
import { House } from '../tests/house.js';
import { root } from './binary.js';
import { launch } from './browser.js';

const LONGEST = 50;
const RECORDS = {
  amyitis: 'crates/amyitis/tests/records/eager-3.sem',
  babylon: 'crates/babylon/tests/records/4-players.sem',
  jardins: 'crates/jardins/tests/records/5-players.sem',
};
const [only] = process.argv.slice(2);

/** In the page: one step, until it is drawn. */
async function step(to) {
  const slider = document.querySelector('.controls input');
  slider.value = String(to);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

/** How long the page's own thread works on each of some steps, whatever else the machine does. */
async function threadTimes(page, last, steps) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const times = [];
  for (let at = 0; at < steps; at += 1) {
    const before = await spent();
    await page.evaluate(step, Math.round((last * at) / steps));
    times.push((await spent()) - before);
  }
  return times;
}

/** In the page: drags the slider there and back, a step a frame, and tells how long each took. */
async function scrub(steps) {
  const slider = document.querySelector('.controls input');
  const last = Number(slider.max);
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  const works = [];
  const deltas = [];
  let before = await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let at = 0; at < steps; at += 1) {
    const along = (at * 2) / steps;
    const to = Math.round(last * (along < 1 ? along : 2 - along));
    const begun = performance.now();
    slider.value = String(to);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    // Style, layout and what effects there are belong to the step, too.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    works.push(performance.now() - begun);
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    deltas.push(now - before);
    before = now;
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { last, works, deltas, tasks: tasks.map(({ duration }) => duration) };
}

function figures(list) {
  const sorted = [...list].sort((one, other) => one - other);
  const at = (share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)} ms`;
}

const house = await House.open();
const browser = await launch();
for (const [game, record] of Object.entries(RECORDS)) {
  if (only && only !== game) continue;
  const page = await browser.newPage({
    baseURL: house.address,
    viewport: { width: 1280, height: 800 },
  });
  await page.goto('/');
  const text = readFileSync(`${root}${record}`, 'utf8');
  await page.evaluate((text) => sessionStorage.setItem('semiramis-record', text), text);
  const asked = performance.now();
  await page.goto('/replay');
  await page.locator('.controls input').waitFor();
  await page.waitForTimeout(1000);
  const opened = performance.now() - asked - 1000;
  // The first turn compiles what is used.
  await page.evaluate(scrub, 60);
  const { last, works, deltas, tasks } = await page.evaluate(scrub, 600);
  console.log(`${game}: ${last} plies, opened in ${opened.toFixed(0)} ms, 600 steps`);
  console.log(`  work of a step: ${figures(works)}`);
  console.log(
    `  frame to frame: ${figures(deltas)}; over ${LONGEST} ms: ${deltas.filter((one) => one > LONGEST).length}`,
  );
  console.log(`  work of the page's thread: ${figures(await threadTimes(page, last, 100))}`);
  console.log(`  long tasks: ${tasks.length}`);
  if (deltas.some((one) => one > LONGEST)) process.exitCode = 1;
  await page.close();
}
await browser.close();
await house.close();
