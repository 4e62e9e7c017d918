import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { figureEndpoints, StockShown } from '../../../contract/figures/figures.ts';
import type { payoutEndpoints } from '../../../contract/figures/payouts.ts';
import type { SalesBy, salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';

export type Payouts = OutputOf<typeof payoutEndpoints.report>;
export type Payments = OutputOf<typeof figureEndpoints.payments>;

/** The address of the report of payments, with the shown page of each of its lists. */
export interface PaymentPlace {
  readonly by: 'payments';
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly differences: number;
  readonly dismissed: number;
  readonly faults: number;
}

export interface StaffReportsData {
  readonly place: ReportPlace;
  /** Null where the other is shown, and for a range that is refused. */
  readonly sales: OutputOf<typeof salesReportEndpoints.sales> | null;
  readonly returns: OutputOf<typeof salesReportEndpoints.returns> | null;
  readonly searches: OutputOf<typeof figureEndpoints.searches> | null;
  readonly funnel: OutputOf<typeof figureEndpoints.funnel> | null;
  readonly banners: OutputOf<typeof figureEndpoints.banners> | null;
  readonly payments: Payments | null;
  readonly payouts: Payouts | null;
  readonly stock: OutputOf<typeof figureEndpoints.stock> | null;
  /** Whether differences of payments may be dismissed, and payouts imported. */
  readonly dismisses: boolean;
  readonly done: string | null;
  /** Why a difference was not dismissed; null without a fault. */
  readonly refusedDismissal: { readonly key: string; readonly typed: string; readonly message: string } | null;
  /** Why a report of payouts was not imported. */
  readonly refusedReport: string | null;
  /** Whether synonyms may be added. */
  readonly editsSynonyms: boolean;
  /** Titles of departments by their slug. */
  readonly departments: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Reports besides those of sales. */
export const otherReports = [
  'returns',
  'searches',
  'searches-without-results',
  'funnel',
  'banners',
  'stock',
  'payments',
  'payouts',
] as const;
export type ReportBy = SalesBy | (typeof otherReports)[number];

/** What the URL asks for; empty for the defaults. */
export interface ReportPlace {
  readonly by: ReportBy;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** A brand's key. */
  readonly brand: string;
  /** Of stock: days left, a department's slug, and a SKU or name. */
  readonly show: StockShown;
  readonly department: string;
  readonly q: string;
}
