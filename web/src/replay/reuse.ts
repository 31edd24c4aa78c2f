/**
 * `after`, with every part that is the same as in `before` taken from there. What is the same object is not drawn anew,
 * so that leafing through a game costs what differs between two plies.
 */
export function reuse<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return reuseInList(before, after) as T;
  if (isObject(before) && isObject(after)) return reuseInObject(before, after) as T;
  return after;
}

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function reuseInList(before: unknown[], after: unknown[]): unknown[] {
  const reused = after.map((part, at) => reuse(before[at], part));
  const same = reused.length === before.length && reused.every((part, at) => part === before[at]);
  return same ? before : reused;
}

function reuseInObject(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after);
  const reused = Object.fromEntries(keys.map((key) => [key, reuse(before[key], after[key])]));
  const same = keys.length === Object.keys(before).length;
  return same && keys.every((key) => key in before && reused[key] === before[key])
    ? before
    : reused;
}
