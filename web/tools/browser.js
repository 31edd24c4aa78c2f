// Debian's Chromium, or the one that $CHROMIUM names, without a graphics card: without WebGL, or with one in which the processor draws.
import { chromium } from 'playwright-core';

export function launch({ webgl = false } = {}) {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const drawing = webgl ? '--enable-unsafe-swiftshader' : '--disable-3d-apis';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', drawing] });
}
