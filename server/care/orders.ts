import { addressLines, addressPlace } from '../../contract/addresses/addresses.ts';
import type { OutputOf } from '../../contract/api/endpoint.ts';
import { type careEndpoints, careProblems } from '../../contract/staff/care/care.ts';
import { customerOfOwner } from '../accounts/index.ts';
import { findOrderByNumber, findReplaced, presentOrder } from '../orders/index.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { findReturnsOfOrders } from '../returns/index.ts';
import { listParcels } from '../shipments/index.ts';
import { audit, listActors, mayDo, type StaffMember } from '../staff/index.ts';
import { maskedAddress } from './masking.ts';

const problem = problemsOf(careProblems);

type Shown = OutputOf<typeof careEndpoints.getOrder>;

/** An order for customer care; audits the view. Throws `order_not_found`. */
export async function showOrder({ read, transact }: Database, orderNumber: string, by: StaffMember, now: Date): Promise<Shown> {
  const found = await findOrderByNumber(read, orderNumber);
  if (!found) throw problem('order_not_found');
  const { shippingAddress, billingAddress, ...order } = await presentOrder(read, found);
  await transact((tx) => audit(tx, { by, action: 'order.viewed', subject: { kind: 'order', id: orderNumber } }, now));
  const placer = found.placedByStaff === null ? null : (await listActors(read)).find(({ memberId }) => memberId === found.placedByStaff);
  const replaced = await findReplaced(read, found.id);
  return {
    order,
    shipsTo: mayDo(by, 'orders.fulfil') ? addressLines(shippingAddress).join(', ') : maskedAddress(shippingAddress),
    billedIn: addressPlace(billingAddress),
    shipments: await listParcels(read, found),
    returns: await returnsOf(read, found.id),
    replaces: replaced && { orderNumber: replaced.orderNumber, caseNumber: replaced.caseNumber },
    customerId: customerOfOwner(found.ownerId),
    placedBy: placer ? { memberId: placer.memberId, name: placer.name } : null,
    cameFrom: found.cameFrom,
  };
}

/** More than an order's units come back in. */
const maxReturns = 100;

async function returnsOf(db: Db, orderId: number): Promise<Shown['returns']> {
  return (await findReturnsOfOrders(db, [orderId], { offset: 0, limit: maxReturns })).map(({ caseNumber, state, requestedAt }) => ({
    caseNumber,
    state,
    requestedAt: requestedAt.toISOString(),
  }));
}
