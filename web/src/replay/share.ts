/**
 * `after`, with every part that is the same as in `before` taken from there. What is the same object is not drawn anew,
 * so that leafing through a game costs what differs between two plies.
 */
export function share<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareLists(before, after) as T;
  if (isObject(before) && isObject(after)) return shareObjects(before, after) as T;
  return after;
}

type Fields = Record<string, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shareLists(before: unknown[], after: unknown[]): unknown[] {
  const shared = after.map((part, at) => share(before[at], part));
  const same = shared.length === before.length && shared.every((part, at) => part === before[at]);
  return same ? before : shared;
}

function shareObjects(before: Fields, after: Fields): Fields {
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map((key) => [key, share(before[key], after[key])]));
  const same = keys.length === Object.keys(before).length;
  return same && keys.every((key) => key in before && shared[key] === before[key])
    ? before
    : shared;
}
