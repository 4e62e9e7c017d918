import { shopDay } from '../../../contract/values/shop-days.ts';
import { type ReportRange, reportDaysBefore, reportDaysOf } from '../../orders/index.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import { csvLine } from '../../platform/csv.ts';
import type { Db } from '../../platform/db/index.ts';
import { findFunnel, sumFunnel } from './store.ts';

/** How many visits came how far. Throws `report_range`. */
export async function reportFunnel(db: Db, { brand = '', ...range }: ReportRange, now: Date) {
  const today = shopDay(now);
  const days = reportDaysOf(range, today);
  const of = brand || null;
  const [names, byDay, byBrand, totals, before] = await Promise.all([
    brandNamesOf(db).all(now),
    findFunnel(db, 'day', days, of),
    findFunnel(db, 'brand', days, of),
    sumFunnel(db, days, of),
    sumFunnel(db, reportDaysBefore(days), of),
  ]);
  return {
    ...days,
    today,
    days: byDay.map((line) => ({ ...line, title: line.key })),
    brands: byBrand.map((line) => ({ ...line, title: names.get(line.key) ?? line.key })),
    totals,
    before,
  };
}

/** The days of the report as CSV. Throws `report_range`. */
export async function funnelAsCsv(db: Db, asked: ReportRange, now: Date): Promise<string> {
  const { days } = await reportFunnel(db, asked, now);
  const lines = days.map(({ key, product, cart, checkout, order }) => csvLine([key, product, cart, checkout, order]));
  return [csvLine(['Day', 'Viewed a product', 'Added to cart', 'Started checkout', 'Ordered']), ...lines].join('');
}
