import { staffReturnProblems } from '../../../contract/staff/orders/staff-returns.ts';
import { returnStock } from '../../catalog/index.ts';
import { openReplacement, partStock } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { notifyReturn } from '../notifications.ts';
import { unitsPaidBack } from '../requesting.ts';
import type { StoredReturn } from '../return.ts';
import { refundedUnits, refundOfUnits } from '../rules.ts';
import { saveEnd } from '../store.ts';
import { canRefund, type DeskParts, lock, movedOn, note, record, type StaffAction } from './operations.ts';

const problem = problemsOf(staffReturnProblems);

/** The units that a replacement sends after the inspection: those that came back. */
export const replacedUnits = ({ lines }: Pick<StoredReturn, 'lines'>) =>
  lines.flatMap((line) => {
    const quantity = refundedUnits(line);
    return quantity > 0 ? [{ variationId: line.variationId, quantity }] : [];
  });

/**
 * Places the replacement's order with the stock held since the approval, and tells the shopper. Stock of units that did not come back is
 * released. Repeating it does nothing. Throws `return_changed`, `return_expired` and `nothing_to_replace`.
 */
export async function replace(tx: Tx, parts: DeskParts, action: StaffAction, now: Date): Promise<void> {
  const found = await lock(tx, action.caseNumber);
  const { one, order, ordered } = found;
  if (one.state === 'replaced') return;
  if (!canRefund(one) || one.wish !== 'replacement' || !one.stockHeld) throw movedOn(one);
  const units = replacedUnits(one);
  if (units.length === 0) throw problem('nothing_to_replace');
  const { caseNumber } = one;
  const { memberId } = action.by;
  const { back: taken, out: spare } = partStock(one.stockHeld, units);
  if (spare.length > 0) await returnStock(tx, spare, { kind: 'released', actor: `staff:${memberId}`, caseNumber }, now);
  const before = await unitsPaidBack(tx, order.id);
  const paid = units.map(({ variationId, quantity }) => {
    const line = ordered.find((each) => each.variationId === variationId);
    return { variationId, cents: line ? refundOfUnits(line, { before: before(variationId), units: quantity }) : 0 };
  });
  const replacementOrder = await openReplacement(tx, { order, ordered, units, paid, taken, caseNumber, memberId }, now);
  await saveEnd(tx, one.id, { state: 'replaced', words: null, refunded: null, refundedShipping: 0, replacementOrder }, now);
  await record(tx, found, { kind: 'return_replaced', by: action.by, returned: units }, now);
  await note(tx, action, 'replaced', { details: { order: replacementOrder } }, now);
  await notifyReturn(tx, parts, { ...found, one: { ...one, state: 'replaced', words: null, replacementOrder } }, 'replaced', now);
}
