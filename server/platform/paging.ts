/** Rows of a list to skip and to read. */
export interface Portion {
  readonly offset: number;
  readonly limit: number;
}

/** A page of a list that goes on from a row, with the places of its ends where there are more rows. `found`: up to one row more than a page, in the list's order. */
export function pageBeside<Row>(
  found: readonly Row[],
  { side, perPage, placeOf }: { side: 'after' | 'before' | undefined; perPage: number; placeOf: (row: Row) => string },
): { rows: Row[]; next: string | null; previous: string | null } {
  const isBack = side === 'before';
  const hasMore = found.length > perPage;
  const rows = isBack ? found.slice(-perPage) : found.slice(0, perPage);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    next: last !== undefined && (isBack || hasMore) ? placeOf(last) : null,
    previous: first !== undefined && (isBack ? hasMore : side !== undefined) ? placeOf(first) : null,
  };
}

/** The asked page, from 1, of a list of so many rows; a page past the end is the last one. */
export function pageOf(asked: number, total: number, perPage: number): { page: number; pages: number; portion: Portion } {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  return { page, pages, portion: { offset: (page - 1) * perPage, limit: perPage } };
}
