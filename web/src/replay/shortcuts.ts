/** Whether a key is meant for leafing: nobody types, and what has the focus has no use for the key itself. */
export function isReplayShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : null;
  const field = target?.closest('input, select, textarea');
  const slider = field?.getAttribute('type') === 'range';
  if (field && !slider) return false;
  // The slider goes by arrows itself; a button is pressed by the space bar.
  if (slider && event.key !== ' ' && event.key !== '+' && event.key !== '-') return false;
  return !(event.key === ' ' && target?.closest('button, summary, a'));
}
