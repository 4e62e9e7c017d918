import { type SalesLine, salesLineNames } from '../../../contract/staff/orders/sales-reports.ts';
import { csvDollars, csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/db/index.ts';
import { reportReturns, reportSales, type SalesAsked } from './operations.ts';
import type { Range } from './range.ts';

const columns: readonly (readonly [string, (line: SalesLine) => string | number])[] = [
  ['Name', ({ title }) => title],
  ['Orders', ({ orders }) => orders ?? ''],
  ['Units', ({ units }) => units ?? ''],
  ['Sales', ({ sales }) => csvDollars(sales)],
  ['Discount', ({ discount }) => csvDollars(discount)],
  ['Shipping', ({ shipping }) => csvDollars(shipping)],
  ['Tax', ({ tax }) => csvDollars(tax)],
  ['Refunds', ({ refunds }) => csvDollars(refunds)],
];

/** Lines read at once: each portion sums all products anew. */
const batch = 10_000;

/** A whole report as CSV, without the columns that it lacks. Throws `report_range`. */
export async function* salesAsCsv(db: Db, asked: SalesAsked, now: Date): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const report = await reportSales(db, asked, page, now, batch);
    pages = report.pages;
    const shown = columns.filter(([, read]) => report.lines.length === 0 || report.lines.some((line) => read(line) !== ''));
    if (page === 1) yield csvLine([salesLineNames[asked.by], ...shown.map(([title]) => title)]);
    for (const line of report.lines) yield csvLine([line.key, ...shown.map(([, read]) => read(line))]);
  }
}

/** Returns by reason as CSV. Throws `report_range`. */
export async function* returnsAsCsv(db: Db, asked: Range, now: Date): AsyncGenerator<string> {
  const { reasons } = await reportReturns(db, asked, now);
  yield csvLine(['Reason', 'Name', 'Returns', 'Units']);
  for (const { reason, title, returns, units } of reasons) yield csvLine([reason, title, returns, units]);
}
