import type { StockShown } from '../../../contract/figures/figures.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/db/index.ts';
import { readPage } from '../../platform/paging.ts';
import { findSellingDepartments, findStock } from './store.ts';

/** Lines a page, and lines read at once for a download. */
const linesPerPage = 100;
const batch = 1000;

export interface StockAsked {
  readonly show: StockShown;
  readonly department?: string | undefined;
  readonly q?: string | undefined;
}

const filterOf = ({ show, department, q }: StockAsked) => ({ show, department: department || null, q: q || null });

/** How long stock lasts, the shortest first, one page of it; past the end the last one. */
export async function reportStock(db: Db, asked: StockAsked, askedPage: number) {
  const [{ found, ...paged }, departments] = await Promise.all([
    readPage(
      askedPage,
      linesPerPage,
      (portion) => findStock(db, filterOf(asked), portion),
      ({ total }) => total,
    ),
    findSellingDepartments(db),
  ]);
  return { lines: found.lines, departments, ...paged };
}

/** The whole report as CSV. */
export async function* stockAsCsv(db: Db, asked: StockAsked): AsyncGenerator<string> {
  yield csvLine(['SKU', 'Product', 'Options', 'In stock', 'Sold in 28 days', 'Days left']);
  for (let offset = 0, more = true; more; offset += batch) {
    const { lines } = await findStock(db, filterOf(asked), { limit: batch, offset });
    more = lines.length === batch;
    for (const { sku, name, options, onHand, sold, daysLeft } of lines) yield csvLine([sku, name, options, onHand, sold, daysLeft]);
  }
}
