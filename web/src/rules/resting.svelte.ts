/** How long the pointer or the focus rests before a component explains itself. */
const REST = 700;
/** How long a finger presses. */
const PRESS = 500;
/** How long the pointer may be on its way to the explanation. */
const GRACE = 250;
/** How far a finger may slip, in pixels. */
const SLIP = 10;

/** What is explained: its key, where it is, and how one came there. */
export interface Shown {
  about: string;
  on: Element;
  by: 'pointer' | 'focus' | 'touch';
  /** Where the pointer was. */
  x: number;
  y: number;
}

/** Hears when the pointer, the focus or a finger rests on a component that explains itself (`data-about`). A long press decides nothing. */
export class Resting {
  shown = $state.raw<Shown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on: Element | undefined;
  #pressed: { x: number; y: number } | undefined;
  #swallow = false;

  /** `knows`: whether there are words for a key. */
  constructor(private readonly knows: (about: string) => boolean) {}

  hide = (): void => {
    clearTimeout(this.#timer);
    this.#on = undefined;
    this.shown = undefined;
  };

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    if (inside(event.target)) return clearTimeout(this.#timer);
    const on = component(event.target);
    if (on === this.#on) return;
    this.#on = on;
    clearTimeout(this.#timer);
    if (!on && !this.shown) return;
    const then = () => (on ? this.#show(on, 'pointer', event) : this.hide());
    this.#timer = setTimeout(then, this.shown ? GRACE : REST);
  };

  focus = (event: FocusEvent): void => {
    if (inside(event.target)) return clearTimeout(this.#timer);
    const on = component(event.target);
    clearTimeout(this.#timer);
    if (!on || !(event.target as Element).matches(':focus-visible')) return;
    this.#timer = setTimeout(() => this.#show(on, 'focus'), REST);
  };

  blur = (event: FocusEvent): void => {
    if (!inside(event.relatedTarget) && this.shown?.by === 'focus') this.hide();
  };

  down = (event: PointerEvent): void => {
    if (inside(event.target)) return;
    this.hide();
    this.#swallow = false;
    const on = component(event.target);
    if (event.pointerType === 'mouse' || !on) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#swallow = true;
      this.#show(on, 'touch', event);
    }, PRESS);
  };

  move = (event: PointerEvent): void => {
    const from = this.#pressed;
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) this.up();
  };

  up = (): void => {
    if (this.#pressed) clearTimeout(this.#timer);
    this.#pressed = undefined;
  };

  /** The click that ends a long press. */
  click = (event: MouseEvent): void => {
    if (!this.#swallow || inside(event.target)) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** A long press opens no menu. */
  menu = (event: Event): void => {
    if (this.#pressed && component(event.target)) event.preventDefault();
  };

  #show(on: Element, by: Shown['by'], at?: PointerEvent): void {
    const about = on.getAttribute('data-about') ?? '';
    if (!on.isConnected || !this.knows(about)) return this.hide();
    this.shown = { about, on, by, x: at?.clientX ?? 0, y: at?.clientY ?? 0 };
  }
}

function component(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest('[data-about]') : null;
  return found?.closest('.stage') ? found : undefined;
}

function inside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-explanation]') !== null;
}
