import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { answerHours, returnReason, returnReasonGroups } from '../../../contract/returns/returns.ts';
import { type StaffReturn, type staffReturnEndpoints, staffReturnProblems } from '../../../contract/staff/orders/staff-returns.ts';
import { getOffers } from '../../catalog/index.ts';
import { isHeavy } from '../../delivery/index.ts';
import { findOrderByNumber, findOrderNumbers, type StoredOrder } from '../../orders/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging.ts';
import { listActors } from '../../staff/index.ts';
import { findPaidLines } from '../case.ts';
import type { StoredReturn, StoredReturnLine } from '../return.ts';
import { isNothingToSend } from '../rules.ts';
import { countOpen, countReturns, findNotes, findReturn, findReturns, findScanned, type ReturnFilter } from '../store.ts';
import { computeRefund } from './operations.ts';
import { replacedUnits } from './replacing.ts';

const problem = problemsOf(staffReturnProblems);
const hour = 3_600_000;
const perPage = 50;

const isLate = ({ state, requestedAt }: StoredReturn, now: Date): boolean =>
  state === 'requested' && now.getTime() - requestedAt.getTime() > answerHours * hour;

function common(one: StoredReturn, orderNumber: string, now: Date) {
  const { caseNumber, state, wish, requestedAt, currency, quoted } = one;
  const ageHours = Math.max(0, Math.floor((now.getTime() - requestedAt.getTime()) / hour));
  return {
    caseNumber,
    orderNumber,
    state,
    wish,
    currency,
    quoted,
    ageHours,
    requestedAt: requestedAt.toISOString(),
    isLate: isLate(one, now),
  };
}

/** A page of returns, as filtered; a case number finds its return only. A page past the end is the last one. */
export async function listReturns(
  db: Db,
  { page: asked, ...filter }: ReturnFilter & { page: number },
  now: Date,
): Promise<OutputOf<typeof staffReturnEndpoints.list>> {
  const counted = await countOpen(db, new Date(now.getTime() - answerHours * hour));
  const one = await findTyped(db, filter.q);
  const { page, pages, portion } = pageOf(asked, one ? 1 : await countReturns(db, filter), perPage);
  const found = one ? [one] : await findReturns(db, filter, portion);
  const numbers = await findOrderNumbers(
    db,
    found.map(({ orderId }) => orderId),
  );
  const returns = found.map((each) => ({
    ...common(each, numbers.get(each.orderId) ?? '', now),
    units: each.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    reasons: [...new Set(each.lines.map(({ reason }) => returnReason(reason)?.label ?? ''))],
  }));
  return { returns, page, pages, ...counted };
}

/** The return whose case number was typed or scanned, with or without dashes. */
async function findTyped(db: Db, typed: string): Promise<StoredReturn | null> {
  const caseNumber = typed === '' ? null : await findScanned(db, typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return caseNumber === null ? null : findReturn(db, caseNumber);
}

const groupOf = (reason: string): string =>
  Object.values(returnReasonGroups).find(({ reasons }) => Object.hasOwn(reasons, reason))?.title ?? '';

/** A return as staff see it. Throws `return_not_found`. */
export async function showReturn(db: Db, caseNumber: string, now: Date): Promise<StaffReturn> {
  const one = await findReturn(db, caseNumber);
  const orderNumber = one && (await findOrderNumbers(db, [one.orderId])).get(one.orderId);
  const order = orderNumber ? await findOrderByNumber(db, orderNumber) : null;
  if (!one || !order) throw problem('return_not_found');
  return present(db, one, order, now);
}

async function present(db: Db, one: StoredReturn, order: StoredOrder, now: Date): Promise<StaffReturn> {
  const found = { one, order, ...(await findPaidLines(db, order.id)) };
  const { ordered } = found;
  const offers = await getOffers(
    db,
    one.lines.map(({ variationId }) => variationId),
    { now },
  );
  const isShort = ({ variationId, quantity }: StoredReturnLine) => (offers.get(variationId)?.quantityAvailable ?? 0) < quantity;
  const nameOf = (variationId: number) => ordered.find((line) => line.variationId === variationId)?.name ?? '';
  const names = new Map((await listActors(db)).map(({ memberId, name }) => [memberId, name]));
  const notes = await findNotes(db, one.id);
  return {
    ...common(one, order.orderNumber, now),
    arriveBy: one.arriveBy.toISOString(),
    receivedAt: one.receivedAt?.toISOString() ?? null,
    inspectedAt: one.inspectedAt?.toISOString() ?? null,
    endedAt: one.endedAt?.toISOString() ?? null,
    nothingToSend: isNothingToSend(one.lines),
    lines: one.lines.map(({ variationId, quantity, reason, comment, found }) => {
      const line = ordered.find((each) => each.variationId === variationId);
      return {
        variationId,
        quantity,
        comment,
        found,
        name: line?.name ?? '',
        sku: line?.sku ?? '',
        options: line?.options ?? {},
        group: groupOf(reason),
        reason: returnReason(reason)?.label ?? '',
      };
    }),
    photos: [...one.photos],
    refund: await computeRefund(db, found),
    refunded: one.refunded,
    outOfStock: one.outOfStock,
    short:
      one.state === 'requested' && one.wish === 'replacement'
        ? one.lines.filter(isShort).map(({ variationId }) => nameOf(variationId))
        : [],
    replaceable:
      one.wish === 'replacement' && one.endedAt === null ? replacedUnits(one).reduce((sum, { quantity }) => sum + quantity, 0) : 0,
    replacementOrder: one.replacementOrder,
    way: one.way,
    pickUpOn: one.pickUpOn,
    isLarge: [...offers.values()].some(isHeavy),
    words: one.words,
    notes: notes.map(({ at, memberId, words }) => ({ at: at.toISOString(), who: names.get(memberId) ?? '', words })),
  };
}
