// WebKitGTK from Debian's packages, driven by plain WebDriver over HTTP in a bare window, which can be as small as a phone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { ended, freePort, openScreen, run } from './screen.js';

const WINDOW = fileURLToPath(new URL('webkit_window.py', import.meta.url));
/** The system's packages of Python are not in an environment of one's own. */
const RUN = ['/usr/bin/python3', WINDOW];

/** Calls a WebDriver; what it refuses is an error. */
function caller(port) {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(90_000),
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${path}: ${value.message}`);
    return value;
  };
}

/** It says nothing when it is ready, but answers. */
async function ready(call, driver) {
  for (;;) {
    const status = await call('GET', '/status').catch(() => undefined);
    if (status) return;
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver does not start');
    await pause(50);
  }
}

class Window {
  constructor(call, driver, folder) {
    Object.assign(this, { call, driver, folder });
  }
  goto(url) {
    return this.call('POST', '/url', { url });
  }
  /** Runs a function that is given and returns a text. */
  async run(source, text) {
    const script = `const done = arguments[1];
      (${source})(arguments[0]).then((text) => done({ text }), (error) => done({ error: String(error) }));`;
    const answer = await this.call('POST', '/execute/async', { script, args: [text] });
    if (answer.error) throw new Error(answer.error);
    return answer.text;
  }
  act(actions) {
    return this.call('POST', '/actions', { actions });
  }
  async shot() {
    return Buffer.from(await this.call('GET', '/screenshot'), 'base64');
  }
  async close() {
    await this.call('DELETE', '').catch(() => undefined);
    await ended(this.driver);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A driver serves one session; a window of its own, that nobody has used, comes with each. */
async function openWindow(screen, { script, width, height }) {
  const folder = await mkdtemp(join(tmpdir(), 'semiramis-webkit-'));
  await writeFile(join(folder, 'script.js'), script);
  const port = await freePort();
  const env = {
    ...screen.env,
    SEMIRAMIS_SCRIPT: join(folder, 'script.js'),
    // Without a graphics card Mesa may end the page.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const driver = run('WebKitWebDriver', [`--port=${port}`], env);
  const call = caller(port);
  await ready(call, driver);
  const [binary, ...args] = RUN;
  const wish = { 'webkitgtk:browserOptions': { binary, args } };
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: wish } });
  const window = new Window(
    (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
    driver,
    folder,
  );
  await window.call('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 });
  await window.call('POST', '/window/rect', { width, height });
  return window;
}

export async function openWebKit() {
  const screen = await openScreen();
  return {
    open: (wish) => openWindow(screen, wish),
    close: () => ended(screen.child),
  };
}
