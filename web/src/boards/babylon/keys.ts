import type { KeyGroup } from '../../lib/keys';

/** The keys of the garden in front. */
export const keys: Omit<KeyGroup, 'game'> = {
  title: 'web-keys-garden',
  keys: [
    { keys: ['r', 'R'], what: 'web-key-turn-tile' },
    { keys: ['f'], what: 'web-key-ways' },
    { keys: ['q', 'e'], what: 'web-key-turn-garden' },
    { keys: ['x'], what: 'web-key-plan' },
    { keys: ['+', '-'], what: 'web-key-zoom' },
    { keys: ['z'], what: 'web-key-garden-home' },
  ],
};
