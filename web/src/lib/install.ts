import type { Language } from './fluent';

/** The worker answers where there is no house; only the built page has one. */
export function install(go: (path: string) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything works as long as there is a line.
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  // A click on a call goes to its table without loading the page anew.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('go' in data)) return;
    go(String(data.go));
  });
}

/** The page is installed under its name in the reader's language. */
export function nameProgram(language: Language): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest) manifest.href = `/manifest.${language}.webmanifest`;
}
