import { returnReason } from '../../../contract/orders/returns.ts';
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
  const [totals, refunds, before, refundsBefore, { found, page, pages }] = await Promise.all([
    findTotals(db, days, of),
    findRefunds(db, days, of),
    findTotals(db, daysBefore(days), of),
    findRefunds(db, daysBefore(days), of),
    readPage(
      asked,
      perPage,
      (portion) => linesOf(db, by, days, of, portion, now),
      ({ count }) => count,
    ),
  ]);
  const { lines } = found;
  return {
    ...days,
    today,
    lines: by === 'day' ? withRefunds(lines, refunds) : lines,
    totals: sumsOf(totals, refunds),
    before: sumsOf(before, refundsBefore),
    ...{ page, pages },
  };
}

const nothingSold = { orders: 0, units: 0, sales: 0, discount: 0, shipping: 0, tax: 0 };

/** The days with what was given back on them, also those on which nothing was sold. */
function withRefunds(lines: readonly SalesLine[], refunds: ReadonlyMap<string, number>): SalesLine[] {
  const sold = new Map(lines.map((line) => [line.key, line]));
  return [...new Set([...sold.keys(), ...refunds.keys()])]
    .sort()
    .map((day) => ({ ...(sold.get(day) ?? { key: day, title: day, ...nothingSold }), refunds: refunds.get(day) ?? 0 }));
}

async function linesOf(
  db: Db,
  by: SalesBy,
  days: Days,
  brand: string | null,
  portion: Portion,
  now: Date,
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
  const lines = (await findSums(db, by, days, brand)).map(sumLine);
  const brands = await brandNamesOf(db).all(now);
  return {
    lines: lines.map((line) => ({ ...line, title: by === 'brand' ? (brands.get(line.key) ?? line.key) : titleOf(by, line.key) })),
    count: 1,
  };
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

/** "New York" for `US-NY`. */
function titleOf(by: SalesBy, key: string): string {
  if (by !== 'state') return key;
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

/** Units asked back by reason. Throws `report_range`. */
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
