export type PageEntry = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/** The page numbers worth a link: first, last, and the current with its neighbours; never a gap of a single page. */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  const entries: PageEntry[] = [];
  let last = 0;
  for (const n of wanted) {
    if (n - last === 2) entries.push({ kind: 'page', page: n - 1 });
    else if (n - last > 2) entries.push({ kind: 'gap', after: last });
    entries.push({ kind: 'page', page: n });
    last = n;
  }
  return entries;
}
