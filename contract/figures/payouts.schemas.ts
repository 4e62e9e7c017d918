import { z } from 'zod';
import type { Declarations } from '../api/endpoint.ts';
import { reportProblems } from '../staff/orders/sales-reports.rules.ts';
import { reported, reportRange } from '../staff/orders/sales-reports.schemas.ts';
import { cents } from '../values/money.schemas.ts';
import { bigId, wholeNumber } from '../values/numbers.schemas.ts';
import { payoutProblems } from './payouts.rules.ts';

const sums = z.object({
  captured: cents,
  refunded: cents,
  /** Disputes, adjustments and other items, as they change the balance. */
  other: cents,
  fees: cents,
  /** What the ledger has of the movements that were paid out. */
  ledgerCaptured: cents,
  ledgerRefunded: cents,
  /** Movements on which the two differ. */
  differences: z.int(),
});
export type PayoutSums = z.infer<typeof sums>;

const payout = sums.extend({
  payoutId: z.int(),
  /** The provider's code, and its name. */
  provider: z.string(),
  providerName: z.string(),
  /** The provider's name of it. */
  reference: z.string(),
  paidOn: z.string(),
});
export type PayoutLine = z.infer<typeof payout>;

const difference = z.object({
  payoutId: z.int(),
  providerName: z.string(),
  payout: z.string(),
  paidOn: z.string(),
  kind: z.enum(['captured', 'refunded']),
  /** The provider's reference of the movement. */
  reference: z.string(),
  /** Cents as they change the balance. */
  paid: cents,
  inLedger: cents,
  /** Null for a movement that the ledger does not know. */
  orderNumber: z.string().nullable(),
});
export type PayoutDifference = z.infer<typeof difference>;

const page = wholeNumber({ min: 1, max: 100_000 }).default(1);
export const payoutsQuery = z.object({ from: reportRange.from, to: reportRange.to, page, differencesPage: page });

export const payoutDeclarations = {
  report: {
    name: 'reports.payouts',
    summary: 'Get the payouts report',
    description: 'By day of payout, compared with the ledger, with the differences and what is in no payout yet. 50 per page.',
    access: 'reports.read',
    query: payoutsQuery,
    response: z.object({
      ...reported,
      /** The latest first. */
      payouts: z.array(payout),
      page: z.int(),
      pages: z.int(),
      totals: sums.extend({ payouts: z.int() }),
      /** The same number of days before these. */
      before: sums,
      /** Of these payouts, the latest first. */
      differences: z.array(difference),
      differencesPage: z.int(),
      differencesPages: z.int(),
      /** Captures less refunds, in cents, of the last thirty days since a provider's first payout that are in no payout. */
      notPaidOut: z.array(z.object({ providerName: z.string(), movements: z.int(), amount: cents, since: z.iso.datetime() })),
    }),
    problems: reportProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  import: {
    name: 'reports.importPayouts',
    summary: 'Import a payout report',
    description:
      'Stripe’s itemized payout reconciliation report or PayPal’s settlement report, as CSV of at most 15 MB. Replaces payouts imported before.',
    access: 'orders.refund',
    response: z.object({ ok: z.literal(true), payouts: z.int() }),
    problems: payoutProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  remove: {
    name: 'reports.removePayout',
    summary: 'Delete an imported payout',
    access: 'orders.refund',
    params: z.object({ payoutId: bigId }),
    response: z.object({ ok: z.literal(true) }),
    problems: payoutProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
