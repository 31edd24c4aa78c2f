import type { GameView, Replay } from '../protocol/house';
import { reuse } from './reuse';

/** How many times faster than a ply a second. */
export const SPEEDS = [0.5, 1, 2, 5, 10] as const;
const SECOND = 1000;

/** Leafs through a game: shows how it stood after any ply. */
export class Playhead {
  /** After how many plies the table is shown. */
  ply = $state(0);
  playing = $state(false);
  /** Which of the speeds. */
  speed = $state(1);
  /** Everything on the table; what has not changed since the ply shown before is the same object. */
  view = $state.raw<GameView | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    ply?: number,
  ) {
    this.go(ply ?? this.last);
  }

  /** The number of plies. */
  get last(): number {
    return this.replay.positions.length - 1;
  }

  get position() {
    return this.replay.positions[this.ply];
  }

  go(ply: number): void {
    this.ply = Math.min(this.last, Math.max(0, Math.trunc(ply) || 0));
    this.view = reuse(this.view, this.position?.view);
  }

  /** Goes on or back by oneself; that ends what plays by itself. */
  by(step: number): void {
    this.stop();
    this.go(this.ply + step);
  }

  /** Plays from here, or from the start if this is the end; or stops. */
  play(): void {
    if (this.playing) return this.stop();
    if (this.ply >= this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  hurry(by: number): void {
    this.speed = Math.min(SPEEDS.length - 1, Math.max(0, this.speed + by));
  }

  /** Takes a key; whether it meant something. */
  key(key: string): boolean {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.by(-1),
      ArrowRight: () => this.by(1),
      Home: () => this.by(-this.last),
      End: () => this.by(this.last),
      ' ': () => this.play(),
      '+': () => this.hurry(1),
      '-': () => this.hurry(-1),
    };
    keys[key]?.();
    return key in keys;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#step(), SECOND / (SPEEDS[this.speed] ?? 1));
  }

  #step(): void {
    this.go(this.ply + 1);
    if (this.ply >= this.last) this.stop();
    else this.#wait();
  }
}
