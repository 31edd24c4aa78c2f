// Debian's Chromium, or the one that $CHROMIUM names, without a graphics card: without WebGL, or with one in which the processor draws.
// With $ENGINE, which is `firefox` or `webkit`, another one (see `tests/engines/`).
import { chromium } from 'playwright-core';

const ENGINES = {
  firefox: async () => (await import('../tests/engines/firefox.js')).openFirefox(),
  webkit: async () => (await import('../tests/engines/webkit.js')).openWebKit(),
};

export async function launch({ webgl = false } = {}) {
  const { ENGINE: name = 'chromium' } = process.env;
  if (name !== 'chromium') return launchOther(name, { webgl });
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const drawing = webgl ? '--enable-unsafe-swiftshader' : '--disable-3d-apis';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', drawing] });
}

async function launchOther(name, wish) {
  const open = ENGINES[name];
  if (!open) throw new Error(`there is no engine named ${name}: chromium, firefox or webkit`);
  const { asBrowser } = await import('../tests/engines/page.js');
  return asBrowser(await open(), wish);
}
