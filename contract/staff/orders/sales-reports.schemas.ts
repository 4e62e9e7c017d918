import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { calendarDay } from '../../values/days.schemas.ts';
import { keysOf } from '../../values/keys.ts';
import { cents } from '../../values/money.schemas.ts';
import { wholeNumber } from '../../values/numbers.schemas.ts';
import { reportProblems, salesBy } from './sales-reports.rules.ts';

/** A day of the shop, `2026-01-31`. */
const day = calendarDay();
/** By default the last thirty days. */
export const reportRange = { from: day.optional(), to: day.optional(), brand: z.string().max(40).optional() };
/** The days reported, and the shop's present one. */
export const reported = { from: z.string(), to: z.string(), today: z.string() };

/**
 * Sums over a range, without cancelled orders; and without cancelled items, except by promotion. Cents: `sales` is merchandise after discounts, before
 * shipping and tax.
 */
const sums = z.object({ orders: z.int(), units: z.int(), sales: cents, discount: cents, shipping: cents, tax: cents, refunds: cents });
export type SalesSums = z.infer<typeof sums>;

/** A line; by product, department and category only units and sales are known, by promotion orders, sales and what it took off. */
const line = z.object({
  /** A day, the id of a product, a department's slug, the id of a category or promotion, a brand's key, or `US-NY`. */
  key: z.string(),
  title: z.string(),
  orders: z.int().nullable(),
  units: z.int().nullable(),
  sales: cents,
  discount: cents.nullable(),
  shipping: cents.nullable(),
  tax: cents.nullable(),
  refunds: cents.nullable(),
});
export type SalesLine = z.infer<typeof line>;

export const salesQuery = z.object({ by: z.enum(keysOf(salesBy)), ...reportRange, page: wholeNumber({ min: 1, max: 100_000 }).default(1) });

export const returnsQuery = z.object(reportRange);

/** Returns that were not declined, and their units. */
const returnSums = z.object({ returns: z.int(), units: z.int() });
export type ReturnSums = z.infer<typeof returnSums>;

export const salesReportDeclarations = {
  sales: {
    name: 'reports.sales',
    summary: 'Get the sales report',
    description:
      'Paid orders by day, product, department, main category, promotion, brand or state, with totals and those of the previous period. Updated every five minutes.',
    access: 'reports.read',
    query: salesQuery,
    response: z.object({
      ...reported,
      lines: z.array(line),
      totals: sums,
      /** The same number of days before these. */
      before: sums,
      page: z.int(),
      pages: z.int(),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  returns: {
    name: 'reports.returns',
    summary: 'Get the returns report',
    description: 'Units requested for return in the period, by reason, with totals and those of the previous period.',
    access: 'reports.read',
    query: returnsQuery,
    response: z.object({
      ...reported,
      /** A return counts under each of its reasons. */
      reasons: z.array(returnSums.extend({ reason: z.string(), title: z.string() })),
      totals: returnSums,
      /** The same number of days before these. */
      before: returnSums,
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  today: {
    name: 'reports.today',
    summary: 'Get today’s sales',
    description: 'Orders and sales since midnight, compared with the same hours of the same weekday last week.',
    access: 'reports.read',
    response: z.object({
      today: z.object({ orders: z.int(), sales: cents }),
      weekBefore: z.object({ orders: z.int(), sales: cents }),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
