import { staffReturnProblems } from '../../../contract/staff/orders/staff-returns.ts';
import { findOrderNumbers, noteReturn, restock } from '../../orders/index.ts';
import { findCaptureState, findRefundable, isBeingCaptured, type RequestParts, refundKeyOf, refundOrder } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { type Case, lockCase, releaseHeld } from '../case.ts';
import { unitsReturned } from '../events.ts';
import { type NotificationParts, notifyReturn } from '../notifications.ts';
import { deliveryLeft, unitsOf, unitsPaidBack } from '../requesting.ts';
import type { Found, StoredReturn } from '../return.ts';
import { isNothingToSend, isOurFault, refundedUnits, refundOfUnits } from '../rules.ts';
import { findReturn, findReturnsOf, insertNote, saveEnd, saveFound, saveStep } from '../store.ts';

const problem = problemsOf(staffReturnProblems);

export type DeskParts = NotificationParts & RequestParts;

/** The return a staff member acts on. */
export interface StaffAction {
  readonly caseNumber: string;
  readonly by: StaffMember;
}

/** Loads a return under its order's lock, which every change takes. Throws `return_not_found`. */
export async function lock(tx: Tx, caseNumber: string): Promise<Case> {
  const found = await lockCase(tx, caseNumber);
  if (!found) throw problem('return_not_found');
  return found;
}

/** Why a step no longer fits a return. */
export const movedOn = ({ state }: StoredReturn) => problem(state === 'expired' ? 'return_expired' : 'return_changed');

/** Audits a step. */
export const note = (
  tx: Tx,
  { by, caseNumber }: StaffAction,
  action: string,
  more: { reason?: string; details?: object },
  now: Date,
): Promise<void> =>
  audit(tx, { by, action: `return.${action}`, subject: { kind: 'return', id: caseNumber }, ...more, details: { ...more.details } }, now);

/** Inspection is possible once the items are here, or when there is nothing to send; its correction, until the return ends. */
const canInspect = ({ state, lines }: StoredReturn): boolean => state === 'received' || (state === 'approved' && isNothingToSend(lines));

/** Inspected, and not ended. */
export const canRefund = ({ inspectedAt, endedAt }: StoredReturn): boolean => inspectedAt !== null && endedAt === null;

type Noted = Parameters<typeof noteReturn>[1];

/** Adds a step to the order's timeline. */
export const record = (
  tx: Tx,
  { one, order }: Pick<Case, 'one' | 'order'>,
  { kind, by, cents = null, ...more }: { by: StaffMember } & Pick<Noted, 'kind' | 'returned' | 'approval'> & Partial<Pick<Noted, 'cents'>>,
  now: Date,
) =>
  noteReturn(
    tx,
    { orderId: order.id, caseNumber: one.caseNumber, kind, actor: `staff:${by.memberId}`, cents, units: unitsOf(one.lines), ...more },
    now,
  );

/** Records that the items have arrived, and tells the shopper. Repeating it does nothing. Throws `return_changed` and `return_expired`. */
export async function receive(tx: Tx, parts: DeskParts, action: StaffAction, now: Date): Promise<void> {
  const found = await lock(tx, action.caseNumber);
  const { one } = found;
  if (one.state === 'received') return;
  if (one.state !== 'approved' && one.state !== 'in_transit') throw movedOn(one);
  await saveStep(tx, one.id, 'received', now);
  await record(tx, found, { kind: 'return_received', by: action.by }, now);
  await note(tx, action, 'received', {}, now);
  await notifyReturn(tx, parts, { ...found, one: { ...one, state: 'received' } }, 'received', now);
}

interface Inspection extends StaffAction {
  readonly lines: readonly (Found & { readonly variationId: number })[];
  /** The `inspectedAt` of the inspection to correct, as the member saw it; null for the first. */
  readonly corrects: string | null;
}

const findings = ['restocked', 'damaged', 'missing'] as const;

/**
 * Records the inspection of each line, and restocks resellable units in their warehouses. A correction changes both by the difference. Throws
 * `return_changed`, also when repeated or when another one came first, `return_expired`, `restocked_units_gone` when units to take out of stock again are
 * no longer there, and `units_do_not_add_up` when the findings do not cover every unit.
 */
