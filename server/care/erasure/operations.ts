import { randomUUID } from 'node:crypto';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import {
  type ErasurePreview,
  type ErasureReason,
  keptYears,
  type personalDataEndpoints,
  personalDataProblems,
} from '../../../contract/staff/care/personal-data.ts';
import {
  eraseAccount,
  findCustomer,
  findPreviousEmails,
  lockCustomer,
  type Person,
  personOf,
  type StoredCustomer,
} from '../../accounts/index.ts';
import { eraseAlerts } from '../../alerts/index.ts';
import { eraseCart } from '../../cart/index.ts';
import { eraseCheckouts } from '../../checkout/index.ts';
import { eraseCredit } from '../../credit/index.ts';
import { eraseMails } from '../../email/index.ts';
import { eraseNotifications } from '../../engagement/index.ts';
import { eraseFromOrders, findOrdersOfPerson, type OrderOfPerson } from '../../orders/index.ts';
import { erasePayer, isMoneyMoving } from '../../payments/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Db, Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { pageOf } from '../../platform/paging.ts';
import { sign } from '../../platform/signing.ts';
import { eraseRedeemer } from '../../promotions/index.ts';
import { eraseFromReturns, findReturnsOfOrders } from '../../returns/index.ts';
import { eraseFromReviews } from '../../reviews/index.ts';
import { eraseSaved } from '../../saved/index.ts';
import { audit, listActors, type StaffMember } from '../../staff/index.ts';
import { idsOf, nameOf } from '../customers.ts';
import { removeFile } from './jobs.ts';
import { countErasures, findErasures, insertErasure } from './store.ts';

const problem = problemsOf(personalDataProblems);

export interface ErasureParts {
  readonly database: Database;
  readonly config: Pick<Config, 'secret'>;
  readonly jobs: Jobs;
}

/** Keyed, so that the log can be asked about an address but not read. */
const hashOf = (secret: string, email: string): string => sign(secret, 'erasure', email.trim().toLowerCase());

/** More than one order has. */
const maxReturns = 1000;

interface Standing {
  readonly orders: readonly OrderOfPerson[];
  readonly openOrders: readonly string[];
  readonly openReturns: readonly string[];
  readonly isMoneyMoving: boolean;
}

/** What stands against an erasure. */
async function standingOf(db: Db, person: Person): Promise<Standing> {
  const orders = await findOrdersOfPerson(db, person);
  const returns = await findReturnsOfOrders(db, idsOf(orders), { limit: maxReturns, offset: 0 });
  return {
    orders,
    openOrders: orders.filter(({ isOpen }) => isOpen).map(({ orderNumber }) => orderNumber),
    openReturns: returns.filter(({ isOpen }) => isOpen).map(({ caseNumber }) => caseNumber),
    isMoneyMoving: await isMoneyMoving(db, idsOf(orders)),
  };
}

/** The day until which the books of these orders are kept, the latest first; null without orders. */
function keptUntil([latest]: readonly Pick<OrderOfPerson, 'placedAt'>[]): string | null {
  return latest ? `${latest.placedAt.getUTCFullYear() + keptYears}-12-31` : null;
}

/** What an erasure would keep, and what stands against it. Throws `customer_not_found`. */
export async function previewErasure(db: Db, customerId: number): Promise<ErasurePreview> {
  const customer = await findCustomer(db, customerId);
  if (!customer) throw problem('customer_not_found');
  const { orders, openOrders, openReturns, isMoneyMoving } = await standingOf(db, personOf(customer));
  const { email, emailVerified } = customer;
  return {
    customerId,
    name: nameOf(customer),
    email,
    emailVerified,
    isMoneyMoving,
    openOrders: [...openOrders],
    openReturns: [...openReturns],
    ordersKept: orders.length,
    keptUntil: keptUntil(orders),
  };
}

interface Wish {
  readonly customerId: number;
  readonly reason: ErasureReason;
  readonly confirmation: string;
}

/**
 * Erases a person: all that is theirs goes, and books stay without them, in one transaction. Throws `customer_not_found`, `erasure_unconfirmed` and
 * `erasure_order_open`.
 */
export async function erase(
  { database, config, jobs }: ErasureParts,
  { customerId, reason, confirmation }: Wish,
  by: StaffMember,
  now: Date,
): Promise<{ ok: true; erasureId: number }> {
  const erasureId = await database.transact(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer) throw problem('customer_not_found');
    if (confirmation.toLowerCase() !== customer.email.toLowerCase()) {
      throw problem('erasure_unconfirmed', undefined, { confirmation: personalDataProblems.erasure_unconfirmed.message });
    }
    const person = personOf(customer);
    // First, so that nothing can be ordered any more while the orders are looked at.
    await eraseCart(tx, person, now);
    const draftUuids = await eraseCheckouts(tx, person, []);
    const { orders, ...open } = await standingOf(tx, person);
    if (open.openOrders.length > 0 || open.openReturns.length > 0 || open.isMoneyMoving) throw problem('erasure_order_open');
    const files = await eraseEverywhere(tx, customer, draftUuids, orders);
    const kept = { ordersKept: orders.length, keptUntil: keptUntil(orders) };
    const emailHash = hashOf(config.secret, customer.email);
    const erasureId = await insertErasure(tx, { at: now, memberId: by.memberId, emailHash, reason, ...kept });
    const subject = { kind: 'customer', id: customerId };
    await audit(tx, { by, action: 'customer.erased', subject, reason, details: { erasureId, ...kept } }, now);
    for (const src of files) await jobs.enqueue(tx, removeFile, { src });
    return erasureId;
  });
  return { ok: true, erasureId };
}

/** Every domain's share; returns files to remove. */
async function eraseEverywhere(
  tx: Tx,
  customer: StoredCustomer,
  draftUuids: readonly string[],
  orders: readonly OrderOfPerson[],
): Promise<readonly string[]> {
  const person = personOf(customer);
  const nobody = `erased:${randomUUID()}`;
  const ids = idsOf(orders);
  const files = await eraseFromReturns(tx, ids);
  await eraseFromOrders(tx, ids, nobody);
  await erasePayer(tx, person, ids);
  await eraseRedeemer(tx, person, nobody);
  await eraseCredit(tx, person, nobody);
  await eraseFromReviews(tx, person, nobody);
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  const paidDrafts = await eraseCheckouts(tx, person, orderNumbers);
  await eraseSaved(tx, person);
  await eraseAlerts(tx, person);
  await eraseNotifications(tx, person);
  const previousEmails = await findPreviousEmails(tx, person.customerId);
  await eraseMails(tx, { ...customer, previousEmails }, { orderNumbers, draftUuids: [...draftUuids, ...paidDrafts] });
  await eraseAccount(tx, person);
  return files;
}

const perPage = 50;

/** A page of the log; with an address, only its erasures. */
export async function listErasures(
  db: Db,
  secret: string,
  asked: { readonly email: string; readonly page: number },
): Promise<OutputOf<typeof personalDataEndpoints.listErasures>> {
  const hash = asked.email === '' ? null : hashOf(secret, asked.email);
  const total = await countErasures(db, hash);
  const { page, pages, portion } = pageOf(asked.page, total, perPage);
  const names = new Map((await listActors(db)).map(({ memberId, name }) => [memberId, name]));
  const rows = await findErasures(db, hash, portion.offset, portion.limit);
  const erasures = rows.map(({ memberId, at, ...row }) => ({ ...row, at: at.toISOString(), by: names.get(memberId) ?? '' }));
  return { erasures, total, page, pages };
}
