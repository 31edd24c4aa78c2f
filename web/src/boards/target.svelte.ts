// What stands for a decision: it glows while that is legal, is reached by keyboard, and says why not when it is not legal.
import type { Attachment } from 'svelte/attachments';
import { movesFocus } from '../lib/keys';
import { listenTo } from '../lib/listen';
import type { BoardState } from './boardState.svelte';

export interface TargetOptions {
  /** The decision it stands for; none for what only does something on the board. */
  ply?: string | undefined;
  label: string;
  /** The name of its place, by which the log knows it. */
  place?: string | undefined;
  /** Whether something legal comes of a click; otherwise whether `ply` is legal. */
  can?: boolean | undefined;
  /** What a click does instead of deciding. */
  act?: (() => void) | undefined;
  /** Whether a click decides it at once, and does not only begin a choice. */
  whole?: boolean | undefined;
  /** Whether its label is shown even if nothing can be decided by it. */
  tells?: boolean | undefined;
  /** Whether the page points at it; otherwise whether it points at `ply`. */
  marked?: boolean | undefined;
}

/** Names the place that an element draws: it is marked where the log or the page means it. */
export function atPlace(board: BoardState<unknown>, name: () => string | undefined): Attachment {
  return (node) => {
    const enter = () => board.over(name() ?? null);
    const leave = () => board.over(null);
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    $effect(() => {
      const at = name();
      const seat = at === undefined ? undefined : board.lit.get(at);
      if (at !== undefined) node.setAttribute('data-place', at);
      node.classList.toggle('noted', seat !== undefined);
      if (typeof seat === 'number')
        (node as HTMLElement).style.setProperty('--lit', `var(--seat-${(seat % 5) + 1})`);
    });
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
    };
  };
}

/** Makes an element a button for a decision. */
export function target(board: BoardState<unknown>, options: () => TargetOptions): Attachment {
  const isOpen = ({ ply, can }: TargetOptions) => can ?? (ply !== undefined && board.isLegal(ply));

  return (node) => {
    const unplace = atPlace(board, () => options().place)(node);
    const isButton = node instanceof HTMLButtonElement;

    function click(event: Event): void {
      const now = options();
      event.stopPropagation();
      if (now.act) now.act();
      else if (now.ply !== undefined) board.press(now.ply);
    }
    function key(event: Event): void {
      const { key } = event as KeyboardEvent;
      if (isButton || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      click(event);
    }
    function point(): void {
      const { ply, label, tells, whole = true } = options();
      const decides = whole && ply !== undefined && board.isLegal(ply);
      if (tells || decides)
        board.point({ ply: decides ? ply : undefined, label: tells ? label : undefined, at: node });
    }
    // What has the focus may be taken away in the middle of drawing, where nothing may change.
    const leave = (): void => queueMicrotask(() => board.leave(node));

    const { on, stop } = listenTo(node);
    on('click', click);
    on('keydown', key);
    // Not `pointerenter`: what appears under a pointer at rest was not pointed at.
    on('pointermove', point);
    on('pointerleave', leave);
    // Where the focus went by itself, nothing was asked for.
    on('focus', () => movesFocus() && point());
    on('blur', leave);

    $effect(() => {
      const { ply, label, marked } = options();
      const open = isOpen(options());
      node.classList.add('target');
      node.classList.toggle('can', open);
      node.classList.toggle('marked', marked ?? board.marked.includes(ply ?? ''));
      node.setAttribute('aria-label', label);
      if (!isButton) node.setAttribute('role', 'button');
      if (ply === undefined) return;
      node.setAttribute('data-ply', ply);
      node.setAttribute('aria-disabled', String(!open));
      node.setAttribute('tabindex', open ? '0' : '-1');
      return () => node.removeAttribute('data-ply');
    });
    return () => {
      stop();
      unplace?.();
      leave();
    };
  };
}
