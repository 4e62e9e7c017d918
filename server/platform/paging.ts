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
  const first = rows[0];
  const last = rows.at(-1);
  return {
    rows,
    next: last !== undefined && (isBack || hasMore) ? placeOf(last) : null,
    previous: first !== undefined && (isBack ? hasMore : side !== undefined) ? placeOf(first) : null,
  };
}

/** The requested page, from 1, of a list with this many rows; past the end, the last page. */
export function pageOf(asked: number, total: number, perPage: number): { page: number; pages: number; portion: Portion } {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  return { page, pages, portion: { offset: (page - 1) * perPage, limit: perPage } };
}

/** The requested page of rows that are read with their total; past the end, the last page. */
export async function readPage<Found>(
  asked: number,
  perPage: number,
  read: (portion: Portion) => Promise<Found>,
  totalOf: (found: Found) => number,
): Promise<{ found: Found; total: number; page: number; pages: number }> {
  const portionOf = (page: number): Portion => ({ offset: (page - 1) * perPage, limit: perPage });
  const first = await read(portionOf(asked));
  const total = totalOf(first) || (asked > 1 ? totalOf(await read(portionOf(1))) : 0);
  const { page, pages, portion } = pageOf(asked, total, perPage);
  return { found: page === asked ? first : await read(portion), total, page, pages };
}