export async function inspect(tx: Tx, { lines, corrects, ...action }: Inspection, now: Date): Promise<void> {
  const { one, order, ordered, paidOrderId } = await lock(tx, action.caseNumber);
  if (!canInspect(one) || (one.inspectedAt?.toISOString() ?? null) !== corrects) throw movedOn(one);
  const wrong = one.lines.filter(({ variationId, quantity }) => {
    const found = lines.filter((line) => line.variationId === variationId);
    return found.length !== 1 || found.some(({ restocked, damaged, missing }) => restocked + damaged + missing !== quantity);
  });
  if (wrong.length > 0 || lines.length !== one.lines.length) {
    const words = ({ quantity }: { quantity: number }) => `Restock, damaged and missing must add up to ${quantity}`;
    const fields = Object.fromEntries(wrong.map((line) => [`line-${line.variationId}`, words(line)]));
    throw problem('units_do_not_add_up', undefined, fields);
  }
  await saveFound(tx, one.id, lines, now);
  const before = new Map(one.lines.map(({ variationId, found }) => [variationId, found]));
  const more = (line: Found & { variationId: number }, key: keyof Found) => line[key] - (before.get(line.variationId)?.[key] ?? 0);
  const isCorrection = corrects !== null;
  const restocked = {
    units: lines.map((line) => ({ variationId: line.variationId, quantity: more(line, 'restocked') })),
    caseNumber: one.caseNumber,
    actor: `staff:${action.by.memberId}`,
    ...(isCorrection && { reason: 'Inspection corrected' }),
  } as const;
  if (!(await restock(tx, order, restocked, now))) throw problem('restocked_units_gone');
  const boughtOf = (variationId: number) => ordered.find((line) => line.variationId === variationId);
  const products = lines.flatMap((line) => {
    const bought = boughtOf(line.variationId);
    return bought ? [{ productId: bought.productId, quantity: more(line, 'restocked') + more(line, 'damaged') }] : [];
  });
  // A replacement's units were bought with the order that paid for them.
  const boughtAs = (await findOrderNumbers(tx, [paidOrderId])).get(paidOrderId) ?? order.orderNumber;
  await emit(tx, unitsReturned, { orderNumber: boughtAs, lines: products });
  if (isCorrection) {
    const changes = lines.flatMap((line) =>
      findings.flatMap((field) => {
        const change = more(line, field);
        return change === 0 ? [] : [{ sku: boughtOf(line.variationId)?.sku, field, before: line[field] - change, after: line[field] }];
      }),
    );
    return note(tx, action, 'inspection_corrected', { details: { changes } }, now);
  }
  const sum = (key: keyof Found) => lines.reduce((units, line) => units + line[key], 0);
  await note(tx, action, 'inspected', { details: Object.fromEntries(findings.map((key) => [key, sum(key)])) }, now);
}

/**
 * The refund due after the inspection, in cents; null unless `canRefund`. `amount` is capped at what was captured and not yet refunded. `closesAtZero`: units
 * came back and nothing is due for them, now or later.
 */
export async function computeRefund(db: Db, { one, order, ordered, paidOrderId }: Case) {
  if (!canRefund(one)) return null;
  const before = await unitsPaidBack(db, order.id);
  const lines = one.lines.reduce((sum, line) => {
    const bought = ordered.find(({ variationId }) => variationId === line.variationId);
    return bought ? sum + refundOfUnits(bought, { before: before(line.variationId), units: refundedUnits(line) }) : sum;
  }, 0);
  const isOurs = isOurFault(one.lines.filter((line) => refundedUnits(line) > 0));
  const shipping = isOurs ? deliveryLeft(order, ordered, await findReturnsOf(db, order.id), { isQuoted: false }) : 0;
  const amount = Math.min(lines + shipping, await findRefundable(db, paidOrderId));
  const isNothingDue = lines + shipping === 0 || (amount === 0 && (await findCaptureState(db, paidOrderId)) === 'succeeded');
  return { lines, shipping, amount, closesAtZero: isNothingDue && one.lines.some((line) => refundedUnits(line) > 0) };
}

