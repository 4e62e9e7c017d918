import type { OutputOf, ParsedInputOf } from '../../contract/api/endpoint.ts';
import { orderNumber as orderNumberShape } from '../../contract/orders/orders.schemas.ts';
import type { careEndpoints, FoundCustomer, FoundOrder } from '../../contract/staff/care/care.ts';
import { maxCounted } from '../../contract/staff/max-counted.ts';
import { type CustomerRow, countCustomers, findCustomers, ownerOfCustomer } from '../accounts/index.ts';
import {
  countOrdersOf,
  findOrderByNumber,
  findOrderLines,
  findOrdersByEmail,
  findReturnStandings,
  isPartlyCancelled,
  wordsIn,
} from '../orders/index.ts';
import type { Db } from '../platform/db/index.ts';
import { pageBeside } from '../platform/paging.ts';
import { idsOf, nameOf, presentOrder } from './customers.ts';
import { maskedEmail } from './masking.ts';

const perPage = 50;
const maxOrders = 20;

/** A page of the customers. The first also has the orders that the search names: by number, or a guest's by the whole e-mail address. */
export async function listCustomers(
  db: Db,
  { q, sort, after, before, from, to, email }: ParsedInputOf<typeof careEndpoints.find>,
): Promise<OutputOf<typeof careEndpoints.find>> {
  const filter = { words: q === '' ? null : wordsIn(q), from, to, email };
  const cursor = cursorOf(after, 'after') ?? cursorOf(before, 'before');
  const found = await findCustomers(db, filter, { sort, cursor, limit: perPage + 1 });
  const { rows, ...ends } = pageBeside(found, { side: cursor?.side, perPage, placeOf });
  const placed = await countOrdersOf(
    db,
    rows.map(({ customerId }) => ownerOfCustomer(customerId)),
  );
  return {
    customers: rows.map((row) => present(row, q, placed.get(ownerOfCustomer(row.customerId)) ?? 0)),
    total: await countCustomers(db, filter, maxCounted),
    ...ends,
    orders: cursor ? [] : await findOrdersFor(db, q),
  };
}

function cursorOf(text: string | undefined, side: 'after' | 'before') {
  const [value, id] = (text ?? '').split('.').map(Number);
  return value === undefined || id === undefined ? null : { side, value, id };
}

const placeOf = (row: CustomerRow): string => `${row.createdAt.getTime()}.${row.customerId}`;

function present(row: CustomerRow, typed: string, orders: number): FoundCustomer {
  const { customerId, email, emailVerified, createdAt, city, stateRegion } = row;
  const isKnown = email.toLowerCase() === typed.toLowerCase();
  return {
    customerId,
    name: nameOf(row),
    email: isKnown ? email : maskedEmail(email),
    emailVerified,
    place: [city, stateRegion].filter(Boolean).join(', '),
    orders,
    since: createdAt.toISOString(),
  };
}

async function findOrdersFor(db: Db, typed: string): Promise<FoundOrder[]> {
  const number = orderNumberShape.safeParse(typed.toUpperCase());
  const order = number.success ? await findOrderByNumber(db, number.data) : null;
  if (order) {
    const partlyCancelled = isPartlyCancelled(await findOrderLines(db, order.id));
    const returned = await findReturnStandings(db, [order.id]);
    return [presentOrder({ ...order, ...order.totals, partlyCancelled }, returned.get(order.id))];
  }
  const orders = typed.includes('@') ? await findOrdersByEmail(db, typed, maxOrders) : [];
  const returned = await findReturnStandings(db, idsOf(orders));
  return orders.map((one) => presentOrder(one, returned.get(one.id)));
}
