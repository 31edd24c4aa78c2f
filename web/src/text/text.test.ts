import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import amyitisMoments from '../boards/amyitis/moments.jsonl?raw';
import Amyitis from '../boards/amyitis/Text.svelte';
import babylonMoments from '../boards/babylon/moments.jsonl?raw';
import Babylon from '../boards/babylon/Text.svelte';
import jardinsMoments from '../boards/jardins/moments.jsonl?raw';
import Jardins from '../boards/jardins/Text.svelte';
import { LANGUAGES, messages, Speaker } from '../lib/fluent';

interface Moment {
  name: string;
  legal: string[];
  view: { players?: unknown[]; gardens?: unknown[]; mover?: number; turn?: number };
}
const read = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment);
const GAMES: [string, Component<never>, Moment[]][] = [
  ['amyitis', Amyitis, read(amyitisMoments)],
  ['babylon', Babylon, read(babylonMoments)],
  ['jardins', Jardins, read(jardinsMoments)],
];
let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

function lay(Text: Component<never>, { view, legal }: Moment, speaker?: Speaker) {
  const [choose, refuse] = [vi.fn(), vi.fn()];
  const seats = (view.players ?? view.gardens ?? []).map((_, seat) => seat);
  const props = {
    view,
    legal: new Set(legal),
    seat: view.mover ?? view.turn ?? 0,
    players: seats.map((seat) => ({ name: `Player ${seat + 1}`, seat })),
    choose,
    refuse,
    say: (id: string, args?: Record<string, never>) => speaker?.word(id, args) ?? id,
    explain: (ply: string) => Promise.resolve([`to ${ply}`]),
    still: true,
  };
  shown = mount(Text as never, { target: document.body, props: props as never });
  flushSync();
  return { choose, refuse };
}
const button = (ply: string) => document.querySelector<HTMLElement>(`[data-ply="${ply}"]`);

describe.each(GAMES)('%s as text', (game, Text, moments) => {
  const few = moments.filter((_, at) => at % 4 === 0);

  test.each(moments.map((moment) => [moment.name, moment] as const))(
    'has a button for every decision: %s',
    (_, moment) => {
      const { choose, refuse } = lay(Text, moment);
      for (const ply of moment.legal) {
        button(ply)?.click();
        expect(choose).toHaveBeenLastCalledWith(ply);
      }
      const refused = document.querySelector<HTMLElement>('[data-ply][aria-disabled="true"]');
      refused?.click();
      if (refused) expect(refuse).toHaveBeenLastCalledWith(refused.dataset['ply']);
    },
  );

  test('is a structure: headings in their order, tables with a caption and headers', () => {
    for (const moment of few) {
      lay(Text, moment);
      const levels = [...document.querySelectorAll('h2, h3, h4')].map((head) =>
        Number(head.tagName[1]),
      );
      expect(levels[0]).toBe(2);
      levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 2)).toBeLessThanOrEqual(1));
      for (const table of document.querySelectorAll('table')) {
        expect(table.caption?.textContent).toBeTruthy();
        expect(table.querySelectorAll('thead th[scope=col]').length).toBeGreaterThan(1);
        for (const row of table.querySelectorAll('tbody tr')) {
          expect(row.firstElementChild?.getAttribute('scope')).toBe('row');
        }
      }
      if (shown) void unmount(shown);
      document.body.innerHTML = '';
    }
  });

  test.each(LANGUAGES)('says everything in words: %s', async (language) => {
    const files = ['table', 'web', game].map((file) => messages(language, file));
    const speaker = new Speaker(language, await Promise.all(files));
    for (const moment of few) {
      lay(Text, moment, speaker);
      expect(document.body.textContent?.match(/⟨[^⟩]*⟩|undefined|NaN|\[object/g) ?? []).toEqual([]);
      if (shown) void unmount(shown);
      document.body.innerHTML = '';
    }
    shown = undefined;
  });
});
