import { api, refusalOf } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { ErrorResponse, Explanation, Lesson, LessonStep, Snapshot } from '../protocol/house';
import { legal } from '../table/legal';
import { Explainer } from '../table/explainer';
import { pliesShown } from './pliesShown';

/** What the lesson says after another decision: what it was, why not, and what is asked instead. */
export interface Aside {
  refusal: ErrorResponse | null;
  instead: Explanation;
}

/** What comes so soon after a moment is shown was not decided by looking at it. */
const BLINK = 250;

/** A guided first game: a record of the house, played along by the learner. */
export class LessonStore {
  lesson = $state.raw<Lesson>();
  /** The step that is shown, from 0. */
  step = $state(0);
  moment = $state.raw<Snapshot>();
  /** How many decisions of the step are taken. */
  taken = $state(0);
  /** Whether prepared moves are being played. */
  playing = $state(false);
  aside = $state.raw<Aside>();
  /** Why the house can't go on with it. */
  refusal = $state.raw<ErrorResponse>();
  #journey = 0;
  #shownAt = 0;
  readonly #explainer = new Explainer((plies) => this.#ask(plies));

  readonly now = $derived<LessonStep | undefined>(this.lesson?.steps[this.step]);
  /** The decision that is asked for. */
  readonly wanted = $derived(this.playing ? undefined : this.now?.decide[this.taken]);
  readonly legal = $derived(legal(this.wanted === undefined ? undefined : this.moment));
  readonly last = $derived(this.step + 1 >= (this.lesson?.steps.length ?? 0));

  constructor(readonly game: string) {}

  get #key(): string {
    return `semiramis-lesson-${this.game}`;
  }

  /** Begins, or goes on where it was left. */
  async open(): Promise<void> {
    try {
      this.lesson = await api.lesson(this.game);
      const kept = Number(localStorage.getItem(this.#key) ?? 0);
      const step = Number.isInteger(kept) && kept > 0 && kept < this.lesson.steps.length ? kept : 0;
      await this.go(step);
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  close(): void {
    this.#journey += 1;
  }

  /** Shows a step from its beginning. */
  async go(step: number): Promise<void> {
    const to = this.lesson?.steps[step];
    if (!to) return;
    const journey = this.#begin();
    const moment = await this.#fetch(to.ply);
    if (journey !== this.#journey || !moment) return;
    this.#arrive(step, moment);
  }

  /** Goes on to the next step, showing the moves between. */
  async next(): Promise<void> {
    const to = this.lesson?.steps[this.step + 1];
    if (!to || !this.moment) return;
    const journey = this.#begin();
    const from = this.moment.plies;
    this.playing = to.ply > from;
    for (const stop of pliesShown(from, to.ply)) {
      const [moment] = await Promise.all([this.#fetch(stop), pause(stop > from + 1)]);
      if (journey !== this.#journey || !moment) return;
      this.#show(moment);
    }
    if (this.playing) await pause(true);
    if (journey === this.#journey && this.moment) this.#arrive(this.step + 1, this.moment);
  }

  /** Ends the showing of prepared moves at once. */
  skip(): void {
    void this.go(this.step + 1);
  }

  /** The learner decides, or asks about something that is not allowed. */
  async decide(ply: string): Promise<void> {
    const { wanted, moment } = this;
    if (wanted === undefined || !moment) return;
    if (ply !== wanted) {
      if (performance.now() - this.#shownAt > BLINK) await this.#say(ply, wanted);
      return;
    }
    const journey = this.#begin();
    const next = await this.#fetch(moment.plies + 1);
    if (journey !== this.#journey || !next) return;
    this.#show(next);
    this.taken += 1;
    if (this.taken === this.now?.decide.length && !this.last) await this.next();
  }

  /** What a decision is, in words of the house. */
  explain(ply: string): Promise<Explanation> {
    return this.#explainer.explain(ply);
  }

  #begin(): number {
    this.aside = undefined;
    this.refusal = undefined;
    return (this.#journey += 1);
  }

  #show(moment: Snapshot): void {
    this.moment = moment;
    this.#explainer.forget();
    this.#shownAt = performance.now();
  }

  #arrive(step: number, moment: Snapshot): void {
    this.#show(moment);
    this.step = step;
    this.taken = 0;
    this.playing = false;
    localStorage.setItem(this.#key, String(this.last ? 0 : step));
  }

  async #say(ply: string, wanted: string): Promise<void> {
    try {
      const [tried, instead] = await Promise.all([this.explain(ply), this.explain(wanted)]);
      this.aside = { refusal: tried.error, instead };
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  #ask(plies: string[]): Promise<Explanation[]> {
    const at = this.moment?.plies ?? 0;
    return Promise.all(plies.map((ply) => api.lessonExplain(this.game, at, ply)));
  }

  async #fetch(ply: number): Promise<Snapshot | undefined> {
    try {
      return await api.lessonMoment(this.game, ply);
    } catch (error) {
      this.playing = false;
      this.refusal = refusalOf(error);
      return undefined;
    }
  }
}

function pause(wanted: boolean): Promise<void> {
  const wait = wanted ? settings.wait : Math.min(settings.wait, BLINK);
  return wait === 0 ? Promise.resolve() : new Promise((go) => setTimeout(go, wait));
}
