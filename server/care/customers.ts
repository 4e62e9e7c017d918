import type { OutputOf } from '../../contract/api/endpoint.ts';
import { orderNumber as orderNumberShape } from '../../contract/orders/orders.schemas.ts';
import { type careEndpoints, careProblems, type FoundCustomer, type FoundOrder } from '../../contract/staff/care.ts';
import { currencyCode } from '../../contract/values/money.schemas.ts';
import { type Customer, customerOfOwner, findAddressesOf, findCustomer, findCustomersByEmail, ownerOfCustomer } from '../accounts/index.ts';
import {
  findOrderByNumber,
  findOrderLines,
  findOrdersByEmail,
  findOrdersOf,
  findReturnStandings,
  isPartlyCancelled,
  orderStages,
  orderStatusLabel,
  type ReturnStanding,
} from '../orders/index.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import { maskedAddress, maskedEmail } from './masking.ts';

const problem = problemsOf(careProblems);

/** Minimum letters of an address to search for; fewer would list half the shop. */
const fewest = 3;
const mostFound = 20;
const shownOrders = 10;

type Found = OutputOf<typeof careEndpoints.find>;
type Summary = OutputOf<typeof careEndpoints.getCustomer>;

/** Searches by order number, e-mail address or its beginning. */
export async function findForCare(db: Db, typed: string): Promise<Found> {
  const number = orderNumberShape.safeParse(typed.toUpperCase());
  const order = number.success ? await findOrderByNumber(db, number.data) : null;
  if (order) {
    const partlyCancelled = isPartlyCancelled(await findOrderLines(db, order.id));
    const returned = await findReturnStandings(db, [order.id]);
    return { customers: [], orders: [presentOrder({ ...order, ...order.totals, partlyCancelled }, returned.get(order.id))] };
  }
  if (typed.length < fewest) return { customers: [], orders: [] };
  const customers = await findCustomersByEmail(db, typed, mostFound);
  const orders = typed.includes('@') ? await findOrdersByEmail(db, typed, mostFound) : [];
  const returned = await findReturnStandings(db, idsOf(orders));
  return {
    customers: customers.map((customer) => asFound(customer, typed)),
    orders: orders.map((one) => presentOrder(one, returned.get(one.id))),
  };
}

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
export const nameOf = ({ firstName, lastName }: Customer): string => `${firstName} ${lastName}`.trim();

function asFound(customer: Customer & { createdAt: Date }, typed: string): FoundCustomer {
  const { customerId, email, createdAt } = customer;
  const known = email.toLowerCase() === typed.toLowerCase();
  return { customerId, name: nameOf(customer), email: known ? email : maskedEmail(email), since: createdAt.toISOString() };
}

const idsOf = (orders: readonly { readonly id: number }[]): number[] => orders.map(({ id }) => id);

function presentOrder(
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
