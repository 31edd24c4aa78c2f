import { api, refusalOf } from '../lib/api';
import type { EditionFile, ErrorResponse } from '../protocol/house';
import {
  placeOf,
  shapeOf,
  withFigure,
  type Figure,
  type Figures,
  type Path,
  type Shape,
} from './shape';

/** How long to wait after a change before the house checks it, in milliseconds. */
const PAUSE = 250;
/** Changes of one entry within so many milliseconds are undone together. */
const TOGETHER = 1200;

/** A component file that is being edited. What is right is said by the house after each change. */
export class Draft {
  readonly game: string;
  readonly shape: Shape;
  figures = $state.raw<Figures>({});
  checked = $state.raw<EditionFile>();
  refusal = $state.raw<ErrorResponse>();
  /** Whether the house has not answered to the last change yet. */
  checking = $state(false);
  #past = $state.raw<readonly Figures[]>([]);
  #future = $state.raw<readonly Figures[]>([]);
  #last = { place: '', at: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string, standard: Figures, kept?: Figures) {
    this.game = game;
    this.shape = shapeOf(standard);
    this.#show(kept ?? standard);
  }

  get name(): string {
    const name = this.figures['name'];
    return typeof name === 'string' ? name : '';
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  get mayRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Changes an entry, or leaves it out. */
  set(path: Path, value: Figure | undefined): void {
    const place = placeOf(path);
    const together = place === this.#last.place && Date.now() - this.#last.at < TOGETHER;
    this.#last = { place, at: Date.now() };
    if (!together || this.#past.length === 0) this.#past = [...this.#past, this.figures];
    this.#future = [];
    this.#show(withFigure(this.figures, path, value));
  }

  rename(name: string): void {
    this.set(['name'], name === '' ? undefined : name);
  }

  /** Begins with another file; that can be undone as well. */
  replace(figures: Figures): void {
    this.#last = { place: '', at: 0 };
    this.#past = [...this.#past, this.figures];
    this.#future = [];
    this.#show(figures);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.figures];
    this.#back(before);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.figures];
    this.#back(next);
  }

  #back(figures: Figures): void {
    this.#last = { place: '', at: 0 };
    this.#show(figures);
  }

  #show(figures: Figures): void {
    this.figures = figures;
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** What the house says of the figures as they are now. */
  async check(): Promise<EditionFile | undefined> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    try {
      const checked = await api.checkEdition(this.game, { kind: 'figures', figures: this.figures });
      if (number !== this.#asked) return undefined;
      this.checked = checked;
      this.refusal = undefined;
    } catch (error) {
      if (number !== this.#asked) return undefined;
      this.checked = undefined;
      this.refusal = refusalOf(error);
    }
    this.checking = false;
    return this.checked;
  }

  /** Nobody looks at it any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}
