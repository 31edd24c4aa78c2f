/** How a hand moves a camera: by dragging, by two fingers, by the wheel. A drag is no click. */

import { listenTo } from '../../../lib/listen';

/** So far a pointer may wander in a click, in pixels. */
const SLACK = 6;
const PER_PIXEL = { turn: 0.32, tilt: 0.28 } as const;

export interface Hand {
  turnBy(turn: number, tilt: number): void;
  zoomBy(by: number, at: readonly [number, number]): void;
}

interface Finger {
  x: number;
  y: number;
}

/** Watches over a picture; `hand` is told what to do. */
export function gestures(node: HTMLElement, hand: Hand): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let dragged = false;
  const { on, stop } = listenTo(node);
  const local = (x: number, y: number): readonly [number, number] => {
    const { left, top } = node.getBoundingClientRect();
    return [x - left, y - top];
  };
  const spread = () => {
    const [one, other] = [...fingers.values()];
    if (!one || !other) return null;
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    return {
      far: Math.hypot(dx, dy),
      angle: Math.atan2(dy, dx),
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    };
  };

  on(
    'pointerdown',
    (event) => {
      if (fingers.size === 0) [travelled, dragged] = [0, false];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { capture: true },
  );
  on('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = spread();
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled += Math.hypot(dx, dy);
    if (travelled < SLACK) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    const after = spread();
    if (before && after) {
      hand.zoomBy(after.far / (before.far || 1), local(after.x, after.y));
      const turned = ((after.angle - before.angle) * 180) / Math.PI;
      const wrapped = turned > 180 ? turned - 360 : turned < -180 ? turned + 360 : turned;
      hand.turnBy(-wrapped, (after.y - before.y) * PER_PIXEL.tilt);
    } else hand.turnBy(-dx * PER_PIXEL.turn, dy * PER_PIXEL.tilt);
  });
  const lift = (event: PointerEvent) => fingers.delete(event.pointerId);
  on('pointerup', lift);
  on('pointercancel', lift);
  on('lostpointercapture', lift);
  on(
    'click',
    (event) => {
      if (!dragged || event.detail === 0) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  on(
    'wheel',
    (event) => {
      event.preventDefault();
      hand.zoomBy(Math.exp(-event.deltaY * 0.0014), local(event.clientX, event.clientY));
    },
    { passive: false },
  );
  return stop;
}
