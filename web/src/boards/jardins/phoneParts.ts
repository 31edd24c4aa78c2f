// What a phone shows: the part its tabs choose, and whatever holds a decision that is due.
import type { BoardPart } from '../props';

export interface Shown {
  objectives: boolean;
  market: boolean;
  piles: boolean;
  own: boolean;
  others: boolean;
}

export function inSight(part: BoardPart, legal: ReadonlySet<string>): Shown {
  const due = (verb: string) => [...legal].some((ply) => ply.startsWith(`${verb} `));
  const on = (...parts: BoardPart[]) => part === 'all' || parts.includes(part);
  return {
    objectives: on('board') || due('claim'),
    market: on('board') || due('take'),
    piles: on('board', 'mine') || due('buy'),
    own: on('mine') || due('place') || due('buy'),
    others: on('others'),
  };
}
