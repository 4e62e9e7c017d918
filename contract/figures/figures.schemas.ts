import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { reportProblems } from '../staff/orders/sales-reports.rules.ts';
import { reported, reportRange } from '../staff/orders/sales-reports.schemas.ts';
import { keysOf } from '../values/keys.ts';
import { cents } from '../values/money.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { differenceProblems, orderFaults, searchesShown, stockShown } from './figures.rules.ts';

const page = wholeNumber({ min: 1, max: 100_000 }).default(1);

const searchSums = z.object({
  searches: z.int(),
  /** Those that found no product. */
  nothing: z.int(),
  /** Those after which a product was opened, or put into the cart. */
  products: z.int(),
  carts: z.int(),
});
export type SearchSums = z.infer<typeof searchSums>;

const searchLine = searchSums.extend({
  words: z.string(),
  /** Fewest products found now across the brands where it found none; null if it always found some. */
  findsNow: z.int().nullable(),
  /** The synonym for exactly this text. */
  synonym: z.object({ synonymId: z.int(), means: z.string() }).nullable(),
});
export type SearchLine = z.infer<typeof searchLine>;

/** Visits that reached each step; each also counts at the earlier steps. */
const funnelSums = z.object({ product: z.int(), cart: z.int(), checkout: z.int(), order: z.int() });
export type FunnelSums = z.infer<typeof funnelSums>;

/** The key is a day, or a brand's. */
const funnelLine = funnelSums.extend({ key: z.string(), title: z.string() });

export const funnelQuery = z.object(reportRange);

const bannerSums = z.object({
  /** Visits that saw it, and that clicked it. */
  shown: z.int(),
  clicked: z.int(),
  /** Orders in the same visit for which it was clicked last, and their merchandise after discounts. */
  orders: z.int(),
  sales: cents,
});
export type BannerSums = z.infer<typeof bannerSums>;

const bannerLine = bannerSums.extend({
  brand: z.string(),
  brandName: z.string(),
  /** The page's id and address. */
  page: z.string(),
  path: z.string(),
  /** The banner's tracking name; the heading where it has none. */
  banner: z.string(),
  heading: z.string(),
  /** Such as "Hero". */
  kind: z.string(),
});
export type BannerLine = z.infer<typeof bannerLine>;

export const bannersQuery = z.object({ ...reportRange, page });

const stockLine = z.object({
  variationId: z.int(),
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Such as "Oak / Large"; empty without options. */
  options: z.string(),
  /** In all warehouses. */
  onHand: z.int(),
  /** Sold in the last 28 days. */
  sold: z.int(),
  /** Whole days until it is sold out if it goes on selling like that. */
  daysLeft: z.int(),
});
export type StockLine = z.infer<typeof stockLine>;

const paymentLine = z.object({
  day: z.string(),
  /** The provider's code, and its name. */
  provider: z.string(),
  providerName: z.string(),
  captures: z.int(),
  captured: cents,
  refunds: z.int(),
  refunded: cents,
  /** The same in the provider's books; null for a day that it has not shown. */
  reportedCaptured: cents.nullable(),
  reportedRefunded: cents.nullable(),
});
export type PaymentLine = z.infer<typeof paymentLine>;

const paymentSums = z.object({ captures: z.int(), captured: cents, refunds: z.int(), refunded: cents });

