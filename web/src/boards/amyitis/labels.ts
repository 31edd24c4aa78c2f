// Words for what is drawn.
import type { AmyitisResource, AmyitisTile, AmyitisView } from '../../protocol/amyitis';
import type { BoardProps } from '../props';

type Say = BoardProps<unknown>['say'];

/** "3 points and 1 talent" */
export function nameOfTile(say: Say, { points, talents, camels, court }: AmyitisTile): string {
  if (talents) return say('amyitis-tile-talents', { points, count: talents });
  if (camels) return say('amyitis-tile-camels', { points, count: camels });
  return say(court ? 'amyitis-tile-court' : 'amyitis-tile', { points });
}

export const KINDS: readonly AmyitisResource[] = ['barley', 'dates', 'salt', 'palm', 'wine'];

/** Which decision a press on a resource of one's own can be: `sell barley wine` gives barley and wine away. */
export function givenAway(ply: string): string[] {
  const [verb, ...kinds] = ply.split(' ');
  if (verb === 'exchange') return kinds.slice(0, 1);
  return verb === 'sell' || verb === 'pay' || verb === 'discard' ? kinds : [];
}

/** Passing gives up all that is left of the round: asked about while a card could still be recruited for nothing. */
export function asksBefore(
  ply: string,
  { crafts }: AmyitisView,
  legal: ReadonlySet<string>,
): string | undefined {
  const free = [...legal].some((other) => {
    const [verb, , group] = other.split(' ');
    return verb === 'recruit' && crafts[Number(group) - 1]?.price === 0;
  });
  return ply === 'pass' && free ? 'amyitis-board-pass-sure' : undefined;
}

/** Whether a decision is made by a press on the board itself. */
export function hasTarget(ply: string): boolean {
  return ply !== 'pass' && ply !== 'decline';
}
