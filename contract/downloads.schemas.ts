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

const texts: Readonly<Record<ExportSubject, Pick<Download, 'summary' | 'description'>>> = {
  customers: { summary: 'Export customers', description: 'With an account, by the day they created it.' },
  brands: {
    summary: 'Export the brands of products',
    description: 'Those that always or never sell each product, in the columns of the product import.',
  },
  prices: { summary: 'Export prices', description: 'Of every variation on sale, in the columns of the product import.' },
  products: {
    summary: 'Export products',
    description: 'One JSON object per line, in the form that the product import reads; by the day of their last change.',
  },
  promotions: { summary: 'Export promotions', description: 'With their use, by the days they run.' },
  redirects: { summary: 'Export redirects', description: 'By the day they were saved.' },
  returns: { summary: 'Export returns', description: 'With their items, by the day they were requested.' },
  reviews: { summary: 'Export reviews', description: 'By the day they were written.' },
  stock: { summary: 'Export stock', description: 'Of every variation on sale, in total and by warehouse.' },
};

const exportOf = (subject: ExportSubject) => ({
  name: `exports.${subject}`,
  ...texts[subject],
  path: exportPath(subject),
  access: exported[subject].permission,
  asked: exported[subject].days === null ? z.object({}) : exportRange,
  type: exported[subject].type,
});

/** The files that staff download. */
export const downloads = {
  orders: {
    name: 'orders.export',
    summary: 'Export orders',
    description: 'Filtered like the list, oldest first. Both dates are required.',
    path: orderExportPath,
    access: 'orders.export',
    asked: orderFilter.required({ from: true, to: true }),
    type: 'csv',
  },
  sales: {
    name: 'reports.downloadSales',
    summary: 'Download the sales report',
    path: salesReportCsvPath,
    access: 'reports.read',
    asked: salesQuery,
    type: 'csv',
  },
  returnReasons: {
    name: 'reports.downloadReturns',
    summary: 'Download the returns report',
    description: 'By reason.',
    path: returnsReportCsvPath,
    access: 'reports.read',
    asked: returnsQuery,
    type: 'csv',
  },
  searches: {
    name: 'figures.downloadSearches',
    summary: 'Download the search report',
    path: searchReportCsvPath,
    access: 'reports.read',
    asked: searchesQuery,
    type: 'csv',
  },
  funnel: {
    name: 'figures.downloadFunnel',
    summary: 'Download the funnel report',
    description: 'Visits that reached each step toward an order, by day.',
    path: funnelReportCsvPath,
    access: 'reports.read',
    asked: funnelQuery,
    type: 'csv',
  },
  banners: {
    name: 'figures.downloadBanners',
    summary: 'Download the banner report',
    description: 'Views, clicks and the orders that followed.',
    path: bannerReportCsvPath,
    access: 'reports.read',
    asked: bannersQuery,
    type: 'csv',
  },
  payments: {
    name: 'figures.downloadPayments',
    summary: 'Download the payments report',
    description: 'Captures and refunds by day and provider, compared with the provider’s books.',
    path: paymentReportCsvPath,
    access: 'reports.read',
    asked: paymentsQuery,
    type: 'csv',
  },
  payouts: {
    name: 'figures.downloadPayouts',
    summary: 'Download the payouts report',
    description: 'Payouts of the payment providers, compared with the ledger.',
    path: payoutReportCsvPath,
    access: 'reports.read',
    asked: payoutsQuery,
    type: 'csv',
  },
  stockDays: {
    name: 'figures.downloadStock',
    summary: 'Download the stock report',
    description: 'Days that the stock of each variation lasts.',
    path: stockReportCsvPath,
    access: 'reports.read',
    asked: stockQuery,
    type: 'csv',
  },
  importReport: {
    name: 'imports.downloadReport',
    summary: 'Download the report of an import',
    path: importReportPath,
    access: 'catalog.edit',
    asked: z.object({ importId: wholeNumber({ min: 1 }) }),
    type: 'csv',
  },
  promotionCodes: {
    name: 'promotions.downloadCodes',
    summary: 'Download a promotion’s unique codes',
    description: 'All of them, or one batch.',
    path: promotionCodesPath,
    access: 'promotions.edit',
    asked: z.object({ promotionId: wholeNumber({ min: 1 }), batch: wholeNumber({ min: 1 }).optional() }),
    type: 'csv',
  },
  taxTable: {
    name: 'taxes.download',
    summary: 'Download the tax rates',
    description: 'As set by staff, now or before an upload.',
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
