import type { GameView, Phrase, SeatScore } from '../src/protocol/house';

/** What `semiramis record show FILE --ply N --json` prints. */
export interface Fixture {
  game: string;
  players: string[];
  ply: number;
  round: number;
  turn: number | null;
  prompt: Phrase;
  legal: string[];
  score: SeatScore[];
  view: GameView;
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** The records of the tree. */
export const records = () => get<string[]>('/gallery-records');

/** A record after some ply; without one, at its end. */
export const fixture = (record: string, ply?: number) =>
  get<Fixture>(`/gallery-fixture?record=${encodeURIComponent(record)}&ply=${ply ?? ''}`);
