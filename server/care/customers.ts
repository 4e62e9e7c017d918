import type { OutputOf } from '../../contract/api/endpoint.ts';
import { type careEndpoints, careProblems, type FoundOrder } from '../../contract/staff/care/care.ts';
import { currencyCode } from '../../contract/values/money.schemas.ts';
import { type Customer, customerOfOwner, findAddressesOf, findCustomer, ownerOfCustomer } from '../accounts/index.ts';
import { findOrdersOf, findReturnStandings, orderStages, orderStatusLabel, type ReturnStanding } from '../orders/index.ts';
import type { Database } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import { maskedAddress } from './masking.ts';

const problem = problemsOf(careProblems);

const shownOrders = 10;

type Summary = OutputOf<typeof careEndpoints.getCustomer>;

/** A customer with addresses and latest orders; audits the view. Throws `customer_not_found`. */
export async function showCustomer({ read, transact }: Database, customerId: number, by: StaffMember, now: Date): Promise<Summary> {
  const customer = await findCustomer(read, customerId);
  if (!customer) throw problem('customer_not_found');
  const addresses = await findAddressesOf(read, customerId);
  const ownerId = ownerOfCustomer(customerId);
  const orders = await findOrdersOf(read, { ownerId, span: { from: null, before: null }, q: '' }, { offset: 0, limit: shownOrders });
  const returned = await findReturnStandings(read, idsOf(orders));
  await transact((tx) => audit(tx, { by, action: 'customer.viewed', subject: { kind: 'customer', id: customerId } }, now));
  return {
    customerId,
    name: nameOf(customer),
    email: customer.email,
    emailVerified: customer.emailVerified,
    since: customer.createdAt.toISOString(),
    addresses: addresses.map(({ address, isDefaultShipping, isDefaultBilling }) => ({
      label: maskedAddress(address),
      isDefaultShipping,
      isDefaultBilling,
    })),
    orders: orders.map((order) => presentOrder({ ...order, ownerId }, returned.get(order.id))),
  };
}

/** Empty until known. */
export const nameOf = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** For one look-up of many orders. */
export const idsOf = (orders: readonly { readonly id: number }[]): number[] => orders.map(({ id }) => id);

/** An order in a list for customer care. */
export function presentOrder(
  order: {
    orderNumber: string;
    ownerId: string;
    placedAt: Date;
    state: Parameters<typeof orderStatusLabel>[0];
    total: number;
    currency: string;
    partlyCancelled: boolean;
  },
  returned: ReturnStanding | undefined,
): FoundOrder {
  const { orderNumber, ownerId, placedAt, state, total, currency, partlyCancelled } = order;
  return {
    orderNumber,
    placedAt: placedAt.toISOString(),
    status: orderStatusLabel(state, returned ? [returned] : []),
    stage: orderStages[state],
    partlyCancelled,
    total,
    currency: currencyCode.parse(currency),
    customerId: customerOfOwner(ownerId),
  };
}
