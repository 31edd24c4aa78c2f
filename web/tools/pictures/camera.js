// Who takes the pictures: every size and every look, each with a fresh page.
export const folder = new URL('../../screenshots/', import.meta.url).pathname;
export const GAMES = ['amyitis', 'babylon', 'jardins'];

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
export const LOOKS = {
  light: { colorScheme: 'light', language: 'en' },
  dark: { colorScheme: 'dark', language: 'en' },
  french: { colorScheme: 'light', language: 'fr' },
};
const SETTINGS = { theme: 'system', motion: 'off', pace: 'instant', forced: true };

/** The buttons at the end of the head line. */
export const menu = (page, at) => page.locator('header button[popovertarget]').nth(at);

/** Waits until the pictures of a scene that are in sight are as good as they get. */
async function refined(page) {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.garden canvas, .quarry canvas')].every(
        (canvas) => !canvas.checkVisibility() || canvas.dataset.shown === 'refined',
      ),
    null,
    { timeout: 20_000 },
  );
}

/** Somebody whom the house does not know yet, with a page of his own. */
export async function somebody(browser, { baseURL, viewport, colorScheme, language }) {
  const options = { viewport, colorScheme, baseURL, reducedMotion: 'reduce' };
  const context = await browser.newContext(options);
  await context.addInitScript(
    ([language, settings]) => {
      localStorage.setItem('semiramis-language', language);
      localStorage.setItem('semiramis-settings', settings);
    },
    [language, JSON.stringify(SETTINGS)],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => console.error(String(error)));
  return page;
}

/**
 * Runs a work for every size and look. It is given a page, `shoot(name)` which takes a picture of it, the size, and
 * `another()`, the page of somebody else. A picture that could not be taken is told, and the others go on.
 */
export async function everywhere(browser, baseURL, work, looks = LOOKS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const [look, { colorScheme, language }] of Object.entries(looks)) {
      const pages = [];
      const another = async () => {
        pages.push(await somebody(browser, { baseURL, viewport, colorScheme, language }));
        return pages.at(-1);
      };
      const page = await another();
      const shoot = async (name, fullPage = false, of = page) => {
        await of.waitForTimeout(250);
        await refined(of);
        // What sticks to the screen belongs to the top of a long picture.
        if (fullPage) await of.evaluate(() => scrollTo(0, 0));
        await of.screenshot({ path: `${folder}${name}-${size}-${look}.png`, fullPage });
      };
      await work(page, shoot, { phone: size === 'phone', another }).catch((error) => {
        process.exitCode = 1;
        console.error(`${size}, ${look}: ${error}`);
      });
      for (const page of pages) await page.context().close();
    }
  }
}
