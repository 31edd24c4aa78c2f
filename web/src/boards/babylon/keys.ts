/** Keys of the board: letters, wherever the focus is, unless somebody writes. */

/** Whether a key is meant for the board. */
export function meant(event: KeyboardEvent): boolean {
  const writes =
    event.target instanceof Element &&
    event.target.closest('input:not([type=range]), textarea, select, [contenteditable]') !== null;
  return !writes && !event.ctrlKey && !event.metaKey && !event.altKey;
}
