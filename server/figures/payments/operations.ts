import { differenceProblems, type PaymentDifference } from '../../../contract/figures/figures.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { type ReportRange, reportDaysBefore, reportDaysOf } from '../../orders/index.ts';
import {
  countBookDifferences,
  type FoundDifference,
  findBookComparisons,
  findBookDays,
  findBookDifferences,
  saveDismissal,
  sumBooks,
} from '../../payments/index.ts';
import { csvDollars, csvLine } from '../../platform/csv.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf, readPage } from '../../platform/paging.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { countFaults, findOrderCheck } from '../order-checks/store.ts';

const problem = problemsOf(differenceProblems);

/** Days a page, and rows of the other lists. */
const linesPerPage = 100;
const perPage = 50;
/** Lines read at once for a download. */
const batch = 1000;

export type PaymentsAsked = Pick<ReportRange, 'from' | 'to'>;

/** Names of providers by their codes; one that is no longer configured goes by its code. */
export type ProviderNames = ReadonlyMap<string, string>;

type Pages = { readonly page: number; readonly differencesPage: number; readonly dismissedPage: number; readonly faultsPage: number };

/**
 * What the ledger moved by day and provider, beside the providers' own books, and differences and faulty orders: of each a page, past the end the last
 * one. Throws `report_range`.
 */
export async function reportPayments(db: Db, names: ProviderNames, asked: PaymentsAsked & Pages, now: Date) {
  const today = shopDay(now);
  const days = reportDaysOf(asked, today);
  const open = pageIn(asked.differencesPage, await countBookDifferences(db, 'open'));
  const closed = pageIn(asked.dismissedPage, await countBookDifferences(db, 'dismissed'));
  const faulty = pageIn(asked.faultsPage, await countFaults(db));
  const [totals, before, booked, differences, dismissed, comparisons, check] = await Promise.all([
    sumBooks(db, days),
    sumBooks(db, reportDaysBefore(days)),
    readPage(
      asked.page,
      linesPerPage,
      (portion) => findBookDays(db, days, portion),
      ({ count }) => count,
    ),
    findBookDifferences(db, 'open', open.portion),
    findBookDifferences(db, 'dismissed', closed.portion),
    findBookComparisons(db),
    findOrderCheck(db, faulty.portion),
  ]);
  const nameOf = (code: string) => names.get(code) ?? code;
  return {
    ...days,
    today,
    totals,
    before,
    page: booked.page,
    lines: booked.found.days.map((line) => ({ ...line, providerName: nameOf(line.provider) })),
    differences: differences.map((one) => presentDifference(one, nameOf)),
    dismissed: dismissed.map((one) => presentDifference(one, nameOf)),
    comparisons: comparisons.map(({ provider, askedAt, answeredAt }) => ({
      provider,
      providerName: nameOf(provider),
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    orderCheck: check && {
      checkedAt: check.checkedAt.toISOString(),
      orders: check.orders,
      faults: check.faults.map(({ foundAt, ...one }) => ({ ...one, foundAt: foundAt.toISOString() })),
    },
    lists: { differences: open.shown, dismissed: closed.shown, faults: faulty.shown },
    pages: booked.pages,
  };
}

function pageIn(asked: number, total: number) {
  const { page, pages, portion } = pageOf(asked, total, perPage);
  return { portion, shown: { total, page, pages } };
}

function presentDifference(
  { provider, key, kind, orderNumber, foundAt, dismissedAt, dismissedBy, dismissedBecause, ...sides }: FoundDifference,
  nameOf: (code: string) => string,
): PaymentDifference {
  return {
    key,
    kind,
    orderNumber,
    provider,
    providerName: nameOf(provider),
    foundAt: foundAt.toISOString(),
    ...sidesOf(sides),
    dismissed:
      dismissedAt === null || dismissedBy === null || dismissedBecause === null
        ? null
        : { at: dismissedAt.toISOString(), by: dismissedBy, because: dismissedBecause },
  };
}

const sidesOf = ({ ourAmount, ourState, theirAmount, theirState }: Sides) => ({
  ours: ourAmount === null || ourState === null ? null : { amount: ourAmount, state: ourState },
  theirs: theirAmount === null || theirState === null ? null : { amount: theirAmount, state: theirState },
});

type Sides = Pick<FoundDifference, 'ourAmount' | 'ourState' | 'theirAmount' | 'theirState'>;

/** Dismisses a difference with what was found, or puts it back (null); audited with its sides. Throws `difference_not_found`. */
export async function dismissDifference(
  database: Database,
  { reason, ...which }: { readonly provider: string; readonly key: string; readonly reason: string | null },
  { by, now }: { readonly by: StaffMember; readonly now: Date },
): Promise<void> {
  await database.transact(async (tx) => {
    const sides = await saveDismissal(tx, which, reason === null ? null : { at: now, by: by.name, because: reason });
    if (!sides) throw problem('difference_not_found');
    const action = reason === null ? 'payment_difference.restored' : 'payment_difference.dismissed';
    const subject = { kind: 'payment_difference', id: which.key };
    const details = { provider: which.provider, ...sidesOf(sides) };
    await audit(tx, { by, action, subject, details, ...(reason !== null && { reason }) }, now);
  });
}

/** The days of the report as CSV, with providers by their codes. Throws `report_range`. */
export async function* paymentsAsCsv(db: Db, asked: PaymentsAsked, now: Date): AsyncGenerator<string> {
  const days = reportDaysOf(asked, shopDay(now));
  yield csvLine(['Day', 'Provider', 'Captures', 'Captured', 'Refunds', 'Refunded', 'Captured by the provider', 'Refunded by the provider']);
  for (let offset = 0, more = true; more; offset += batch) {
    const { days: lines } = await findBookDays(db, days, { limit: batch, offset });
    more = lines.length === batch;
    for (const { day, provider, captures, captured, refunds, refunded, reportedCaptured, reportedRefunded } of lines)
      yield csvLine([
        ...[day, provider, captures, csvDollars(captured), refunds, csvDollars(refunded)],
        ...[csvDollars(reportedCaptured), csvDollars(reportedRefunded)],
      ]);
  }
}
