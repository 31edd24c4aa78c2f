import { settings } from './settings.svelte';

/** Keys that do the same thing, and the message that says what. */
export interface Key {
  keys: readonly string[];
  what: string;
}

/** Keys by where they are of use; the list of keys shows them in this order. */
export interface KeyGroup {
  title: string;
  keys: readonly Key[];
  /** The game they belong to, if it is only one. */
  game?: string;
}

const ARROWS = ['←', '↑', '→', '↓'];

// Keys of one game only are in `boards/GAME/keys.ts`.
const gameKeys = Object.entries(
  import.meta.glob<Omit<KeyGroup, 'game'>>('../boards/*/keys.ts', { eager: true, import: 'keys' }),
).map(([path, group]): KeyGroup => ({ ...group, game: path.split('/')[2] ?? '' }));

/** Every key there is. Those who listen to them are `table/Keys.svelte`, `keys-focus.ts`, `rules/About.svelte` and the boards. */
export const KEYS: readonly KeyGroup[] = [
  {
    title: 'web-keys-board',
    keys: [
      { keys: ARROWS, what: 'web-key-beside' },
      { keys: [',', '.'], what: 'web-key-step' },
      { keys: ['Home', 'End'], what: 'web-key-ends' },
      { keys: ['n', 'N'], what: 'web-key-legal' },
      { keys: ['Enter', 'Space'], what: 'web-key-decide' },
      { keys: ['g'], what: 'web-key-board' },
      { keys: ['v'], what: 'web-key-view' },
      { keys: ['/'], what: 'web-key-all' },
      { keys: ['w', 'W', 'F2'], what: 'web-key-what' },
      { keys: ['F1'], what: 'web-key-paragraph' },
    ],
  },
  {
    title: 'web-keys-table',
    keys: [
      { keys: ['u', 'Ctrl+Z'], what: 'web-key-undo' },
      { keys: ['U'], what: 'web-key-undo-turn' },
      { keys: ['c'], what: 'web-key-confirm' },
      { keys: ['h'], what: 'web-key-hint' },
      { keys: ['s'], what: 'web-key-skip' },
      { keys: ['l'], what: 'web-key-log' },
      { keys: ['t'], what: 'web-key-chat' },
      { keys: ['b'], what: 'web-key-rules' },
    ],
  },
  ...gameKeys,
  {
    title: 'web-keys-everywhere',
    keys: [
      { keys: ['?'], what: 'web-key-list' },
      { keys: ['Escape'], what: 'web-key-close' },
    ],
  },
];

const WRITING =
  'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether a key is isShortcut for the page: nobody writes, no sheet lies above it, and letters are not switched off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.key.length === 1 && event.key !== ' ' && !settings.letters) return false;
  const writes = event.target instanceof Element && event.target.closest(WRITING) !== null;
  return !writes && document.querySelector('dialog[open]') === null;
}

let pressed = false;

/** Whether the person is moving the focus by a key at this moment; otherwise it goes by itself. */
export const movesFocus = (): boolean => pressed;

// Enter and Space decide: where the focus goes after that was not asked for.
globalThis.addEventListener?.(
  'keydown',
  ({ key }) => {
    pressed = key !== 'Enter' && key !== ' ';
    setTimeout(() => (pressed = false));
  },
  { capture: true },
);
