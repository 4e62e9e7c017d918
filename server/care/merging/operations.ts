import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type MergeSide, type personalDataEndpoints, personalDataProblems } from '../../../contract/staff/care/personal-data.ts';
import {
  findAddressesOf,
  findCustomer,
  findCustomerByEmail,
  lockCustomer,
  mergeAccount,
  ownerOfCustomer,
  type StoredCustomer,
} from '../../accounts/index.ts';
import { adoptAlerts } from '../../alerts/index.ts';
import { mergeGuestCart } from '../../cart/index.ts';
import { moveCheckouts } from '../../checkout/index.ts';
import { adoptStoreCards } from '../../credit/index.ts';
import { adoptCards } from '../../engagement/index.ts';
import { moveMemberships } from '../../groups/index.ts';
import { countOrdersOf, moveOrdersOfAccount } from '../../orders/index.ts';
import { countSavedCards, moveSavedCards } from '../../payments/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { moveRedemptions } from '../../promotions/index.ts';
import { countReviewsOf, moveReviews } from '../../reviews/index.ts';
import { countSaved, mergeGuestSaved } from '../../saved/index.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { nameOf } from '../customers.ts';
import type { EmailParts } from '../emails.ts';
import { moveNotes } from '../notes/store.ts';

const problem = problemsOf(personalDataProblems);

async function sideOf(db: Db, customer: StoredCustomer): Promise<MergeSide> {
  const { customerId, email, emailVerified, createdAt } = customer;
  const ownerId = ownerOfCustomer(customerId);
  return {
    customerId,
    name: nameOf(customer),
    email,
    emailVerified,
    since: createdAt.toISOString(),
    orders: (await countOrdersOf(db, [ownerId])).get(ownerId) ?? 0,
    addresses: (await findAddressesOf(db, customerId)).length,
    savedItems: await countSaved(db, ownerId),
    reviews: await countReviewsOf(db, customerId),
    cards: await countSavedCards(db, ownerId),
  };
}

/** Both accounts with what would move; the other by its number or whole e-mail address. Throws `customer_not_found`, `merged_customer_not_found`, `merge_itself`. */
export async function previewMerge(
  db: Db,
  { customerId, other }: { readonly customerId: number; readonly other: string },
): Promise<OutputOf<typeof personalDataEndpoints.previewMerge>> {
  const one = await findCustomer(db, customerId);
  if (!one) throw problem('customer_not_found');
  const found = /^\d{1,15}$/.test(other) ? await findCustomer(db, Number(other)) : await findCustomerByEmail(db, other);
  if (!found) throw problem('merged_customer_not_found', undefined, { other: personalDataProblems.merged_customer_not_found.message });
  if (found.customerId === customerId) throw problem('merge_itself', undefined, { other: personalDataProblems.merge_itself.message });
  return { one: await sideOf(db, one), other: await sideOf(db, found) };
}

interface Wish {
  /** The account that stays. */
  readonly customerId: number;
  readonly goneId: number;
  readonly mayReturn: boolean;
  readonly reason: string;
}

/**
 * Moves everything of one account to another, in one transaction, and closes it: its sessions end, and its address is told. Throws
 * `customer_not_found`, `merged_customer_not_found`, `merge_itself`.
 */
export async function merge(
  parts: Pick<EmailParts, 'jobs' | 'config'> & { readonly database: Database },
  { customerId, goneId, mayReturn, reason }: Wish,
  by: StaffMember,
  call: Call,
): Promise<void> {
  if (customerId === goneId) throw problem('merge_itself');
  const { now } = call;
  await parts.database.transact(async (tx) => {
    // Always in the same order, so that two merges of the same accounts wait for each other.
    for (const id of [customerId, goneId].sort((a, b) => a - b)) await lockCustomer(tx, id);
    const kept = await findCustomer(tx, customerId);
    const gone = await findCustomer(tx, goneId);
    if (!kept) throw problem('customer_not_found');
    if (!gone) throw problem('merged_customer_not_found');
    const before = { kept: countsOf(await sideOf(tx, kept)), gone: countsOf(await sideOf(tx, gone)) };
    const from = { customerId: goneId, ownerId: ownerOfCustomer(goneId) };
    const to = { customerId, ownerId: ownerOfCustomer(customerId) };
    // What a guest's things do at sign-in, an account's do here.
    const adopted = { guestId: from.ownerId, ownerId: to.ownerId, now };
    await mergeGuestCart(tx, adopted);
    await moveCheckouts(tx, from.ownerId, to.ownerId);
    await mergeGuestSaved(tx, adopted);
    await adoptAlerts(tx, adopted);
    await adoptCards(tx, adopted);
    await adoptStoreCards(tx, adopted);
    await moveOrdersOfAccount(tx, from.ownerId, to.ownerId, now);
    await moveSavedCards(tx, from.ownerId, to.ownerId);
    await moveRedemptions(tx, from.ownerId, to.ownerId);
    await moveReviews(tx, from, to, now);
    await moveNotes(tx, goneId, customerId);
    await moveMemberships(tx, goneId, customerId);
    await mergeAccount(tx, parts, { gone, kept, mayReturn }, call);
    const details = { gone: goneId, mayReturn, before, after: countsOf(await sideOf(tx, kept)) };
    await audit(tx, { by, action: 'customer.merged', subject: { kind: 'customer', id: customerId }, reason, details }, now);
    const intoDetails = { into: customerId };
    await audit(tx, { by, action: 'customer.merged_away', subject: { kind: 'customer', id: goneId }, reason, details: intoDetails }, now);
  });
}

/** Nothing personal, for the audit log. */
const countsOf = ({ orders, addresses, savedItems, reviews, cards }: MergeSide) => ({ orders, addresses, savedItems, reviews, cards });
