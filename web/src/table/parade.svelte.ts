import type { Moment } from '../protocol/Moment';

/** Shows moments one after another, so that what others decide can be followed. Nothing waits for it: `hurry` ends it. */
export class Parade {
  /** How the table really stands. */
  latest = $state.raw<Moment>();
  /** What is shown now. */
  shown = $state.raw<Moment>();
  #coming: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: milliseconds a moment stays, asked anew each time. */
  constructor(private readonly pace: () => number) {}

  /** Whether something is still to be shown. */
  get behind(): boolean {
    return this.shown !== this.latest;
  }

  /** A new moment; `own` if one has decided it oneself and needs no showing. */
  add(moment: Moment, own: boolean): void {
    const before = this.latest;
    this.latest = moment;
    const jump = !before || own || moment.back !== null || this.pace() === 0;
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
