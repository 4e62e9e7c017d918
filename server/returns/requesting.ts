import { randomInt } from 'node:crypto';
import {
  type OrderReturn,
  type ReturnQuote,
  type ReturnWish,
  returnAmountOf,
  returnProblems,
  returnRefusalWords,
} from '../../contract/returns/returns.ts';
import { currencyCode } from '../../contract/values/money.schemas.ts';
import {
  deliveryPaid,
  findArrivals,
  findRefundedUnits,
  findReturnedUnits,
  lockOrderByNumber,
  newOrderNumber,
  noteReturn,
  type OrderedLine,
  returnByOf,
  type StoredOrder,
} from '../orders/index.ts';
import { type Actor, findCaptureState, findRefundable } from '../payments/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { findReturnTerms } from '../settings/index.ts';
import { findPaidLines } from './case.ts';
import { type NotificationParts, notifyReturn } from './notifications.ts';
import type { ReturnLine, StoredReturn } from './return.ts';
import { arriveByOf, isOurFault, refundAmountsOf, refusalOf } from './rules.ts';
import { findCaseOfRequest, findReturn, findReturnsOf, insertReturn } from './store.ts';
import { presentReturn } from './view.ts';

const problem = problemsOf(returnProblems);

/** An open return for money; a replacement pays nothing back. */
const isPromised = ({ endedAt, wish }: StoredReturn): boolean => endedAt === null && wish === 'refund';

/** The delivery charge not yet refunded, in cents. `isQuoted` also subtracts what open returns for a refund were quoted. */
export function deliveryLeft(
  { totals }: Pick<StoredOrder, 'totals'>,
  ordered: readonly OrderedLine[],
  returns: readonly StoredReturn[],
  { isQuoted }: { isQuoted: boolean },
): number {
  const gone = returns.reduce((sum, one) => sum + (isQuoted && isPromised(one) ? one.quotedShipping : one.refundedShipping), 0);
  return Math.max(0, deliveryPaid(totals, ordered) - gone);
}

/** How many units of a line were paid back: returned, or refunded by staff without a return. */
export async function unitsPaidBack(db: Db, orderId: number): Promise<(variationId: number) => number> {
  const returned = new Map((await findReturnedUnits(db, orderId)).map((one) => [one.variationId, one.returned]));
  const refunded = await findRefundedUnits(db, orderId);
  return (variationId) => (returned.get(variationId) ?? 0) + (refunded.get(variationId) ?? 0);
}

/**
 * Quotes a return: the returnable units with their refunds, and why other lines cannot be returned. Once everything was refunded, nothing that was paid
 * for can be.
 */
export async function quoteReturn(db: Db, order: StoredOrder, now: Date): Promise<ReturnQuote> {
  const { ordered, paidOrderId } = await findPaidLines(db, order.id);
  const units = await findReturnedUnits(db, order.id);
  const refunded = await findRefundedUnits(db, order.id);
  const arrivals = await findArrivals(db, order.id);
  const left = (await findCaptureState(db, paidOrderId)) === 'succeeded' ? await findRefundable(db, paidOrderId) : null;
  const lines = ordered.map((line) => {
    const { variationId } = line;
    const { inReturn = 0, returned = 0 } = units.find((one) => one.variationId === variationId) ?? {};
    // What staff refunded without a return was paid back, as if it had been returned.
    const standing = { inReturn, returned: returned + (refunded.get(variationId) ?? 0) };
    const arrived = arrivals.get(variationId) ?? null;
    const refundAmounts = refundAmountsOf(line, standing);
    const isPaidBack = left === 0 && refundAmounts.some((cents) => cents > 0);
    const refusal = refusalOf(line, standing, arrived, now) ?? (isPaidBack ? 'refunded' : null);
    if (refusal) {
      const words = returnRefusalWords(refusal === 'returned' && returned === 0 ? 'refunded' : refusal, line);
      return { variationId, refundAmounts: [], returnBy: null, refusal: words };
    }
    const returnBy = arrived && returnByOf(arrived, line.returnDays).toISOString();
    return { variationId, refundAmounts, returnBy, refusal: null };
  });
  const returns = await findReturnsOf(db, order.id);
  const promised = returns.reduce((sum, one) => (isPromised(one) ? sum + one.quoted : sum), 0);
  return {
    orderNumber: order.orderNumber,
    currency: currencyCode.parse(order.totals.currency),
    lines,
    shipping: deliveryLeft(order, ordered, returns, { isQuoted: true }),
    refundable: left === null ? null : Math.max(0, left - promised),
  };
}

