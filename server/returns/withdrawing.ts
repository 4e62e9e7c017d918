import { returnCaseProblems } from '../../contract/returns/returns.ts';
import { noteReturn } from '../orders/index.ts';
import type { Actor } from '../payments/index.ts';
import type { Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type Case, lockCase } from './case.ts';
import { type NotificationParts, notifyReturn } from './notifications.ts';
import { unitsOf } from './requesting.ts';
import { saveEnd } from './store.ts';

const problem = problemsOf(returnCaseProblems);

/**
 * Ends an approved return whose replacement has run out of stock, for a shopper who does not take the refund instead (money: Returns); its units can be
 * requested again. Repeating it does nothing. Throws `return_case_not_found` and `return_not_to_withdraw`.
 */
export async function withdraw(
  tx: Tx,
  parts: NotificationParts,
  { caseNumber, actor }: { caseNumber: string; actor: Actor },
  now: Date,
): Promise<Case> {
  const found = await lockCase(tx, caseNumber);
  if (!found) throw problem('return_case_not_found');
  const { one, order } = found;
  if (one.state === 'closed') return found;
  if (!one.outOfStock || one.state !== 'approved' || one.inspectedAt !== null) throw problem('return_not_to_withdraw');
  await saveEnd(tx, one.id, { state: 'closed', words: null, refunded: null, refundedShipping: 0 }, now);
  await noteReturn(tx, { orderId: order.id, caseNumber, kind: 'return_closed', actor, cents: null, units: unitsOf(one.lines) }, now);
  const ended: Case = { ...found, one: { ...one, state: 'closed', words: null, endedAt: now } };
  await notifyReturn(tx, parts, ended, 'closed', now);
  return ended;
}
