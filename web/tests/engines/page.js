// A page of another engine, with the part of Playwright's page that the player of `../player.js` and its games use.
import { gripOf } from '../reach.js';

const STEP = 50;
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Tries until something comes of it. */
async function until(what, work, timeout) {
  const end = Date.now() + timeout;
  for (;;) {
    const value = await work();
    if (value) return value;
    if (Date.now() > end) throw new Error(`what was waited for did not come: ${what}`);
    await pause(STEP);
  }
}

/** What a page keeps of its own faults until they are asked for. Runs inside it, before everything else. */
function keepFaults() {
  globalThis.faults = [];
  const keep = (kind, text) => globalThis.faults.push({ kind, text });
  addEventListener('error', ({ message, error }) => {
    if (message) keep('pageerror', String(error?.stack ?? message));
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    keep('pageerror', String(reason?.stack ?? reason));
  });
  for (const kind of ['error', 'warn']) {
    const told = console[kind];
    console[kind] = (...words) => {
      keep('console', words.join(' '));
      told.apply(console, words);
    };
  }
}

/** Takes the scene away, as a browser without it would. Runs inside the page. */
function withoutWebGL() {
  const all = [HTMLCanvasElement, globalThis.OffscreenCanvas].filter(Boolean);
  for (const { prototype } of all) {
    const { getContext } = prototype;
    prototype.getContext = function (kind, ...rest) {
      return String(kind).startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
    };
  }
}

/** Like Playwright's: some of what a selector finds, looked for anew each time. */
class Locator {
  constructor(page, selector, at) {
    Object.assign(this, { page, selector, at });
  }
  first() {
    return this.nth(0);
  }
  nth(at) {
    return new Locator(this.page, this.selector, at);
  }
  async count() {
    const all = await this.evaluateAll((nodes) => nodes.length);
    return this.at === undefined ? all : Number(all > this.at);
  }
  evaluateAll(work, given) {
    const source = `(selector, given) => (${work})([...document.querySelectorAll(selector)], given)`;
    return this.page.evaluate(source, this.selector, given);
  }
  evaluate(work, given) {
    const source = `(selector, at, given) => (${work})(document.querySelectorAll(selector)[at], given)`;
    return this.page.evaluate(source, this.selector, this.at ?? 0, given);
  }
  innerText() {
    return this.evaluate((node) => node.innerText);
  }
  allInnerTexts() {
    return this.evaluateAll((nodes) => nodes.map((node) => node.innerText));
  }
  waitFor({ timeout = this.page.patience } = {}) {
    const seen = () =>
      this.evaluateAll((nodes, at) => {
        const wanted = at === null ? nodes : nodes.slice(at, at + 1);
        return wanted.some((node) => node.checkVisibility({ visibilityProperty: true }));
      }, this.at ?? null);
    return until(this.selector, seen, timeout);
  }
}

class EnginePage {
  patience = 20_000;
  #driver;
  #base;
  #heard = { pageerror: [], console: [] };

  constructor(driver, base) {
    this.#driver = driver;
    this.#base = base;
  }
  /** Where the pointer is, for what is pressed and let go. */
  mouse = {
    move: (x, y) =>
      this.#point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
    down: () => this.#point({ type: 'pointerDown', button: 0 }),
    up: () => this.#point({ type: 'pointerUp', button: 0 }),
  };
  #point(action) {
    const parameters = { pointerType: 'mouse' };
    return this.#driver.act([{ type: 'pointer', id: 'mouse', parameters, actions: [action] }]);
  }
  on(kind, hear) {
    this.#heard[kind]?.push(hear);
  }
  setDefaultTimeout(timeout) {
    this.patience = timeout;
  }
  waitForTimeout(time) {
    return pause(time);
  }
  locator(selector) {
    return new Locator(this, selector);
  }
  waitForSelector(selector) {
    return this.locator(selector).first().waitFor();
  }
  async evaluate(work, ...given) {
    const source = `async (text) => JSON.stringify((await (${work})(...JSON.parse(text))) ?? null)`;
    const text = await this.#driver.run(source, JSON.stringify(given));
    return JSON.parse(text) ?? undefined;
  }
  waitForFunction(work, given, { timeout = this.patience } = {}) {
    return until(work, () => this.evaluate(work, given), timeout);
  }
  async goto(path) {
    await this.tellFaults();
    await this.#driver.goto(String(new URL(path, this.#base)));
  }
  /** Presses the middle of what can be seen. */
  async click(selector) {
    const grip = () =>
      this.locator(selector)
        .first()
        .evaluate(gripOf)
        .catch(() => undefined);
    const place = await until(
      selector,
      async () => {
        const found = await grip();
        return found?.x === undefined ? undefined : found;
      },
      this.patience,
    );
    await this.mouse.move(place.x, place.y);
    await this.mouse.down();
    await this.mouse.up();
  }
  shot() {
    return this.#driver.shot();
  }
  /** Says what went wrong in the page so far to whoever listens. */
  async tellFaults() {
    const faults = await this.evaluate(() => globalThis.faults?.splice(0) ?? []);
    for (const { kind, text } of faults) {
      const told = kind === 'console' ? { type: () => 'error', text: () => text } : text;
      for (const hear of this.#heard[kind]) hear(told);
    }
  }
  context() {
    return {
      close: async () => {
        await this.tellFaults();
        await this.#driver.close();
      },
    };
  }
}

/** A browser like Playwright's, over the drivers of an engine. */
export function asBrowser(engine, { webgl }) {
  const own = webgl ? [keepFaults] : [keepFaults, withoutWebGL];
  return {
    async newContext({ viewport, baseURL }) {
      const scripts = own.map((work) => `(${work})();`);
      return {
        addInitScript: (work, given) => scripts.push(`(${work})(${JSON.stringify(given)});`),
        async newPage() {
          const driver = await engine.open({ script: scripts.join('\n'), ...viewport });
          const page = new EnginePage(driver, baseURL);
          await page.waitForFunction(
            ({ width, height }) => innerWidth === width && innerHeight === height,
            viewport,
          );
          return page;
        },
      };
    },
    close: () => engine.close(),
  };
}
