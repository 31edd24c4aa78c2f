import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './tools/compressed.js';
import { installable } from './tools/installable.js';

const house = process.env['SEMIRAMIS_HOUSE'] ?? 'http://127.0.0.1:7373';

export default defineConfig({
  plugins: [svelte(), installable(), compressed()],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: house, ws: true } },
  },
  build: {
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // Small fonts and pictures stay files: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['index.html', 'offline.html'] },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
