/** The camera of one view: where it is, where it goes, and what is moved by hand. It remembers where it was. */

import {
  bounded,
  eyeOf,
  quarterTurned,
  zoomed,
  type Eye,
  type Orbit,
  type Setting,
} from './camera';

/** So long after the last movement the camera is at rest, in milliseconds. */
const REST = 160;
const GLIDE = 220;

type Size = { width: number; height: number };

/** Where cameras were, by what they look at. */
const remembered = (key: string): Orbit | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Orbit | null;
  } catch {
    return null;
  }
};

export class Look {
  readonly #setting: () => Setting;
  readonly #key: string | null;
  #orbit = $state.raw<Orbit>({ turn: 0, tilt: 45, zoom: 1, x: 0, z: 0 });
  /** The size of what is looked at, in pixels; what tests see has none. */
  size = $state.raw<Size>({ width: 640, height: 600 });
  moving = $state(false);
  readonly eye: Eye = $derived.by(() => eyeOf(this.#orbit, this.#setting(), this.size));
  #resting: ReturnType<typeof setTimeout> | undefined;
  #glide = 0;

  constructor(setting: () => Setting, key: string | null = null) {
    this.#setting = setting;
    this.#key = key && `semiramis-${key}`;
    const kept = this.#key ? remembered(this.#key) : null;
    this.#orbit = bounded({ ...setting().home, ...kept }, setting());
  }
  /** Keeps the size of the element that shows it. */
  readonly measure = (node: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = node;
      if (width > 0 && height > 0) this.size = { width, height };
    });
    observer.observe(node);
    return () => observer.disconnect();
  };
  get orbit(): Orbit {
    return this.#orbit;
  }
  /** Moved by hand: at once. */
  turnBy(turn: number, tilt: number): void {
    this.#stop();
    this.#go({ ...this.#orbit, turn: this.#orbit.turn + turn, tilt: this.#orbit.tilt + tilt });
  }
  zoomBy(
    by: number,
    at: readonly [number, number] = [this.size.width / 2, this.size.height / 2],
  ): void {
    this.#stop();
    this.#go(zoomed(this.#orbit, this.#setting(), this.size, at, by));
  }
  /** By buttons and keys: in a short glide, where things may move. */
  quarter(by: number, still: boolean): void {
    this.#glideTo(quarterTurned(this.#orbit, by, this.#setting()), still);
  }
  home(still: boolean): void {
    const { home } = this.#setting();
    const turns = Math.round((this.#orbit.turn - home.turn) / 360) * 360;
    this.#glideTo({ ...home, turn: home.turn + turns }, still);
  }

  #go(orbit: Orbit): void {
    this.#orbit = bounded(orbit, this.#setting());
    this.moving = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.moving = false;
      if (this.#key) localStorage.setItem(this.#key, JSON.stringify(this.#orbit));
    }, REST);
  }
  #stop(): void {
    cancelAnimationFrame(this.#glide);
  }
  #glideTo(to: Orbit, still: boolean): void {
    this.#stop();
    if (still) return this.#go(to);
    const from = this.#orbit;
    const begun = performance.now();
    const between = (share: number) => (one: number, other: number) => one + (other - one) * share;
    const step = () => {
      const along = Math.min(1, (performance.now() - begun) / GLIDE);
      const mix = between(1 - (1 - along) ** 3);
      this.#go({
        turn: mix(from.turn, to.turn),
        tilt: mix(from.tilt, to.tilt),
        zoom: mix(from.zoom, to.zoom),
        x: mix(from.x, to.x),
        z: mix(from.z, to.z),
      });
      if (along < 1) this.#glide = requestAnimationFrame(step);
    };
    step();
  }
}
