/** The pointer and the arrow keys over a stage. */

import { listenTo } from '../../lib/listen';
import type { Point } from './notation';

const ARROWS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface StageHandlers {
  /** The pointer is over a point of the stage; `target` is what it meets first. Says whether that meant something. */
  move(point: Point, target: Element): boolean;
  /** The pointer has gone. */
  leave(): void;
  /** A click on the stage; a first touch only shows what would happen. Says whether it meant something. */
  press(point: Point, touch: boolean, target: Element): boolean;
  /** An arrow key was pressed. Says whether that meant something. */
  arrow(side: Point): boolean;
}

export function stageInput(node: HTMLElement, handlers: StageHandlers): () => void {
  let touch = false;
  const point = (event: MouseEvent): Point => {
    const { left, top } = node.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const { on, stop } = listenTo(node);

  on('pointerdown', (event) => (touch = event.pointerType !== 'mouse'), { capture: true });
  // Before what lies there hears of it: the tile is explained where it would stand.
  on(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      if (handlers.move(point(event), event.target as Element)) event.stopPropagation();
    },
    { capture: true },
  );
  on('pointerleave', (event) => {
    if (event.pointerType === 'mouse') handlers.leave();
  });
  // Before what was clicked hears of it: the first touch of a place shows, the second decides.
  on(
    'click',
    (event) => {
      const target = event.target as Element;
      if (event.detail === 0) return;
      if (handlers.press(point(event), touch, target)) event.stopPropagation();
    },
    { capture: true },
  );
  on('keydown', (event) => {
    const side = ARROWS[event.key];
    if (side && !event.shiftKey && handlers.arrow(side)) event.preventDefault();
  });
  return stop;
}
