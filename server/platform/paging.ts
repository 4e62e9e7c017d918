/** Rows of a list to skip and to read. */
export interface Portion {
  readonly offset: number;
  readonly limit: number;
}

/** The asked page, from 1, of a list of so many rows; a page past the end is the last one. */
export function pageOf(asked: number, total: number, perPage: number): { page: number; pages: number; portion: Portion } {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  return { page, pages, portion: { offset: (page - 1) * perPage, limit: perPage } };
}
