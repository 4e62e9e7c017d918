import type { OutputOf } from '../../contract/api/endpoint.ts';
import { type careEndpoints, careProblems, type FoundOrder } from '../../contract/staff/care/care.ts';
import { currencyCode } from '../../contract/values/money.schemas.ts';
import {
  type Customer,
  customerOfOwner,
  findAddressesOf,
  findConsents,
  findCustomer,
  findDevices,
  findSecondFactor,
  ownerOfCustomer,
  personOf,
  type StoredCustomer,
} from '../accounts/index.ts';
import { groupsOf } from '../groups/index.ts';
import {
  buyers,
  countOrdersOf,
  findOrdersOf,
  findOrdersOfPerson,
  findPromotionsUsed,
  findReturnStandings,
  orderStages,
  orderStatusLabel,
  type ReturnStanding,
} from '../orders/index.ts';
import { brandNamesOf, nameIn } from '../platform/brand-names.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { pageOf } from '../platform/paging.ts';
import { findReturnsOfOrders } from '../returns/index.ts';
import { listReviewsOf } from '../reviews/index.ts';
import { audit, listMembers, type StaffMember } from '../staff/index.ts';
import { maskedAddress } from './masking.ts';
import { countNotes, findNotes } from './notes/store.ts';

const problem = problemsOf(careProblems);

/** Rows of each list on the page but the notes. */
const shownRows = 10;
const notesPerPage = 20;

type Summary = OutputOf<typeof careEndpoints.getCustomer>;

interface Asked {
  readonly customerId: number;
  /** Pages, from 1, of the orders and of the notes. */
  readonly page: number;
  readonly notesPage: number;
}

/** A customer with addresses, a page of orders and one of notes; audits the view. Throws `customer_not_found`. */
export async function showCustomer(
  { read, transact }: Database,
  { customerId, page: asked, notesPage }: Asked,
  by: StaffMember,
  now: Date,
): Promise<Summary> {
  const customer = await findCustomer(read, customerId);
  if (!customer) throw problem('customer_not_found');
  const addresses = await findAddressesOf(read, customerId);
  const ownerId = ownerOfCustomer(customerId);
  const { page, pages, portion } = pageOf(asked, (await countOrdersOf(read, [ownerId])).get(ownerId) ?? 0, shownRows);
  const orders = await findOrdersOf(read, { ownerId, span: { from: null, before: null }, q: '' }, portion);
  const returned = await findReturnStandings(read, idsOf(orders));
  const more = await historyOf(read, customer, now);
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
    ...{ page, pages },
    ...more,
    ...(await notesOf(read, customerId, notesPage)),
  };
}

async function notesOf(db: Db, customerId: number, asked: number): Promise<Pick<Summary, 'notes' | 'notesPage' | 'notesPages'>> {
  const { page, pages, portion } = pageOf(asked, await countNotes(db, customerId), notesPerPage);
  const names = new Map((await listMembers(db)).map(({ memberId, name }) => [memberId, name]));
  const notes = (await findNotes(db, customerId, portion)).map(({ memberId, at, words }) => {
    return { at: at.toISOString(), who: names.get(memberId) ?? '', words };
  });
  return { notes, notesPage: page, notesPages: pages };
}

/** What else happened with a customer: returns, reviews, promotions, sessions and consents. */
async function historyOf(db: Db, customer: StoredCustomer, now: Date) {
  const person = personOf(customer);
  const { customerId, ownerId, email } = person;
  const orders = await findOrdersOfPerson(db, person);
  const numbers = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]));
  const brands = await brandNamesOf(db).all(now);
  const returns = await findReturnsOfOrders(db, idsOf(orders), shownRows);
  return {
    returns: returns.map(({ orderId, isOpen: _, requestedAt, currency, ...one }) => ({
      ...one,
      orderNumber: numbers.get(orderId) ?? '',
      requestedAt: requestedAt.toISOString(),
      currency: currencyCode.parse(currency),
    })),
    reviews: await listReviewsOf(db, customerId, shownRows),
    promotions: (await findPromotionsUsed(db, ownerId, shownRows)).map(({ placedAt, ...used }) => ({
      ...used,
      placedAt: placedAt.toISOString(),
    })),
    groups: (await groupsOf(db, customerId, null, () => buyers.findSpending(db, ownerId))).map(({ name }) => name),
    secondFactorSince: (await findSecondFactor(db, customerId))?.since.toISOString() ?? null,
    devices: (await findDevices(db, customerId, now)).map(({ device, createdAt, lastSeenAt }) => {
      return { device, since: createdAt.toISOString(), lastSeen: lastSeenAt.toISOString() };
    }),
    consents: (email === null ? [] : await findConsents(db, email)).map(({ brand, subscribed, updatedAt }) => {
      return { brand: nameIn(brands, brand), subscribed, since: updatedAt.toISOString() };
    }),
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
