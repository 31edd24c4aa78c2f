/** Gives equal names different keys, for lists that may hold copies. */
export function keyed<T>(
  items: readonly T[],
  name: (item: T) => string,
): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const copy = seen.get(name(item)) ?? 0;
    seen.set(name(item), copy + 1);
    return { key: `${name(item)} ${copy}`, item };
  });
}
