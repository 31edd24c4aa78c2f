import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test, vi, type Mock } from 'vitest';
import amyitisMoments from '../boards/amyitis/moments.jsonl?raw';
import Amyitis from '../boards/amyitis/Text.svelte';
import babylonMoments from '../boards/babylon/moments.jsonl?raw';
import Babylon from '../boards/babylon/Text.svelte';
import jardinsMoments from '../boards/jardins/moments.jsonl?raw';
import Jardins from '../boards/jardins/Text.svelte';
import type { BoardProps } from '../boards/props';
import { LANGUAGES, messages, Speaker } from '../lib/fluent';
import type { Arg } from '../protocol/house';

interface Moment<V> {
  name: string;
  legal: string[];
  view: V;
}
/** A moment on the table of its game. */
interface Laid {
  name: string;
  legal: string[];
  lay(speaker?: Speaker): { choose: Mock; refuse: Mock };
}
/** Whoever is to act, and how many there are. */
type Company = [seat: number | null, seats: number];

function game<V>(Text: Component<BoardProps<V>>, lines: string, company: (view: V) => Company) {
  const moments = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Moment<V>);
  return moments.map((moment): Laid => {
    const { name, legal, view } = moment;
    return { name, legal, lay: (speaker) => lay(Text, moment, company(view), speaker) };
  });
}
const GAMES: [string, Laid[]][] = [
  ['amyitis', game(Amyitis, amyitisMoments, (view) => [view.mover, view.players.length])],
  ['babylon', game(Babylon, babylonMoments, (view) => [view.turn, view.players.length])],
  [
    'jardins',
    game(Jardins, jardinsMoments, ({ active, gardens }) => [
      active === 'automa' ? null : active,
      gardens.length,
    ]),
  ],
];
let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

function lay<V>(
  Text: Component<BoardProps<V>>,
  { view, legal }: Moment<V>,
  [seat, seats]: Company,
  speaker?: Speaker,
) {
  const [choose, refuse] = [vi.fn(), vi.fn()];
  const props: BoardProps<V> = {
    view,
    legal: new Set(legal),
    seat: seat ?? 0,
    players: Array.from({ length: seats }, (_, at) => ({ name: `Player ${at + 1}`, seat: at })),
    choose,
    refuse,
    say: (id, args) => speaker?.word(id, args as Record<string, Arg> | undefined) ?? id,
    explain: (ply: string) => Promise.resolve([`to ${ply}`]),
    still: true,
  };
  shown = mount(Text, { target: document.body, props });
  flushSync();
  return { choose, refuse };
}
const button = (ply: string) => document.querySelector<HTMLElement>(`[data-ply="${ply}"]`);

describe.each(GAMES)('%s as text', (game, moments) => {
  const few = moments.filter((_, at) => at % 4 === 0);

  test.each(moments.map((moment) => [moment.name, moment] as const))(
    'has a button for every decision: %s',
    (_, moment) => {
      const { choose, refuse } = moment.lay();
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
      moment.lay();
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
    const files = ['game', 'web', game].map((file) => messages(language, file));
    const speaker = new Speaker(language, await Promise.all(files));
    for (const moment of few) {
      moment.lay(speaker);
      expect(document.body.textContent?.match(/⟨[^⟩]*⟩|undefined|NaN|\[object/g) ?? []).toEqual([]);
      if (shown) void unmount(shown);
      document.body.innerHTML = '';
    }
    shown = undefined;
  });
});
