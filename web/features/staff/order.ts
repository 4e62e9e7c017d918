/** The order of a list; in the URL `role`, or `-role` for descending. */
export interface Order<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

/** The order that the URL asks for; without one, the first key, ascending. */
export function orderOf<Key extends string>(keys: readonly [Key, ...Key[]], sort: string | null): Order<Key> {
  const key = keys.find((name) => name === sort?.replace('-', ''));
  return key ? { key, isDescending: sort?.startsWith('-') ?? false } : { key: keys[0], isDescending: false };
}

/** An order for the URL; undefined for the list's own, which the URL leaves out. */
export const sortIn = <Key extends string>(keys: readonly [Key, ...Key[]], { key, isDescending }: Order<Key>): string | undefined =>
  key === keys[0] && !isDescending ? undefined : `${isDescending ? '-' : ''}${key}`;

/** A column heading: pressed again it reverses the order. `sort` is for the URL, `direction` for screen readers. */
export function heading<Key extends string>(keys: readonly [Key, ...Key[]], order: Order<Key>, key: Key, latestFirst = false) {
  const isDescending = order.key === key ? !order.isDescending : latestFirst;
  const direction = order.key !== key ? null : order.isDescending ? ('descending' as const) : ('ascending' as const);
  return { sort: sortIn(keys, { key, isDescending }), direction };
}

/** Sorts by the text of the order's key. */
export function sorted<Row, Key extends string>(
  rows: readonly Row[],
  { key, isDescending }: Order<Key>,
  textOf: (row: Row, key: Key) => string,
): Row[] {
  const way = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => way * textOf(a, key).localeCompare(textOf(b, key)));
}
