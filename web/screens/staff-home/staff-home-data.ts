import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { Check } from '../../../contract/readiness/readiness.ts';
import type { salesReportEndpoints } from '../../../contract/staff/orders/sales-reports.ts';

/** Open tasks and the shop’s state; null where the role may not see it, or where loading failed. */
export interface StaffHomeData {
  /** Whether loading failed of something that the role may see. */
  readonly isIncomplete: boolean;
  /** Checks that keep the shop from real orders, or that a running shop should look at; empty where the role may not see them. */
  readonly missing: readonly Check[];
  /** Since midnight, and the same hours of the same weekday last week. */
  readonly today: OutputOf<typeof salesReportEndpoints.today> | null;
  readonly month: Month | null;
  /** Variations that are sold out, or will be within a week at the present pace. */
  readonly runningLow: number | null;
  /** Reviews to moderate, and published ones that shoppers reported. */
  readonly reviews: { readonly waiting: number; readonly reported: number } | null;
  readonly ordersWaiting: number | null;
  /** Open returns, and those unanswered after 24 hours. */
  readonly returns: { readonly open: number; readonly late: number } | null;
  readonly paymentsFailed: number | null;
  readonly emailsUnsent: number | null;
  readonly invited: number | null;
  readonly isClosed: boolean | null;
  /** Number of pages with unpublished changes, and of scheduled ones. */
  readonly content: { readonly changed: number; readonly planned: number } | null;
}

/** Sales of the last thirty days in cents: of the days that had any, together, and of the thirty days before. */
export interface Month extends Pick<OutputOf<typeof salesReportEndpoints.sales>, 'from' | 'to'> {
  readonly days: readonly (readonly [day: string, sales: number])[];
  readonly sales: number;
  readonly before: number;
}
