// What a pointer can reach. These run inside the page, each by itself.

/** Where a pointer meets an element and nothing else, or what lies before it; nothing if it is gone. Scrolls to it where needed. */
export function gripOf(node) {
  const what = node.getAttribute('data-ply') ?? node.textContent.trim();
  const meets = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit === node || node.contains(hit));
  };
  // The middle first, then ever farther from it.
  const shares = [...Array(81).keys()]
    .map((at) => [(at % 9) / 8, Math.floor(at / 9) / 8].map((share) => 0.04 + 0.92 * share))
    .sort((one, other) => off(one) - off(other));
  function off([x, y]) {
    return Math.hypot(x - 0.5, y - 0.5);
  }
  const seek = () => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return shares
      .map(([x, y]) => ({ x: left + x * width, y: top + y * height }))
      .find(({ x, y }) => meets(x, y));
  };
  let grip = seek();
  if (!grip) {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    grip = seek();
  }
  if (grip) return { what, ...grip };
  // It is gone: something else is drawn by now.
  if (!node.isConnected) return undefined;
  const { left, top, width, height } = node.getBoundingClientRect();
  const before = document.elementFromPoint(left + width / 2, top + height / 2);
  return { what, cover: before?.outerHTML.slice(0, 120) ?? 'nothing, it is outside of the window' };
}

/** Whether a decision is still where a pointer met it. */
export function isMet({ what, x, y }) {
  const hit = document.elementFromPoint(x, y)?.closest('[data-ply], button');
  return hit && (hit.getAttribute('data-ply') ?? hit.textContent.trim()) === what;
}

/** What a click may change: the table, what can be clicked, what is chosen, what is said. With a state before, waits for another. */
export async function stateAfter([can, before]) {
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  const read = () =>
    JSON.stringify([
      document.querySelector('.play')?.getAttribute('data-number'),
      all(can, (node) => node.getAttribute('data-ply')),
      all('[aria-pressed="true"]', (node) => node.getAttribute('aria-label')),
      all('.tray .primary, [role=alert], .tools button, .question', (node) => node.textContent),
    ]);
  const end = performance.now() + 10_000;
  while (read() === before && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return read();
}

/** What can be clicked by right but nowhere by a pointer, or nowhere at the size it should have. */
export function unreachableIn([can, least]) {
  const root = document.scrollingElement;
  const at = root.scrollTop;
  const meets = (node, { left, top, width, height }) =>
    [...Array(121).keys()].some((point) => {
      const [column, row] = [(point % 11) + 1, Math.floor(point / 11) + 1];
      const hit = document.elementFromPoint(
        left + (column / 12) * width,
        top + (row / 12) * height,
      );
      return hit !== null && node.contains(hit);
    });
  const fault = (node) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    if (!meets(node, box)) return 'is covered';
    // Where the nearest place is meant, a place may be small.
    const small = Math.min(box.width, box.height) < least - 0.5 && !node.hasAttribute('data-snaps');
    return small ? `is ${Math.round(box.width)} by ${Math.round(box.height)}` : undefined;
  };
  const faults = new Map();
  for (const node of document.querySelectorAll(can)) {
    const ply = node.getAttribute('data-ply');
    if (faults.has(ply) && !faults.get(ply)) continue;
    faults.set(ply, fault(node));
  }
  root.scrollTop = at;
  return [...faults].flatMap(([ply, fault]) => (fault ? [`${ply} ${fault}`] : []));
}
