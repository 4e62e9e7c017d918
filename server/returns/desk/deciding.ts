import type { ReturnWay, ReturnWish } from '../../../contract/returns/returns.ts';
import { staffReturnProblems } from '../../../contract/staff/orders/staff-returns.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import { type Taken, takeStock } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { Case } from '../case.ts';
import { notifyReturn } from '../notifications.ts';
import { unitsOf } from '../requesting.ts';
import type { StoredReturn } from '../return.ts';
import { arriveByOf, arriveDaysOf, isNothingToSend } from '../rules.ts';
import { saveApproval, saveEnd } from '../store.ts';
import { type DeskParts, lock, movedOn, note, record, type StaffAction } from './operations.ts';

const problem = problemsOf(staffReturnProblems);

interface Decision extends StaffAction {
  readonly decision: 'approved' | 'declined';
  /** What an approval promises; the shopper's choice if omitted. */
  readonly outcome?: ReturnWish | undefined;
  readonly way: ReturnWay;
  readonly pickUpOn?: string | undefined;
  /** Empty for an approval without a message. */
  readonly words: string;
}

/**
 * Approves or declines a return, and sends the shopper the message. Approving a replacement takes its stock. Repeating a decision does nothing.
 * Throws `return_changed`, `return_expired`, `replacement_out_of_stock` and `pick_up_day_invalid`.
 */
export async function decide(tx: Tx, parts: DeskParts, decision: Decision, now: Date): Promise<void> {
  const found = await lock(tx, decision.caseNumber);
  const { state } = found.one;
  // A return that has moved on since then was already approved.
  if (state === decision.decision || (decision.decision === 'approved' && state === 'in_transit')) return;
  if (state !== 'requested') throw movedOn(found.one);
  const decided = await (decision.decision === 'approved' ? approve : decline)(tx, found, decision, now);
  const approval = decision.decision === 'approved' ? { wish: decided.wish, nothingToSend: isNothingToSend(decided.lines) } : undefined;
  await record(tx, found, { kind: `return_${decision.decision}`, by: decision.by, approval }, now);
  await note(tx, decision, decision.decision, { details: { outcome: decided.wish } }, now);
  await notifyReturn(tx, parts, { ...found, one: decided }, decision.decision, now);
}

async function decline(tx: Tx, { one }: Case, { words }: Decision, now: Date): Promise<StoredReturn> {
  await saveEnd(tx, one.id, { state: 'declined', words, refunded: null, refundedShipping: 0 }, now);
  return { ...one, state: 'declined', words };
}

async function approve(
  tx: Tx,
  found: Case,
  { by, outcome, way: chosenWay, pickUpOn: day, words }: Decision,
  now: Date,
): Promise<StoredReturn> {
  const { one } = found;
  const wish = outcome ?? one.wish;
  const way = isNothingToSend(one.lines) ? null : chosenWay;
  const arriveDays = arriveDaysOf(one);
  // From the approval, since items are not sent before.
  const arriveBy = arriveByOf(now, { arriveDays });
  if (way === 'pick_up') {
    const refuse = (pickUpOn: string) => problem('pick_up_day_invalid', undefined, { pickUpOn });
    if (!day || day <= shopDay(now)) throw refuse('Choose a day after today');
    if (day >= shopDay(arriveBy)) throw refuse(`Choose an earlier day: the items must arrive within ${arriveDays} days`);
  }
  const approved = {
    wish,
    outOfStock: one.wish === 'replacement' && wish === 'refund',
    way,
    pickUpOn: way === 'pick_up' && day ? day : null,
    stockHeld: wish === 'replacement' ? await hold(tx, found, by, now) : null,
    words: words || null,
    arriveBy,
  };
  await saveApproval(tx, one.id, approved, now);
  return { ...one, ...approved, state: 'approved' };
}

/** Takes a replacement's stock, so that it cannot be sold meanwhile. */
async function hold(tx: Tx, { one }: Case, { memberId }: Decision['by'], now: Date): Promise<readonly Taken[]> {
  const cause = { kind: 'held', actor: `staff:${memberId}`, caseNumber: one.caseNumber } as const;
  const taking = await takeStock(tx, unitsOf(one.lines), { now, checkoutUuid: null, cause });
  if (!taking.ok) throw problem('replacement_out_of_stock');
  return taking.taken;
}
