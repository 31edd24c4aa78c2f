import { stepped } from '../lib/boardFocus';
import { asking } from './asking.svelte';
import { about, component, inside, placeOf, stops } from './components';

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
  by: 'pointer' | 'focus' | 'touch' | 'keys';
  /** Where the pointer was. */
  x: number;
  y: number;
}

/** Explains components (`data-about`) to those who have asked: by the button “what is this?”, by a long press, or by keys that walk through them all. */
export class HelpState {
  shown = $state.raw<Shown>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #on: Element | undefined;
  #pressed: { x: number; y: number } | undefined;
  #swallow = false;
  /** What had the focus before the walk. */
  #back: Element | null = null;

  /** `knows`: whether there are words for a key. */
  constructor(private readonly knows: (about: string) => boolean) {}

  hide = (): void => {
    clearTimeout(this.#timer);
    this.#on = undefined;
    const walked = this.shown?.by === 'keys' && inside(document.activeElement);
    this.shown = undefined;
    if (walked) this.#return();
  };

  /** On to another component: one of each kind, as they come in the document, whether or not it can be pressed. */
  walk(on: boolean): void {
    const all = stops(this.knows);
    const walking = this.shown?.by === 'keys' ? this.shown : undefined;
    if (!walking) this.#back = document.activeElement;
    const from = walking ? all.find((stop) => about(stop) === walking.about) : placeOf(this.#back);
    const next = stepped(all, from, on);
    if (!next) return;
    clearTimeout(this.#timer);
    next.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    this.#show(next, 'keys');
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons > 0 || this.shown?.by === 'keys') return;
    if (inside(event.target)) return clearTimeout(this.#timer);
    const on = asking.on ? component(event.target) : undefined;
    if (on === this.#on) return;
    this.#on = on;
    clearTimeout(this.#timer);
    if (!on && !this.shown) return;
    const then = () => (on ? this.#show(on, 'pointer', event) : this.hide());
    this.#timer = setTimeout(then, this.shown ? GRACE : 0);
  };

  focus = (event: FocusEvent): void => {
    if (inside(event.target)) return clearTimeout(this.#timer);
    const on = component(event.target);
    // A press brings the focus along; what was pressed is explained already.
    if (on && asking.on && !this.#swallow) this.#show(on, 'focus');
  };

  blur = (event: FocusEvent): void => {
    const away = !inside(event.relatedTarget);
    if (away && this.shown?.by === 'focus') this.hide();
    // From one explanation to the next the focus is nowhere for a moment.
    if (away && event.relatedTarget && this.shown?.by === 'keys') this.hide();
  };

  down = (event: PointerEvent): void => {
    if (inside(event.target)) return;
    this.hide();
    this.#swallow = false;
    const on = component(event.target);
    if (asking.on && on) {
      this.#swallow = true;
      return this.#show(on, 'touch', event);
    }
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

  /** The click that ends a long press, or is the answer to what was asked. */
  click = (event: MouseEvent): void => {
    if (!this.#swallow || inside(event.target)) return;
    this.#swallow = false;
    asking.on = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** A long press opens no menu. */
  menu = (event: Event): void => {
    if (this.#pressed && component(event.target)) event.preventDefault();
  };

  #show(on: Element, by: Shown['by'], at?: PointerEvent): void {
    const what = about(on);
    if (!on.isConnected || !this.knows(what)) return this.hide();
    this.shown = { about: what, on, by, x: at?.clientX ?? 0, y: at?.clientY ?? 0 };
  }

  /** The focus goes back to where it was; that alone explains nothing. */
  #return(): void {
    placeOf(this.#back)?.focus({ preventScroll: true });
    clearTimeout(this.#timer);
  }
}
