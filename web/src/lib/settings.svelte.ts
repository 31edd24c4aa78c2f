export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'full' | 'quick' | 'off';
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

interface Kept {
  theme: Theme;
  motion: Motion;
  pace: Pace;
  forced: boolean;
  letters: boolean;
  text: boolean;
  coordinates: boolean;
  sounds: boolean;
  notify: boolean;
}

const KEY = 'semiramis-settings';
const DEFAULTS: Kept = {
  theme: 'system',
  motion: 'full',
  pace: 'normal',
  forced: true,
  letters: true,
  text: false,
  coordinates: true,
  sounds: true,
  notify: false,
};

/** Milliseconds between one decision of the others and the next. */
const PACES: Record<Pace, number> = { slow: 1600, normal: 800, fast: 300, instant: 0 };
const TRAVELS: Record<Motion, string> = { full: '250ms', quick: '120ms', off: '0ms' };

/** What is chosen on this device; what belongs to the person is kept by the house. */
class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('full');
  pace = $state<Pace>('normal');
  /** Whether a step without a choice plays itself. */
  forced = $state(true);
  /** Whether single letters are keys. People who use voice control want none. */
  letters = $state(true);
  /** Whether tables are shown as text. */
  text = $state(false);
  /** Whether places on boards show the names that the log uses. */
  coordinates = $state(true);
  /** Whether one hears one's turn, pieces and the end. */
  sounds = $state(true);
  /** Whether to be called when it is one's turn and the page is not in sight. */
  notify = $state(false);
  #calm = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.#calm = query?.matches ?? false;
    query?.addEventListener('change', (change) => (this.#calm = change.matches));
    Object.assign(this, DEFAULTS, kept());
  }

  get still(): boolean {
    return this.#calm || this.motion === 'off';
  }

  get wait(): number {
    return PACES[this.pace];
  }

  /** Keeps the settings and shows them; call it from an effect. */
  apply(): void {
    const { theme, motion, pace, forced, letters, text, coordinates, sounds, notify } = this;
    const kept = {
      theme,
      motion,
      pace,
      forced,
      letters,
      text,
      coordinates,
      sounds,
      notify,
    } satisfies Kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    root.style.setProperty('--travel', TRAVELS[this.still ? 'off' : motion]);
  }
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
