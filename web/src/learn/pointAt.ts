/** What a step points at: what is to be clicked, if it is drawn, else the component it is about. */
export function pointAt(point: string | null, wanted: string | undefined): Element | null {
  const decision = wanted === undefined ? null : seen(`[data-ply="${CSS.escape(wanted)}"]`);
  return decision ?? (point === null ? null : seen(`.stage [data-about="${CSS.escape(point)}"]`));
}

function seen(selector: string): Element | null {
  const all = [...document.querySelectorAll(selector)];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}
