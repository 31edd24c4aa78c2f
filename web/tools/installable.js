// What makes the page a program that can be installed: a manifest for each language, and the worker that knows this build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const LANGUAGES = ['en', 'fr'];
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** A message of the page, as the manifest needs it. */
function speaker(language) {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(read(`../../locales/${language}/web.ftl`)));
  return (id) => bundle.formatPattern(bundle.getMessage(id).value);
}

function manifest(language) {
  const say = speaker(language);
  const icon = (name, sizes, purpose) => ({
    src: `/icons/${name}.png`,
    sizes: `${sizes}x${sizes}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: say('web-install-name'),
    short_name: say('web-install-name'),
    description: say('web-install-about'),
    display: 'standalone',
    categories: ['games'],
    // The glaze and the ground of the light theme: a manifest knows only one.
    theme_color: '#1b3f92',
    background_color: '#f6efdf',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      { src: '/emblem.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}

/** Everything the page without a house needs: its own parts, and the words of the page in all languages. */
function shell(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const found = new Set(['/offline.html', '/emblem.svg']);
  const need = (chunk) => {
    if (!chunk || found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(`/${file}`);
    for (const file of chunk.viteMetadata?.importedAssets ?? []) found.add(`/${file}`);
    for (const file of chunk.imports) need(bundle[file]);
  };
  const words = /locales\/(en|fr)\/(game|minds|house|web)\.ftl/;
  for (const chunk of chunks) {
    const { facadeModuleId } = chunk;
    if (facadeModuleId?.endsWith('/offline.html') || words.test(facadeModuleId ?? '')) need(chunk);
  }
  return [...found].sort();
}

export function installable() {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const language of LANGUAGES) {
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: `${JSON.stringify(manifest(language), null, 2)}\n`,
        });
      }
      const files = shell(bundle);
      const template = read('../src/offline/worker.js');
      const names = Object.keys(bundle).sort().join('\n');
      const build = createHash('sha256').update(names).update(template).digest('hex').slice(0, 16);
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: template
          .replace('%BUILD%', `semiramis-${build}`)
          .replace('%SHELL%', JSON.stringify(files)),
      });
    },
  };
}
