import { bannerKinds } from '../../../contract/content/banners.ts';
import { authoredPage } from '../../../contract/urls/shop.ts';
import { own } from '../../../contract/values/own.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { type ReportRange, reportDaysBefore, reportDaysOf } from '../../orders/index.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import { csvDollars, csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/db/index.ts';
import { readPage } from '../../platform/paging.ts';
import { findBanners, sumBanners } from './store.ts';

/** Lines a page, and lines read at once for a download. */
const linesPerPage = 50;
const batch = 1000;

/** Which banners were seen and clicked, and what followed, one page of it; past the end the last one. Throws `report_range`. */
export async function reportBanners(db: Db, { brand = '', ...range }: ReportRange, asked: number, now: Date, perPage = linesPerPage) {
  const today = shopDay(now);
  const days = reportDaysOf(range, today);
  const of = brand || null;
  const [names, totals, before, { found, page, pages }] = await Promise.all([
    brandNamesOf(db).all(now),
    sumBanners(db, days, of),
    sumBanners(db, reportDaysBefore(days), of),
    readPage(
      asked,
      perPage,
      (portion) => findBanners(db, days, of, portion),
      ({ count }) => count,
    ),
  ]);
  const lines = found.banners.map(({ kind, ...line }) => ({
    ...line,
    path: authoredPage(line.page),
    brandName: names.get(line.brand) ?? line.brand,
    kind: own<string>(bannerKinds, kind) ?? kind,
  }));
  return { ...days, today, lines, totals, before, page, pages };
}

/** The whole report as CSV. Throws `report_range`. */
export async function* bannersAsCsv(db: Db, asked: ReportRange, now: Date): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const report = await reportBanners(db, asked, page, now, batch);
    pages = report.pages;
    if (page === 1) yield csvLine(['Brand', 'Page', 'Banner', 'Tracking name', 'Kind', 'Seen', 'Clicked', 'Orders', 'Sales']);
    for (const line of report.lines)
      yield csvLine([
        ...[line.brandName, line.path, line.heading, line.banner, line.kind, line.shown, line.clicked, line.orders],
        csvDollars(line.sales),
      ]);
  }
}
