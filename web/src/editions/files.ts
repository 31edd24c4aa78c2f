import type { Figures } from './shape';

const key = (game: string) => `semiramis-edition-${game}`;

/** What was being edited when the page was left. */
export function keptDraft(game: string): Figures | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Figures) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(game: string, figures: Figures): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(figures));
  } catch {
    // A browser without room still edits.
  }
}

/** Gives a text to the reader as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
