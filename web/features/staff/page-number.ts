/** The number of a page of a list, from the screen's address; anything else is the first. `most` is the largest that the list's endpoint takes. */
export const pageNumber = ({ searchParams }: URL, name = 'page', most = 10_000): number =>
  Math.min(Number(/^[1-9]\d{0,6}$/.exec(searchParams.get(name) ?? '')?.[0] ?? 1), most);

const perPage = 50;

/** The page of a whole list that the screen's address asks for, fifty rows a page; a page past the end is the last one. */
export function pageIn<Row>(rows: readonly Row[], url: URL): { rows: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const page = Math.min(pageNumber(url), pages);
  return { rows: rows.slice((page - 1) * perPage, page * perPage), page, pages };
}