/**
 * Refunds a return; a lower `amount` (cents) needs a reason, which the shopper reads. Zero, only where nothing is due, closes a return whose units came
 * back: of free items, or refunded before. Repeating it does nothing.
 * Throws `return_changed`, `return_expired`, `refund_too_high`, `capture_under_way`, `amount_required` and `reason_required`.
 */
export async function refund(
  tx: Tx,
  parts: DeskParts,
  { amount, reason, ...action }: StaffAction & { amount: number; reason: string },
  now: Date,
): Promise<void> {
  const found = await lock(tx, action.caseNumber);
  const { one, paidOrderId } = found;
  if (one.state === 'refunded' || (one.state === 'closed' && amount === 0)) return;
  const due = await computeRefund(tx, found);
  if (!due) throw movedOn(one);
  const returned = one.lines.map((line) => ({ variationId: line.variationId, quantity: refundedUnits(line) }));
  if (amount > due.amount) throw problem('refund_too_high', { refundable: due.amount }, { amount: 'That’s more than can be refunded' });
  // Until the capture succeeds, the refundable amount is too low.
  if (due.amount < due.lines + due.shipping && (await isBeingCaptured(tx, paidOrderId))) throw problem('capture_under_way');
  if (amount === 0) {
    if (!due.closesAtZero) throw problem('amount_required', undefined, { amount: 'Enter an amount' });
    return end(tx, parts, found, { ...action, words: null, returned }, now);
  }
  const isLowered = amount < due.amount;
  if (isLowered && reason === '') throw problem('reason_required', undefined, { reason: 'Enter a reason for the lower refund' });
  const key = refundKeyOf(one.caseNumber);
  const asked = { orderId: paidOrderId, key, amount, reason: `return ${one.caseNumber}`, actor: `staff:${action.by.memberId}` } as const;
  await refundOrder(tx, parts, asked, now);
  const words = isLowered ? reason : null;
  await releaseHeld(tx, one, `staff:${action.by.memberId}`, now);
  await saveEnd(tx, one.id, { state: 'refunded', words, refunded: amount, refundedShipping: Math.max(0, amount - due.lines) }, now);
  await record(tx, found, { kind: 'return_refunded', by: action.by, cents: amount, returned }, now);
  await note(tx, action, 'refunded', { ...(isLowered && { reason }), details: { cents: amount, computed: due.lines + due.shipping } }, now);
  await notifyReturn(tx, parts, { ...found, one: { ...one, state: 'refunded', words, refunded: amount } }, 'refunded', now);
}

/** Ends an approved return without a refund, and sends the shopper the message. Repeating it does nothing. Throws `return_changed` and `return_expired`. */
export async function close(tx: Tx, parts: DeskParts, { words, ...action }: StaffAction & { words: string }, now: Date): Promise<void> {
  const found = await lock(tx, action.caseNumber);
  const { one } = found;
  if (one.state === 'closed') return;
  if (one.endedAt !== null || one.state === 'requested') throw movedOn(one);
  await end(tx, parts, found, { ...action, words, returned: [] }, now);
}

/** Closes a return without a refund. The `returned` units cannot be returned again. */
async function end(
  tx: Tx,
  parts: DeskParts,
  found: Case,
  { words, returned, ...action }: StaffAction & { words: string | null; returned: Noted['returned'] },
  now: Date,
): Promise<void> {
  const { one } = found;
  await releaseHeld(tx, one, `staff:${action.by.memberId}`, now);
  await saveEnd(tx, one.id, { state: 'closed', words, refunded: null, refundedShipping: 0 }, now);
  await record(tx, found, { kind: 'return_closed', by: action.by, returned }, now);
  await note(tx, action, 'closed', {}, now);
  await notifyReturn(tx, parts, { ...found, one: { ...one, state: 'closed', words } }, 'closed', now);
}

/** Adds a note that only staff can read. Throws `return_not_found`. */
export async function addNote(tx: Tx, { caseNumber, by, words }: StaffAction & { words: string }, now: Date): Promise<void> {
  const one = await findReturn(tx, caseNumber);
  if (!one) throw problem('return_not_found');
  await insertNote(tx, one.id, { memberId: by.memberId, words }, now);
  await note(tx, { caseNumber, by }, 'note_added', {}, now);
}
