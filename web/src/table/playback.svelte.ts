import type { Snapshot } from '../protocol/house';

/** Shows moments one after another, so that what others decide can be followed. Nothing waits for it: `hurry` ends it. */
export class Playback {
  /** How the table really stands. */
  latest = $state.raw<Snapshot>();
  /** What is shown now. */
  shown = $state.raw<Snapshot>();
  #coming: Snapshot[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: milliseconds a moment stays, asked anew each time. */
  constructor(private readonly pace: () => number) {}

  /** Whether something is still to be shown. */
  get behind(): boolean {
    return this.shown !== this.latest;
  }

  /** A new moment, shown at once if `now`: one has decided it oneself, or is to decide now and need not wait. */
  add(moment: Snapshot, now: boolean): void {
    const before = this.latest;
    this.latest = moment;
    const jump = !before || now || moment.back !== null || this.pace() === 0;
    if (jump) return this.hurry();
    this.#coming.push(moment);
    this.#timer ??= setTimeout(() => this.#step(), this.pace() / 2);
  }

  /** Shows how it really stands, at once. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#coming = [];
    this.shown = this.latest;
  }

  #step(): void {
    const next = this.#coming.shift();
    if (next) this.shown = next;
    this.#timer = this.#coming.length > 0 ? setTimeout(() => this.#step(), this.pace()) : undefined;
  }
}
