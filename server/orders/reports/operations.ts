import { returnReason } from '../../../contract/returns/returns.ts';
import type { SalesBy, SalesLine, SalesSums } from '../../../contract/staff/orders/sales-reports.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { regionOf } from '../../addresses/index.ts';
import { allCategories, findProductNames } from '../../catalog/index.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Portion, readPage } from '../../platform/paging.ts';
import { findPromotionNames } from '../../promotions/index.ts';
import { findSoldByPromotion } from '../desk/promotion-store.ts';
import { daysBefore, daysOf, type Range } from './range.ts';
import {
  type Days,
  findRefunds,
  findReturnReasons,
  findReturnSums,
  findSoldByCategory,
  findSoldByDepartment,
  findSoldByProduct,
  findSoldUntil,
  findSums,
  findTotals,
  type KeyedSums,
  type Sold,
  type Sums,
  type SumsBy,
} from './store.ts';

/** Lines a page; days and states fit on one. */
export const linesPerPage = 100;

export interface SalesAsked extends Range {
  readonly by: SalesBy;
}

/** A report of sales, one page of it; past the end the last one. Throws `report_range`. */
export async function reportSales(db: Db, { by, brand = '', ...range }: SalesAsked, asked: number, now: Date, perPage = linesPerPage) {
  const today = shopDay(now);
  const days = daysOf(range, today);
  const of = brand || null;
  const refundsBy = isSums(by) ? by : 'day';
  const [totals, refunds, before, refundsBefore, { found, page, pages }] = await Promise.all([
    findTotals(db, days, of),
    findRefunds(db, refundsBy, days, of),
    findTotals(db, daysBefore(days), of),
    findRefunds(db, refundsBy, daysBefore(days), of),
    readPage(
      asked,
      perPage,
      (portion) => linesOf(db, by, days, of, portion),
      ({ count }) => count,
    ),
  ]);
  const brands = await brandNamesOf(db).all(now);
  const lines = isSums(by)
    ? withRefunds(by, found.lines, refunds).map((line) => ({ ...line, title: titleOf(by, line.key, brands) }))
    : found.lines;
  return {
    ...days,
    today,
    lines,
    totals: sumsOf(totals, refunds),
    before: sumsOf(before, refundsBefore),
    page,
    pages,
  };
}

const nothingSold = { orders: 0, units: 0, sales: 0, discount: 0, shipping: 0, tax: 0 };

const isSums = (by: SalesBy): by is SumsBy => by === 'day' || by === 'brand' || by === 'state';

/** The lines with what was given back, also those of which nothing was sold. */
function withRefunds(by: SumsBy, lines: readonly SalesLine[], refunds: ReadonlyMap<string, number>): SalesLine[] {
  const sold = new Map(lines.map((line) => [line.key, line]));
  const keys = [...new Set([...sold.keys(), ...refunds.keys()])];
  return (by === 'day' ? keys.sort() : keys).map((key) => ({
    ...(sold.get(key) ?? { key, title: key, ...nothingSold }),
    refunds: refunds.get(key) ?? 0,
  }));
}

async function linesOf(
  db: Db,
  by: SalesBy,
  days: Days,
  brand: string | null,
  portion: Portion,
): Promise<{ lines: SalesLine[]; count: number }> {
  if (by === 'department') {
    const [sold, names] = await Promise.all([findSoldByDepartment(db, days, brand), categoryNames(db)]);
    return { lines: sold.map((one) => soldLine({ ...one, title: names.get(one.key) ?? one.key })), count: 1 };
  }
  if (by === 'product') {
    const { sold, count } = await findSoldByProduct(db, days, brand, portion);
    const names = await findProductNames(
      db,
      sold.map(({ key }) => Number(key)),
    );
    return { lines: sold.map((one) => soldLine({ ...one, title: names.get(Number(one.key)) ?? `Product ${one.key}` })), count };
  }
  if (by === 'category') {
    const [{ sold, count }, names] = await Promise.all([findSoldByCategory(db, days, brand, portion), categoryPaths(db)]);
    return { lines: sold.map((one) => soldLine({ ...one, title: names.get(Number(one.key)) ?? `Category ${one.key}` })), count };
  }
  if (by === 'promotion') {
    const { sold, count } = await findSoldByPromotion(db, days, brand, portion);
    const names = await findPromotionNames(
      db,
      sold.map(({ key }) => Number(key)),
    );
    const none = { units: null, shipping: null, tax: null, refunds: null };
    return { lines: sold.map((one) => ({ ...none, ...one, title: names.get(Number(one.key)) ?? `Promotion ${one.key}` })), count };
  }
  return { lines: (await findSums(db, by, days, brand)).map(sumLine), count: 1 };
}

/** Names by path. */
async function categoryNames(db: Db): Promise<Map<string, string>> {
  return new Map((await allCategories(db)).map(({ slugs, name }) => [slugs, name]));
}

/** "Furniture / Sofas" by the id of Sofas. */
async function categoryPaths(db: Db): Promise<Map<number, string>> {
  const categories = await allCategories(db);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return new Map(categories.map(({ id, ancestry }) => [id, ancestry.map((above) => names.get(above)).join(' / ')]));
}

/** A brand's name, "New York" for `US-NY`, or the day. */
function titleOf(by: SumsBy, key: string, brands: ReadonlyMap<string, string>): string {
  if (by !== 'state') return brands.get(key) ?? key;
  const [country, region = ''] = key.split('-');
  return (country === 'US' || country === 'CA' ? regionOf(country, region)?.name : undefined) ?? key;
}

const sumsOf = ({ merchandise, discount, ...sums }: Sums, refunds: ReadonlyMap<string, number>): SalesSums => ({
  ...sums,
  sales: merchandise - discount,
  discount,
  refunds: [...refunds.values()].reduce((total, cents) => total + cents, 0),
});

const sumLine = ({ merchandise, ...line }: KeyedSums): SalesLine => ({ ...line, sales: merchandise - line.discount, refunds: null });

const soldLine = (sold: Sold): SalesLine => ({ ...sold, orders: null, discount: null, shipping: null, tax: null, refunds: null });

/** Units requested for return, by reason. Throws `report_range`. */
export async function reportReturns(db: Db, { brand = '', ...range }: Range, now: Date) {
  const today = shopDay(now);
  const days = daysOf(range, today);
  const of = brand || null;
  const [reasons, totals, before] = await Promise.all([
    findReturnReasons(db, days, of),
    findReturnSums(db, days, of),
    findReturnSums(db, daysBefore(days), of),
  ]);
  const titled = reasons.map((one) => ({ ...one, title: returnReason(one.reason)?.label ?? one.reason }));
  return { ...days, today, reasons: titled, totals, before };
}

/** Sales since midnight, and until the same time a week before. */
export async function reportToday(db: Db, now: Date) {
  const [today, weekBefore] = await Promise.all([findSoldUntil(db, now), findSoldUntil(db, now, 7)]);
  return { today, weekBefore };
}
