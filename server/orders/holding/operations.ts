import { orderWorkProblems } from '../../../contract/staff/orders/order-work.ts';
import { holdReasonNames } from '../../../contract/staff/orders/staff-orders.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import type { StoredOrder } from '../order.ts';
import { lockOrderByNumber, saveHold } from '../store.ts';
import { insertChange } from '../work/store.ts';

const problem = problemsOf(orderWorkProblems);

/** Whether an order can be put on hold: it is paid, and nothing of it has shipped. */
export const isHoldable = ({ state, heldFor }: Pick<StoredOrder, 'state' | 'heldFor'>): boolean => state === 'placed' && heldFor === null;

/**
 * Puts a paid order on hold under its lock, so that it cannot be packed. One that is on hold stays as it is. Throws `order_not_found`, and
 * `not_holdable` once anything shipped or it is cancelled.
 */
export async function holdOrder(
  tx: Tx,
  { orderNumber, reason }: { orderNumber: string; reason: string },
  by: StaffMember,
  now: Date,
): Promise<void> {
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  if (order.state === 'placed' && order.heldFor !== null) return;
  if (!isHoldable(order)) throw problem('not_holdable');
  await saveHold(tx, order.id, ['staff'], now);
  const change = { memberId: by.memberId, at: now, kind: 'hold', reason, before: {}, after: { hold: holdReasonNames.staff } } as const;
  await insertChange(tx, order.id, change);
  await audit(tx, { by, action: 'order.held', subject: { kind: 'order', id: orderNumber }, reason, details: { heldFor: ['staff'] } }, now);
}

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
  await saveHold(tx, order.id, null, now);
  const before = { hold: order.heldFor.map((reason) => holdReasonNames[reason]).join(', ') };
  const change = { memberId: by.memberId, at: now, kind: 'hold', reason: note || null, before, after: { hold: 'Released' } } as const;
  await insertChange(tx, order.id, change);
  await audit(tx, { by, action: 'order.released', subject: { kind: 'order', id: orderNumber }, details: { heldFor: order.heldFor } }, now);
}
