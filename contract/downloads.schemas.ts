import { z } from 'zod';
import type { Download } from './api/download.ts';
import {
  bannerReportCsvPath,
  funnelReportCsvPath,
  paymentReportCsvPath,
  searchReportCsvPath,
  stockReportCsvPath,
} from './figures/figures.rules.ts';
import { bannersQuery, funnelQuery, paymentsQuery, searchesQuery, stockQuery } from './figures/figures.schemas.ts';
import { payoutReportCsvPath } from './figures/payouts.rules.ts';
import { payoutsQuery } from './figures/payouts.schemas.ts';
import { importReportPath } from './merchandising/imports.rules.ts';
import { promotionCodesPath } from './merchandising/promotions.rules.ts';
import { taxTablePath } from './settings/taxes.rules.ts';
import { type ExportSubject, exported, exportPath } from './staff/exports.ts';
import { returnsReportCsvPath, salesReportCsvPath } from './staff/orders/sales-reports.rules.ts';
import { returnsQuery, salesQuery } from './staff/orders/sales-reports.schemas.ts';
import { orderExportPath } from './staff/orders/staff-orders.rules.ts';
import { orderFilter } from './staff/orders/staff-orders.schemas.ts';
import { calendarDay } from './values/days.schemas.ts';
import { keysOf } from './values/keys.ts';
import { wholeNumber } from './values/numbers.schemas.ts';

const day = calendarDay();
/** First and last day of the shop's calendar, both included; without them, everything. */
export const exportRange = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, 'The first day is after the last');
export type ExportRange = z.output<typeof exportRange>;

const summaries: Readonly<Record<ExportSubject, string>> = {
  customers: 'Customers with an account, by the day they created it',
  brands: 'The brands that always or never sell each product, in columns that the import of products reads',
  prices: 'The price of every variation on sale, in columns that the import of products reads',
  products: 'Whole products, one JSON object a line, in the form that the import of products reads; by the day of their last change',
  promotions: 'Promotions with their use, by the days they run',
  redirects: 'Redirects, by the day they were saved',
  returns: 'Returns with their items, by the day they were requested',
  reviews: 'Reviews, by the day they were written',
  stock: 'Units of every variation on sale, in all warehouses and in each',
};

const exportOf = (subject: ExportSubject) => ({
  name: `exports.${subject}`,
  summary: summaries[subject],
  path: exportPath(subject),
  access: exported[subject].permission,
  asked: exported[subject].days === null ? z.object({}) : exportRange,
  type: exported[subject].type,
});

/** The files that staff download. */
export const downloads = {
  orders: {
    name: 'orders.export',
    summary: 'Orders by the list’s filters, oldest first; the first and the last day are needed',
    path: orderExportPath,
    access: 'orders.export',
    asked: orderFilter.required({ from: true, to: true }),
    type: 'csv',
  },
  sales: {
    name: 'reports.downloadSales',
    summary: 'A report of sales',
    path: salesReportCsvPath,
    access: 'reports.read',
    asked: salesQuery,
    type: 'csv',
  },
  returnReasons: {
    name: 'reports.downloadReturns',
    summary: 'Returns by reason',
    path: returnsReportCsvPath,
    access: 'reports.read',
    asked: returnsQuery,
    type: 'csv',
  },
  searches: {
    name: 'figures.downloadSearches',
    summary: 'What shoppers searched for',
    path: searchReportCsvPath,
    access: 'reports.read',
    asked: searchesQuery,
    type: 'csv',
  },
  funnel: {
    name: 'figures.downloadFunnel',
    summary: 'How many visits came to each step on the way to an order, by day',
    path: funnelReportCsvPath,
    access: 'reports.read',
    asked: funnelQuery,
    type: 'csv',
  },
  banners: {
    name: 'figures.downloadBanners',
    summary: 'How often banners were seen and clicked, and what followed',
    path: bannerReportCsvPath,
    access: 'reports.read',
    asked: bannersQuery,
    type: 'csv',
  },
  payments: {
    name: 'figures.downloadPayments',
    summary: 'What was captured and refunded by day and provider, beside the provider’s books',
    path: paymentReportCsvPath,
    access: 'reports.read',
    asked: paymentsQuery,
    type: 'csv',
  },
  payouts: {
    name: 'figures.downloadPayouts',
    summary: 'What payment providers paid out, beside the ledger',
    path: payoutReportCsvPath,
    access: 'reports.read',
    asked: payoutsQuery,
    type: 'csv',
  },
  stockDays: {
    name: 'figures.downloadStock',
    summary: 'How many days the stock of each variation lasts',
    path: stockReportCsvPath,
    access: 'reports.read',
    asked: stockQuery,
    type: 'csv',
  },
  importReport: {
    name: 'imports.downloadReport',
    summary: 'The whole report of an import',
    path: importReportPath,
    access: 'catalog.edit',
    asked: z.object({ importId: wholeNumber({ min: 1 }) }),
    type: 'csv',
  },
  promotionCodes: {
    name: 'promotions.downloadCodes',
    summary: 'A promotion’s unique codes: all of them, or those made together',
    path: promotionCodesPath,
    access: 'promotions.edit',
    asked: z.object({ promotionId: wholeNumber({ min: 1 }), batch: wholeNumber({ min: 1 }).optional() }),
    type: 'csv',
  },
  taxTable: {
    name: 'taxes.download',
    summary: 'The tax rates that staff have set, now or before an upload',
    path: taxTablePath,
    access: 'settings.edit',
    asked: z.object({ before: wholeNumber({ min: 1 }).optional() }),
    type: 'csv',
  },
} as const satisfies Readonly<Record<string, Download>>;

/** The lists as files, by their subject. */
export const exportDownloads: ReadonlyMap<ExportSubject, Download> = new Map(
  keysOf<ExportSubject>(exported).map((subject) => [subject, exportOf(subject)]),
);

/** Every download of the contract, for the OpenAPI document. */
export const allDownloads: readonly Download[] = [...Object.values(downloads), ...exportDownloads.values()];
