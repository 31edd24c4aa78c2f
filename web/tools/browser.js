// Debian's Chromium, or the one that $CHROMIUM names.
import { chromium } from 'playwright-core';

export function launch() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
