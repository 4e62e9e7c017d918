import { type BellItem, type BellKind, bellHours, bellKinds } from '../../contract/staff/bell.ts';
import { keysOf } from '../../contract/values/keys.ts';
import { countEndedImports } from '../catalog/index.ts';
import { countUnsentEmails } from '../email/index.ts';
import { countFailingWebhooks } from '../integrations/index.ts';
import { countHeldOrders, countLateToPack } from '../orders/index.ts';
import { countFailedPayments } from '../payments/index.ts';
import type { Db } from '../platform/db/index.ts';
import { countLateReturns } from '../returns/index.ts';
import { countReportedReviews, countWaitingReviews } from '../reviews/index.ts';
import { findBellSeen, mayDo, type SignedInMember } from '../staff/index.ts';

/** How many wait, and how many of them came after a moment. */
type Count = (db: Db, since: Date, now: Date) => Promise<{ count: number; fresh: number }>;

const before = (at: Date, hours: number) => new Date(at.getTime() - hours * 3_600_000);
/** What is late came, as late, so many hours after it began. */
const late =
  (count: (db: Db, times: { before: Date; since: Date }) => ReturnType<Count>, hours: number): Count =>
  (db, since, now) =>
    count(db, { before: before(now, hours), since: before(since, hours) });
const ended =
  (failed: boolean): Count =>
  (db, since, now) =>
    countEndedImports(db, { failed, since, from: before(now, bellHours.imports) });

const counts: Readonly<Record<BellKind, Count>> = {
  late_orders: late(countLateToPack, bellHours.packing),
  held_orders: countHeldOrders,
  late_returns: late(countLateReturns, bellHours.answer),
  failed_payments: countFailedPayments,
  unsent_emails: countUnsentEmails,
  failing_webhooks: countFailingWebhooks,
  waiting_reviews: countWaitingReviews,
  reported_reviews: countReportedReviews,
  failed_imports: ended(true),
  finished_imports: ended(false),
};

/** What waits for a member's permissions; nothing that is done. */
export async function ringFor(db: Db, member: SignedInMember, now: Date): Promise<BellItem[]> {
  const since = (await findBellSeen(db, member.memberId)) ?? new Date(0);
  const heard = keysOf(bellKinds).filter((kind) => mayDo(member, bellKinds[kind]));
  const items = await Promise.all(heard.map(async (kind) => ({ kind, ...(await counts[kind](db, since, now)) })));
  return items.filter(({ count }) => count > 0);
}
