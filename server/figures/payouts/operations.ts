import type { OutputOf, ParsedInputOf } from '../../../contract/api/endpoint.ts';
import { type payoutEndpoints, payoutFileBytes, payoutProblems } from '../../../contract/figures/payouts.ts';
import { daysAfter, shopDay } from '../../../contract/values/shop-days.ts';
import { type ReportRange, reportDaysBefore, reportDaysOf } from '../../orders/index.ts';
import {
  deletePayout,
  findNotPaidOut,
  findPayoutDifferences,
  findPayouts,
  importPayouts,
  totalPayouts,
  UnreadableReport,
} from '../../payments/index.ts';
import { csvDollars, csvLine } from '../../platform/csv.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { bytesOf, textOf } from '../../platform/http/bytes-of.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import type { ProviderNames } from '../payments/operations.ts';

const problem = problemsOf(payoutProblems);

const perPage = 50;
/** Days of the ledger that are looked through for what no payout has. */
const lookedBack = 30;
/** Payouts read at once for a download. */
const batch = 500;

type Asked = ParsedInputOf<typeof payoutEndpoints.report>;

/** Payouts of these days beside the ledger; a page past the end is the last one. Throws `report_range`. */
export async function reportPayouts(
  db: Db,
  names: ProviderNames,
  { page: asked, differencesPage, ...range }: Asked,
  now: Date,
): Promise<OutputOf<typeof payoutEndpoints.report>> {
  const today = shopDay(now);
  const days = reportDaysOf(range, today);
  const nameOf = (code: string) => names.get(code) ?? code;
  const totals = await totalPayouts(db, days);
  const { page, pages, portion } = pageOf(asked, totals.payouts, perPage);
  const differing = pageOf(differencesPage, totals.differences, perPage);
  const [{ payouts: _, ...before }, payouts, differences, notPaidOut] = await Promise.all([
    totalPayouts(db, reportDaysBefore(days)),
    findPayouts(db, days, portion),
    findPayoutDifferences(db, days, differing.portion),
    findNotPaidOut(db, daysAfter(now, -lookedBack)),
  ]);
  return {
    ...days,
    today,
    totals,
    before,
    page,
    pages,
    payouts: payouts.map((one) => ({ ...one, providerName: nameOf(one.provider) })),
    differences: differences.map(({ provider, ...one }) => ({ ...one, providerName: nameOf(provider) })),
    differencesPage: differing.page,
    differencesPages: differing.pages,
    notPaidOut: notPaidOut.map(({ provider, since, ...one }) => ({ ...one, providerName: nameOf(provider), since: since.toISOString() })),
  };
}

interface Actor {
  readonly by: StaffMember;
  readonly now: Date;
}

/** Imports a provider's report; audited. Returns how many payouts it has. Throws `no_payout_file`, `payout_file_too_large`, `payout_file_unreadable`. */
export async function takeReport(database: Database, file: UploadedFile | null, { by, now }: Actor): Promise<number> {
  if (!file) throw problem('no_payout_file', undefined, { report: payoutProblems.no_payout_file.message });
  const content = await bytesOf(file, payoutFileBytes);
  if (!content) throw problem('payout_file_too_large', undefined, { report: payoutProblems.payout_file_too_large.message });
  const { payouts } = await importPayouts(database, textOf(content), by.name, {
    now,
    audit: (tx, { provider, payouts: read }) => {
      const subject = { kind: 'payouts', id: provider };
      const details = { payouts: read.length, lines: read.reduce((sum, { lines }) => sum + lines.length, 0) };
      return audit(tx, { by, action: 'payouts.imported', subject, details }, now);
    },
  }).catch((error: unknown) => {
    throw error instanceof UnreadableReport ? problem('payout_file_unreadable', undefined, { report: error.message }) : error;
  });
  return payouts.length;
}

/** Removes a payout; audited. Throws `payout_not_found`. */
export async function removePayout(database: Database, payoutId: number, { by, now }: Actor): Promise<void> {
  await database.transact(async (tx) => {
    const removed = await deletePayout(tx, payoutId);
    if (!removed) throw problem('payout_not_found');
    const subject = { kind: 'payouts', id: removed.provider };
    await audit(tx, { by, action: 'payouts.removed', subject, details: { payout: removed.reference } }, now);
  });
}

/** A figure that may be negative: as text a spreadsheet would take it for a formula. */
const signed = (cents: number): number => cents / 100;

/** The payouts as CSV, with providers by their codes. Throws `report_range`. */
export async function* payoutsAsCsv(db: Db, asked: Pick<ReportRange, 'from' | 'to'>, now: Date): AsyncGenerator<string> {
  const days = reportDaysOf(asked, shopDay(now));
  yield csvLine([
    ...['Paid on', 'Provider', 'Payout', 'Captured', 'Refunded', 'Other', 'Fees', 'Paid out', 'Captured in the ledger'],
    ...['Refunded in the ledger', 'Differences'],
  ]);
  for (let offset = 0, more = true; more; offset += batch) {
    const payouts = await findPayouts(db, days, { offset, limit: batch });
    more = payouts.length === batch;
    for (const { paidOn, provider, reference, captured, refunded, other, fees, ledgerCaptured, ledgerRefunded, differences } of payouts)
      yield csvLine([
        ...[paidOn, provider, reference, csvDollars(captured), csvDollars(refunded), signed(other), signed(fees)],
        ...[signed(captured - refunded + other - fees), csvDollars(ledgerCaptured), csvDollars(ledgerRefunded), differences],
      ]);
  }
}
