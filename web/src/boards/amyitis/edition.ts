import type { EditionHelp } from '../../editions/words';
import EditionPicture from './EditionPicture.svelte';

/** The court cards that have a picture. */
export const COURTS: ReadonlySet<string> = new Set(['caravaneer', 'banker', 'palace']);
const RESOURCES = ['barley', 'dates', 'salt', 'palm', 'wine'];

/** The component file as one copies it from the box: the garden, the road, the cards, and then what is counted. */
export const help: EditionHelp = {
  order: [
    'tiles',
    'circuit',
    'plants',
    'home',
    'fields',
    'garden',
    'crafts',
    'caravaneers',
    'bankers',
    'palaces',
    'gardeners',
    'favour',
    'supply',
    'start',
    'end',
  ],
  groups: ['resource', 'city', 'court', 'craft'],
  Picture: EditionPicture,
  drawn: new Set([...COURTS, ...RESOURCES]),
};
