import type { Address } from '../../../contract/addresses/addresses.ts';
import { careProblems } from '../../../contract/staff/care/care.rules.ts';
import { type OrderWork, orderWorkProblems, type RefundReason, refundReasons } from '../../../contract/staff/orders/order-work.ts';
import { currencyCode } from '../../../contract/values/money.schemas.ts';
import { findRefundable, type RequestParts, refundOrder } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { formatDollars } from '../../platform/format-dollars.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging.ts';
import { audit, listActors, type StaffMember } from '../../staff/index.ts';
import { reindexWords } from '../desk/store.ts';
import { isHoldable } from '../holding/operations.ts';
import type { StoredOrder, Units } from '../order.ts';
import { findReturnedUnits } from '../returning/store.ts';
import { findLines, findOrder, lockOrderByNumber } from '../store.ts';
import { refundableLines } from './refund-lines.ts';
import {
  countChanges,
  findChanges,
  findHoldNote,
  findNotes,
  findRefundedUnits,
  findTags,
  hasRefund,
  insertChange,
  insertNote,
  replaceTags,
  saveContact,
} from './store.ts';

const problem = problemsOf({ ...careProblems, ...orderWorkProblems });
/** Changes a page. */
const perPage = 50;

/** Why an order's address and contact cannot be changed; null when they can: until the first unit is packed. */
export const refusalToEdit = ({ state }: Pick<StoredOrder, 'state'>): string | null =>
  state === 'placed' || state === 'processing' ? null : orderWorkProblems.order_not_editable.message;

interface WorkAsked {
  readonly orderNumber: string;
  readonly changesPage: number;
}

/** Staff's notes and changes, and what can be refunded. Values before and after are for those who may edit. Throws `order_not_found`. */
export async function showWork(db: Db, { orderNumber, changesPage }: WorkAsked, { mayEdit }: { mayEdit: boolean }): Promise<OrderWork> {
  const order = await findOrder(db, orderNumber);
  if (!order) throw problem('order_not_found');
  const names = new Map((await listActors(db)).map(({ memberId, name }) => [memberId, name]));
  const { page, pages, portion } = pageOf(changesPage, await countChanges(db, order.id), perPage);
  const changes = await findChanges(db, order.id, portion);
  return {
    notes: (await findNotes(db, order.id)).map(({ at, memberId, words }) => ({
      at: at.toISOString(),
      who: names.get(memberId) ?? '',
      words,
    })),
    tags: await findTags(db, order.id),
    changes: changes.map(({ at, memberId, kind, reason, before, after }) => ({
      at: at.toISOString(),
      who: names.get(memberId) ?? '',
      kind,
      reason,
      fields: mayEdit ? differences(before, after) : [],
    })),
    changesPage: page,
    changesPages: pages,
    currency: currencyCode.parse(order.totals.currency),
    refundable: await findRefundable(db, order.id),
    lines: await refundableOf(db, order.id),
    heldFor: order.state === 'placed' ? [...(order.heldFor ?? [])] : [],
    holdNote: order.heldFor?.includes('staff') ? await findHoldNote(db, order.id) : null,
    isHoldable: isHoldable(order),
    refusalToEdit: refusalToEdit(order),
  };
}

function differences(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => ({ name, before: was.get(name) ?? '', after: value }));
}

const refundableOf = async (db: Db, orderId: number) =>
  refundableLines(await findLines(db, orderId), await findReturnedUnits(db, orderId), await findRefundedUnits(db, orderId));

/** Gives an order placed from a draft the draft's note and tags, in the name of the member who created the draft. */
export async function noteFromDraft(
  tx: Tx,
  orderId: number,
  { createdBy, note, tags }: { readonly createdBy: number; readonly note: string; readonly tags: readonly string[] },
  now: Date,
): Promise<void> {
  if (note !== '') await insertNote(tx, orderId, { memberId: createdBy, words: note, at: now });
  if (tags.length > 0) await replaceTags(tx, orderId, tags);
}

/** Changes address and e-mail of a locked order; staff then find it by the new ones. The caller checks and records the change. */
export async function changeContact(
  tx: Tx,
  orderId: number,
  contact: { readonly email: string; readonly address: Address },
  now: Date,
): Promise<void> {
  await saveContact(tx, orderId, contact, now);
  await reindexWords(tx, orderId);
}

