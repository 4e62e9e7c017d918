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
  type Person,
  personOf,
} from '../accounts/index.ts';
import { findSuppression } from '../email/index.ts';
import { groupsOf } from '../groups/index.ts';
import {
  buyers,
  countOrdersOf,
  countPromotionsUsed,
  findOrdersOf,
  findOrdersOfPerson,
  findPromotionsUsed,
  findReturnStandings,
  type OrderOfPerson,
  orderStages,
  orderStatusLabel,
  type ReturnStanding,
} from '../orders/index.ts';
import { brandNamesOf } from '../platform/brand-names.ts';
import type { Database, Db } from '../platform/db/index.ts';
import { type Problem, problemsOf } from '../platform/http/problem.ts';
import { type Portion, pageOf } from '../platform/paging.ts';
import { countReturnsOfOrders, findReturnsOfOrders } from '../returns/index.ts';
import { countReviewsOf, listReviewsOf } from '../reviews/index.ts';
import { audit, latestAbout, listActors, type StaffMember } from '../staff/index.ts';
import { maskedAddress } from './masking.ts';
import { countNotes, findNotes } from './notes/store.ts';

const problem = problemsOf(careProblems);

/** Rows a page of each list. */
const perPage = { orders: 10, returns: 10, reviews: 10, promotions: 10, notes: 20 };

type Summary = OutputOf<typeof careEndpoints.getCustomer>;

/** Pages, from 1. */
type Asked = { readonly customerId: number } & { readonly [List in keyof typeof perPage]: number };

/** Why there is no such account: it may have been merged into another one, as the audit log knows. */
async function missing(db: Db, customerId: number): Promise<Problem> {
  const merged = await latestAbout(db, { kind: 'customer', id: customerId }, 'customer.merged_away');
  const into = merged?.details.into;
  return into === undefined ? problem('customer_not_found') : problem('customer_merged', { into });
}

/** A customer with addresses and a page of each list; audits the view. Throws `customer_not_found` and `customer_merged`. */
export async function showCustomer(
  { read, transact }: Database,
  { customerId, ...asked }: Asked,
  by: StaffMember,
  now: Date,
): Promise<Summary> {
  const customer = await findCustomer(read, customerId);
  if (!customer) throw await missing(read, customerId);
  const addresses = await findAddressesOf(read, customerId);
  const ownerId = ownerOfCustomer(customerId);
  const person = personOf(customer);
  const placed = await findOrdersOfPerson(read, person);
  const lists = {
    orders: pageOf(asked.orders, (await countOrdersOf(read, [ownerId])).get(ownerId) ?? 0, perPage.orders),
    returns: pageOf(asked.returns, await countReturnsOfOrders(read, idsOf(placed)), perPage.returns),
    reviews: pageOf(asked.reviews, await countReviewsOf(read, customerId), perPage.reviews),
    promotions: pageOf(asked.promotions, await countPromotionsUsed(read, ownerId), perPage.promotions),
    notes: pageOf(asked.notes, await countNotes(read, customerId), perPage.notes),
  };
  const orders = await findOrdersOf(read, { ownerId, span: { from: null, before: null }, q: '' }, lists.orders.portion);
  const returned = await findReturnStandings(read, idsOf(orders));
  const more = await accountOf(read, person, now);
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
    pages: {
      orders: shownPage(lists.orders),
      returns: shownPage(lists.returns),
      reviews: shownPage(lists.reviews),
      promotions: shownPage(lists.promotions),
      notes: shownPage(lists.notes),
    },
    orders: orders.map((order) => presentOrder({ ...order, ownerId }, returned.get(order.id))),
    returns: await returnsOf(read, placed, lists.returns.portion),
    reviews: await listReviewsOf(read, customerId, lists.reviews.portion),
    promotions: (await findPromotionsUsed(read, ownerId, lists.promotions.portion)).map(({ placedAt, ...used }) => ({
      ...used,
      placedAt: placedAt.toISOString(),
    })),
    notes: await notesOf(read, customerId, lists.notes.portion),
    ...more,
  };
}

const shownPage = ({ page, pages }: ReturnType<typeof pageOf>) => ({ page, pages });

async function notesOf(db: Db, customerId: number, portion: Portion): Promise<Summary['notes']> {
  const names = new Map((await listActors(db)).map(({ memberId, name }) => [memberId, name]));
  return (await findNotes(db, customerId, portion)).map(({ memberId, at, words }) => {
    return { at: at.toISOString(), who: names.get(memberId) ?? '', words };
  });
}

async function returnsOf(db: Db, orders: readonly OrderOfPerson[], portion: Portion): Promise<Summary['returns']> {
  const numbers = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]));
  return (await findReturnsOfOrders(db, idsOf(orders), portion)).map(({ orderId, isOpen: _, requestedAt, currency, ...one }) => ({
    ...one,
    orderNumber: numbers.get(orderId) ?? '',
    requestedAt: requestedAt.toISOString(),
    currency: currencyCode.parse(currency),
  }));
}

/** A customer's groups, sign-in, sessions and consents. */
async function accountOf(db: Db, { customerId, ownerId, email }: Person, now: Date) {
  const brands = await brandNamesOf(db).all(now);
  const suppression = email === null ? null : await findSuppression(db, email);
  return {
    marketingStopped: suppression && { kind: suppression.kind, since: suppression.since.toISOString() },
    groups: (await groupsOf(db, customerId, null, () => buyers.findSpending(db, ownerId))).map(({ name }) => name),
    secondFactorSince: (await findSecondFactor(db, customerId))?.since.toISOString() ?? null,
    devices: (await findDevices(db, customerId, now)).map(({ device, createdAt, lastSeenAt }) => {
      return { device, since: createdAt.toISOString(), lastSeen: lastSeenAt.toISOString() };
    }),
    consents: (email === null ? [] : await findConsents(db, email)).map(({ brand, subscribed, updatedAt }) => {
      return { brand: brands.get(brand) ?? brand, subscribed, since: updatedAt.toISOString() };
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
