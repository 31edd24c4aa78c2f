import type { LogLine } from '../props';

/** The word that ends the id of a phrase: `mari` of `amyitis-city-mari`. */
const last = (phrase: unknown): string =>
  (phrase as { id?: string } | undefined)?.id?.split('-').at(-1) ?? '';

/** The places that a line of the log is about. */
export function placesOf({ notation, events }: LogLine): string[] {
  const [verb = '', first = '', second = ''] = notation.split(' ');
  if (verb === 'irrigate' || verb === 'plant') return [first];
  if (verb === 'field' || verb === 'temple' || verb === 'court') return [`${verb}-${first}`];
  if (verb === 'pass') return [verb];
  if (verb === 'recruit') return [`${first}-${second}`];
  if (verb !== 'move') return [];
  const moved = events.find(({ id }) => id === 'amyitis-event-moved');
  return moved ? [`city-${last(moved.args['city'])}`] : [];
}
