import { orderWorkProblems } from '../../../contract/staff/orders/order-work.ts';
import { holdReasonNames } from '../../../contract/staff/orders/staff-orders.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { endHold, lockOrderByNumber } from '../store.ts';
import { insertChange } from '../work/store.ts';

const problem = problemsOf(orderWorkProblems);

/**
 * Releases a held order under its lock, so that it can be packed. Releasing it again changes nothing. Throws `order_not_found`, and `hold_ended`
 * once it is cancelled.
 */
export async function releaseOrder(
  tx: Tx,
  { orderNumber, note }: { orderNumber: string; note: string },
  by: StaffMember,
  now: Date,
): Promise<void> {
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  if (order.heldFor === null) return;
  if (order.state === 'cancelled') throw problem('hold_ended');
  await endHold(tx, order.id, now);
  const before = { hold: order.heldFor.map((reason) => holdReasonNames[reason]).join(', ') };
  const change = { memberId: by.memberId, at: now, kind: 'hold', reason: note || null, before, after: { hold: 'Released' } } as const;
  await insertChange(tx, order.id, change);
  await audit(tx, { by, action: 'order.released', subject: { kind: 'order', id: orderNumber }, details: { heldFor: order.heldFor } }, now);
}
