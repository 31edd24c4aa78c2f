// Draws the icons of the installed program from the emblem, into public/icons/. Run it when the emblem changes.
//   node tools/icons.js
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { launch } from './browser.js';

const place = new URL('../public/', import.meta.url);
const emblem = await readFile(new URL('emblem.svg', place), 'utf8');
const inner = emblem.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const [, sky] = /<rect[^>]*fill="(#\w+)"/.exec(emblem);

/** As it is, with its round corners; or on a full ground with room around, for systems that cut their own shape. */
const pictures = {
  icon: emblem,
  maskable: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${sky}"/><g transform="translate(9.6 9.6) scale(.7)">${inner}</g></svg>`,
};

const browser = await launch();
const page = await browser.newPage();
await mkdir(new URL('icons/', place), { recursive: true });
for (const [name, svg] of Object.entries(pictures)) {
  for (const size of [192, 512]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    await writeFile(new URL(`icons/${name}-${size}.png`, place), picture);
  }
}
await browser.close();
