import type { EditionHelp } from '../../editions/words';

/** The component file as one copies it from the box: the cards, and then what is counted. */
export const help: EditionHelp = {
  order: [
    'cards',
    'enhancements',
    'objectives',
    'positions',
    'irrigation',
    'trees',
    'automa',
    'table',
    'supply',
    'start',
    'solo',
  ],
  groups: ['animal', 'tree', 'element', 'pattern'],
};