async function lock(tx: Tx, orderNumber: string): Promise<StoredOrder> {
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  return order;
}

const subjectOf = (orderNumber: string) => ({ kind: 'order', id: orderNumber });

/** Adds a note for staff. Throws `order_not_found`. */
export async function addNote(
  tx: Tx,
  { orderNumber, words }: { orderNumber: string; words: string },
  by: StaffMember,
  now: Date,
): Promise<void> {
  const order = await lock(tx, orderNumber);
  await insertNote(tx, order.id, { memberId: by.memberId, words, at: now });
  await audit(tx, { by, action: 'order.noted', subject: subjectOf(orderNumber) }, now);
}

/** Sets the tags, each once; with `seen`, those that others set or removed since then stay so. Throws `order_not_found`. */
export async function setTags(
  tx: Tx,
  { orderNumber, tags, seen }: { orderNumber: string; tags: readonly string[]; seen?: readonly string[] | undefined },
  by: StaffMember,
  now: Date,
): Promise<void> {
  const order = await lock(tx, orderNumber);
  const before = await findTags(tx, order.id);
  const wanted = seen
    ? [...before.filter((tag) => tags.includes(tag) || !seen.includes(tag)), ...tags.filter((tag) => !seen.includes(tag))]
    : tags;
  const after = [...new Set(wanted)].toSorted();
  if (before.join() === after.join()) return;
  await replaceTags(tx, order.id, after);
  const values = { before: { tags: before.join(', ') }, after: { tags: after.join(', ') } };
  await insertChange(tx, order.id, { memberId: by.memberId, at: now, kind: 'tags', reason: null, ...values });
  await audit(tx, { by, action: 'order.tagged', subject: subjectOf(orderNumber), details: { before, after } }, now);
}

interface RefundRequest {
  readonly orderNumber: string;
  readonly refundUuid: string;
  /** Cents. */
  readonly amount: number;
  readonly lines: readonly Units[];
  readonly reason: RefundReason;
  readonly note: string;
}

/**
 * Refunds captured money under the order's lock: at most what was captured and not refunded, and at most what was paid for the units named. Repeating
 * an id does nothing. Throws `order_not_found` and `refund_too_high`.
 */
export async function refundByStaff(tx: Tx, parts: RequestParts, request: RefundRequest, by: StaffMember, now: Date): Promise<void> {
  const { orderNumber, refundUuid, amount, lines, reason, note } = request;
  const order = await lock(tx, orderNumber);
  const key = `staff:${order.id}:${refundUuid}`;
  const given = await refundableOf(tx, order.id);
  const refundable = await findRefundable(tx, order.id);
  if (await hasRefund(tx, order.id, refundUuid)) return;
  const most = lines.length > 0 ? paidForUnits(given, lines) : refundable;
  if (most === null || amount > Math.min(most, refundable)) throw problem('refund_too_high', { refundable });
  await refundOrder(tx, parts, { orderId: order.id, key, amount, reason: `refund: ${reason}`, actor: `staff:${by.memberId}` }, now);
  const words = [refundReasons[reason], note].filter(Boolean).join(': ');
  const after = { id: refundUuid, amount: formatDollars(amount) };
  // Once nothing can be refunded any more, no unit that comes back is paid for again.
  const all = given.map(({ variationId, refundAmounts }) => ({ variationId, quantity: refundAmounts.length }));
  const paidBack = amount === refundable ? all : lines;
  await insertChange(tx, order.id, { memberId: by.memberId, at: now, kind: 'refund', reason: words, before: {}, after }, paidBack);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await audit(tx, { by, action: 'order.refunded', subject: subjectOf(orderNumber), reason, details: { cents: amount, units } }, now);
}

/** Null when more units are named than are left. */
function paidForUnits(given: OrderWork['lines'], lines: readonly Units[]): number | null {
  const units = new Map<number, number>();
  for (const { variationId, quantity } of lines) units.set(variationId, (units.get(variationId) ?? 0) + quantity);
  let sum = 0;
  for (const [variationId, quantity] of units) {
    const amount = given.find((line) => line.variationId === variationId)?.refundAmounts[quantity - 1];
    if (amount === undefined) return null;
    sum += amount;
  }
  return sum;
}