/** A movement on which the ledger and the provider differ; null on the side that does not know it. */
const paymentDifference = z.object({
  key: z.string(),
  /** The provider's code, and its name. */
  provider: z.string(),
  providerName: z.string(),
  foundAt: z.iso.datetime(),
  kind: z.string(),
  ours: z.object({ amount: cents, state: z.string() }).nullable(),
  theirs: z.object({ amount: cents, state: z.string() }).nullable(),
  orderNumber: z.string().nullable(),
  /** Who looked into it, when, and what they found; null while nobody has. */
  dismissed: z.object({ at: z.iso.datetime(), by: z.string(), because: z.string() }).nullable(),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;

/** What the nightly check of all orders found. */
const orderCheck = z.object({
  checkedAt: z.iso.datetime(),
  orders: z.int(),
  /** A page of them, the latest found first. */
  faults: z.array(z.object({ orderNumber: z.string(), fault: z.enum(orderFaults), foundAt: z.iso.datetime() })),
});

export const paymentsQuery = z.object({
  from: reportRange.from,
  to: reportRange.to,
  page,
  differencesPage: page,
  dismissedPage: page,
  faultsPage: page,
});

/** The shown page of a list, and how many rows all its pages have. */
const shownPage = z.object({ total: z.int(), page: z.int(), pages: z.int() });

export const stockQuery = z.object({
  show: z.enum(keysOf(stockShown)).default('all'),
  /** A department's slug. */
  department: z.string().max(100).optional(),
  /** The beginning of a SKU, or a part of a product's name. */
  q: z.string().trim().max(100).optional(),
  page,
});

export const searchesQuery = z.object({
  show: z.enum(keysOf(searchesShown)).default('all'),
  ...reportRange,
  page,
});

export const figureDeclarations = {
  searches: {
    name: 'reports.searches',
    summary: 'Get the search report',
    description:
      'What shoppers searched for, most frequent first, or searches without results. Counted by day and text, without the visitor.',
    access: 'reports.read',
    query: searchesQuery,
    response: z.object({
      ...reported,
      lines: z.array(searchLine),
      /** With the searches whose words are not kept. */
      totals: searchSums,
      /** The same number of days before these. */
      before: searchSums,
      page: z.int(),
      pages: z.int(),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  funnel: {
    name: 'reports.funnel',
    summary: 'Get the funnel report',
    description: 'Visits that viewed a product, added to the cart, reached checkout and ordered, by day and brand.',
    access: 'reports.read',
    query: funnelQuery,
    response: z.object({
      ...reported,
      days: z.array(funnelLine),
      brands: z.array(funnelLine),
      totals: funnelSums,
      /** The same number of days before these. */
      before: funnelSums,
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  banners: {
    name: 'reports.banners',
    summary: 'Get the banner report',
    description: 'Views and clicks of content page banners, and the orders and sales that followed in the same visit.',
    access: 'reports.read',
    query: bannersQuery,
    response: z.object({
      ...reported,
      lines: z.array(bannerLine),
      totals: bannerSums,
      /** The same number of days before these. */
      before: bannerSums,
      page: z.int(),
      pages: z.int(),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  payments: {
    name: 'reports.payments',
    summary: 'Get the payments report',
    description: 'Captures and refunds by day and provider, compared with the provider’s books, and the differences. Compared nightly.',
    access: 'reports.read',
    query: paymentsQuery,
    response: z.object({
      ...reported,
      lines: z.array(paymentLine),
      totals: paymentSums,
      /** The same number of days before these. */
      before: paymentSums,
      /** A page of those of any day, the newest first. */
      differences: z.array(paymentDifference),
      /** A page of those that staff have dismissed, the latest first; one whose sides change is open again. */
      dismissed: z.array(paymentDifference),
      /** When each provider's books were last requested, and last received. */
      comparisons: z.array(
        z.object({ provider: z.string(), providerName: z.string(), askedAt: z.iso.datetime(), answeredAt: z.iso.datetime().nullable() }),
      ),
      /** Null before the first night. */
      orderCheck: orderCheck.nullable(),
      /** Pages of the lists besides the days, 50 rows each. */
      lists: z.object({ differences: shownPage, dismissed: shownPage, faults: shownPage }),
      page: z.int(),
      pages: z.int(),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  dismissDifference: {
    name: 'reports.dismissDifference',
    summary: 'Dismiss a payment difference',
    description: 'With the reason found. Without a reason, restores it to the list.',
    access: 'orders.refund',
    body: z.object({
      provider: z.string().max(60),
      key: z.string().max(200),
      reason: z.string().trim().min(3, 'Say what you found').max(500, 'Use up to 500 characters').nullable(),
    }),
    response: z.object({ ok: z.literal(true) }),
    problems: differenceProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  stock: {
    name: 'reports.stock',
    summary: 'Get the stock report',
    description: 'Days that the stock of each variation lasts at the pace of the last 28 days, shortest first. Sales are updated hourly.',
    access: 'reports.read',
    query: stockQuery,
    response: z.object({
      lines: z.array(stockLine),
      /** Lines of the report on all its pages. */
      total: z.int(),
      /** Departments of the products that sell. */
      departments: z.array(z.string()),
      page: z.int(),
      pages: z.int(),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
