/** Whether the page is dark, as its theme or the reader's system wants it. */

import { createSubscriber, MediaQuery } from 'svelte/reactivity';

const system = new MediaQuery('prefers-color-scheme: dark');
const subscribe = createSubscriber((update) => {
  const watch = new MutationObserver(update);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
});

export function isDark(): boolean {
  subscribe();
  const theme = document.documentElement.dataset['theme'];
  return theme === 'dark' || (theme !== 'light' && system.current);
}