export interface Request {
  readonly orderNumber: string;
  /** The caller's id for the request. */
  readonly requestUuid: string;
  readonly wish: ReturnWish;
  readonly lines: readonly ReturnLine[];
  readonly actor: Actor;
}

/**
 * Opens a return under the order's lock: reserves the units, adds it to the timeline and sends the shopper the case number. Repeating a
 * request returns its first case. Throws `order_not_found` and `items_not_returnable`.
 */
export async function requestReturn(tx: Tx, parts: NotificationParts, request: Request, now: Date): Promise<OrderReturn> {
  const { orderNumber, requestUuid, wish, lines, actor } = request;
  const order = await lockOrderByNumber(tx, orderNumber);
  if (!order) throw problem('order_not_found');
  const paidLines = await findPaidLines(tx, order.id);
  const earlier = await findCaseOfRequest(tx, order.id, requestUuid);
  let caseNumber = earlier;
  if (caseNumber === null) {
    const quote = await quoteReturn(tx, order, now);
    assertReturnable(quote, lines);
    const quoted = returnAmountOf(quote, lines);
    // As at the refund, the items come first.
    const quotedShipping = quoted - returnAmountOf({ ...quote, shipping: 0 }, lines);
    const { currency } = quote;
    const terms = await findReturnTerms(tx, order.brand);
    caseNumber = await insert(tx, {
      orderId: order.id,
      requestUuid,
      wish,
      lines,
      currency,
      quoted,
      quotedShipping,
      requestedAt: now,
      arriveBy: arriveByOf(now, terms),
      paidBy: isOurFault(lines) ? 'shop' : terms.paidBy,
    });
    await noteReturn(tx, { orderId: order.id, caseNumber, kind: 'return_requested', actor, cents: quoted, units: unitsOf(lines) }, now);
  }
  const made = await findReturn(tx, caseNumber);
  if (!made) throw new Error(`Case ${caseNumber} is missing`);
  const opened = { one: made, order, ...paidLines };
  if (earlier === null) await notifyReturn(tx, parts, opened, 'requested', now);
  return presentReturn(tx, made, { ...opened, config: parts.config });
}

/** The units of return lines, without their reasons. */
export const unitsOf = (lines: readonly Pick<ReturnLine, 'variationId' | 'quantity'>[]) =>
  lines.map(({ variationId, quantity }) => ({ variationId, quantity }));

function assertReturnable(quote: ReturnQuote, lines: readonly ReturnLine[]): void {
  const isNamedOnce = new Set(lines.map(({ variationId }) => variationId)).size === lines.length;
  const isLeft = ({ variationId, quantity }: ReturnLine) =>
    quantity <= (quote.lines.find((line) => line.variationId === variationId)?.refundAmounts.length ?? 0);
  if (isNamedOnce && lines.every(isLeft)) return;
  const reasons = quote.lines.flatMap(({ variationId, refusal }) =>
    refusal !== null && lines.some((line) => line.variationId === variationId) ? [refusal] : [],
  );
  throw problem('items_not_returnable', undefined, reasons.length > 0 ? { lines: [...new Set(reasons)].join(' ') } : undefined);
}

async function insert(tx: Tx, given: Parameters<typeof insertReturn>[2]): Promise<string> {
  for (;;) {
    const caseNumber = `R-${newOrderNumber(randomInt)}`;
    if (await insertReturn(tx, caseNumber, given)) return caseNumber;
  }
}
