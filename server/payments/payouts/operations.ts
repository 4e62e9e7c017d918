import { daysAfter } from '../../../contract/values/shop-days.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { type Answer, askProvider } from '../ask-provider.ts';
import { type PaymentParts, providerLimit } from '../parts.ts';
import { readReport } from './files/read-report.ts';
import type { Payout, ReadPayouts } from './payout.ts';
import { findKnown, insertLines, lockPayouts, matchLines, savePayout, sumPayouts } from './store.ts';

/** Lines written at once. */
const batch = 5000;

async function savePayouts(
  tx: Tx,
  { provider, payouts }: ReadPayouts,
  at: { readonly by: string | null; readonly now: Date },
): Promise<void> {
  const ids: number[] = [];
  for (const payout of payouts) {
    const id = await savePayout(tx, provider, payout, at);
    for (let from = 0; from < payout.lines.length; from += batch) await insertLines(tx, id, payout.lines.slice(from, from + batch));
    ids.push(id);
  }
  const times = payouts.flatMap(({ lines }) => lines.map((line) => line.at.getTime()));
  const earliest = times.reduce((first, time) => Math.min(first, time), at.now.getTime());
  const matched = await matchLines(tx, new Date(earliest));
  await sumPayouts(tx, [...new Set([...ids, ...matched])]);
}

/** Saves the payouts of a provider's report, in place of those known by the same reference. Throws `UnreadableReport`. */
export async function importPayouts(
  database: Database,
  text: string,
  by: string,
  { now, audit }: { readonly now: Date; readonly audit: (tx: Tx, read: ReadPayouts) => Promise<void> },
): Promise<ReadPayouts> {
  const read = readReport(text);
  await database.transact(async (tx) => {
    await lockPayouts(tx, read.provider);
    await savePayouts(tx, read, { by, now });
    await audit(tx, read);
  });
  return read;
}

/** Days back for which we request payouts from providers that list them, and retry lines without an entry. */
const askedDays = 14;
const unsettledDays = 60;
/** A provider's list takes longer than one lookup. */
const lookups = 4;

/** Saves new payouts of the providers that list them, and looks up again what the ledger did not know. One that does not answer is logged and skipped. */
export async function fetchPayouts(parts: PaymentParts, now: Date): Promise<void> {
  for (const { code: provider, payouts: list } of parts.providers) {
    if (!list) continue;
    const ask = async (signal: AbortSignal) => ({
      status: 'listed' as const,
      payouts: await list(daysAfter(now, -askedDays), now, signal),
    });
    const answer: Answer<{ status: 'listed'; payouts: readonly Payout[] }> = await askProvider(
      ask,
      providerLimit(parts) * lookups,
      parts.log,
    );
    if (answer.status === 'silent') {
      parts.log.error({ provider }, 'the payouts of the payment provider could not be read');
      continue;
    }
    const references = answer.payouts.map(({ reference }) => reference);
    await parts.database.transact(async (tx) => {
      await lockPayouts(tx, provider);
      const known = await findKnown(tx, provider, references);
      const payouts = answer.payouts.filter(({ reference }) => !known.has(reference));
      if (payouts.length > 0) await savePayouts(tx, { provider, payouts }, { by: null, now });
    });
  }
  await parts.database.transact(async (tx) => {
    const matched = await matchLines(tx, daysAfter(now, -unsettledDays));
    if (matched.length > 0) await sumPayouts(tx, matched);
  });
}
