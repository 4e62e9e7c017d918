import { defineProblems, staffOnlyProblems } from '../api/problems.ts';

export const differenceProblems = defineProblems({
  ...staffOnlyProblems,
  difference_not_found: { status: 404, message: 'This difference no longer exists: both sides match now.' },
});

/** Which searches a report lists. */
export const searchesShown = { all: 'Searches', nothing: 'Searches without results' } as const;
export type SearchesShown = keyof typeof searchesShown;

/** What a report of stock lists: variations by the days until they are sold out. */
export const stockShown = {
  all: 'All that sell',
  out: 'Sold out',
  week: 'A week or less',
  month: '30 days or less',
} as const;
export type StockShown = keyof typeof stockShown;

/** The days whose sales tell how long stock lasts. */
export const stockSalesDays = 28;

/** What the nightly check of orders finds wrong with one. */
export const orderFaults = ['totals', 'parcels', 'returns', 'payment', 'paid', 'promotion'] as const;
export type OrderFault = (typeof orderFaults)[number];

/** The report of payments as CSV, with the same query. */
export const paymentReportCsvPath = '/api/staff/reports/payments.csv';

/** The reports of stock and of the funnel as CSV, with the same queries. */
export const stockReportCsvPath = '/api/staff/reports/stock.csv';
export const funnelReportCsvPath = '/api/staff/reports/funnel.csv';

/** The report of banners as CSV, with the same query. */
export const bannerReportCsvPath = '/api/staff/reports/banners.csv';

/** The report of searches as CSV, with the same query. */
export const searchReportCsvPath = '/api/staff/reports/searches.csv';
