import type { EditionHelp } from '../../editions/words';
import { FLOWERS, ICONS } from './drawings';
import EditionPicture from './EditionPicture.svelte';

/** The component file as one copies it from the box: tile after tile, the spots as they lie. */
export const help: EditionHelp = {
  order: ['tiles', 'starting-tiles', 'tower', 'pieces'],
  groups: ['icon', 'tower', 'flower', 'material'],
  square: ['spots'],
  Picture: EditionPicture,
  drawn: new Set([...Object.keys(ICONS), ...Object.keys(FLOWERS), 'blank']),
};
