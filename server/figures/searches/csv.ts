import { csvLine } from '../../platform/csv.ts';
import { reportSearches, type SearchesAsked, type SearchParts } from './operations.ts';

/** Lines read at once. */
const batch = 500;

/** A whole report of searches as CSV. Throws `report_range`. */
export async function* searchesAsCsv(parts: SearchParts, asked: SearchesAsked, now: Date): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const report = await reportSearches(parts, asked, page, now, batch);
    pages = report.pages;
    if (page === 1) yield csvLine(['Search', 'Searches', 'Without results', 'Led to a product', 'Led to the cart', 'Finds now', 'Synonym']);
    for (const { words, searches, nothing, products, carts, findsNow, synonym } of report.lines)
      yield csvLine([words, searches, nothing, products, carts, findsNow ?? '', synonym?.means ?? '']);
  }
}
