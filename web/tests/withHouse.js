// What every file of browser tests begins with.
import { after, before } from 'node:test';
import { House } from './house.js';
import { closeBrowser } from './player.js';

/** A house for all tests of a file: it opens before the first, and is closed after the last together with the browser. */
export function withHouse({ usualLimits = false } = {}) {
  const house = new House();
  house.usualLimits = usualLimits;
  before(() => house.begin());
  after(async () => {
    await closeBrowser();
    await house.close();
  });
  return house;
}
