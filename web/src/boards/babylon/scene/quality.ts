/** How finely a picture is drawn while something moves: coarser where frames take long, finer where they are quick. */

interface Quality {
  /** Pixels drawn for a pixel of the screen. */
  ratio: number;
  /** Whether fine leaves are drawn. */
  fine: boolean;
}

export const STEPS: readonly Quality[] = [
  { ratio: 1, fine: true },
  { ratio: 1, fine: false },
  { ratio: 0.75, fine: false },
  { ratio: 0.55, fine: false },
  { ratio: 0.42, fine: false },
];

/** A frame that takes longer steps down, one that is quicker steps up, in milliseconds. */
const SLOW = 75;
const QUICK = 28;

export class Pace {
  #step: number;
  #good = 0;

  constructor(software: boolean) {
    this.#step = software ? 2 : 0;
  }
  get now(): Quality {
    return STEPS[this.#step] ?? { ratio: 1, fine: true };
  }
  /** A frame took so long. */
  took(milliseconds: number): void {
    this.#good = milliseconds < QUICK ? this.#good + 1 : 0;
    if (milliseconds > SLOW) this.#step = Math.min(this.#step + 1, STEPS.length - 1);
    else if (this.#good >= 6 && this.#step > 0) {
      this.#step -= 1;
      this.#good = 0;
    }
  }
}
