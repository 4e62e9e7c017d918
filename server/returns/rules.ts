import { isDamage, type ReturnRefusal, returnReason, returnReasonKeys } from '../../contract/returns/returns.ts';
import type { ReturnTerms } from '../../contract/settings/returns.ts';
import { daysBetween, shopDay } from '../../contract/values/shop-days.ts';
import { type OrderedLine, paidFor, type ReturnStanding, returnByOf } from '../orders/index.ts';
import { shareOfUnits } from '../platform/shares.ts';
import type { Found, StoredReturn } from './return.ts';

/** When a return's items must have arrived, by the brand's policy (spec §9): shoppers see a day, and have until its end. */
export const arriveByOf = (from: Date, { arriveDays }: Pick<ReturnTerms, 'arriveDays'>): Date => returnByOf(from, arriveDays);

/** The days that a return's items have to arrive: those of its request, whatever the policy says now. */
export const arriveDaysOf = ({ requestedAt, arriveBy }: Pick<StoredReturn, 'requestedAt' | 'arriveBy'>): number =>
  daysBetween(shopDay(requestedAt), shopDay(arriveBy));

type ShippedLine = Pick<OrderedLine, 'quantity' | 'shipped' | 'cancelled' | 'returnable' | 'returnDays'>;

/** Why no unit of a line can be returned; null when one can. `arrived` is when its units last arrived or, before that, left. */
export function refusalOf(
  line: ShippedLine,
  { inReturn, returned }: ReturnStanding,
  arrived: Date | null,
  now: Date,
): ReturnRefusal | null {
  if (line.shipped === 0) return line.cancelled === line.quantity ? 'cancelled' : 'not_shipped';
  if (!line.returnable) return 'not_returnable';
  if (line.shipped - inReturn - returned <= 0) return inReturn > 0 ? 'returning' : 'returned';
  return arrived === null || now > returnByOf(arrived, line.returnDays) ? 'window_closed' : null;
}

type PaidLine = Pick<OrderedLine, 'quantity' | 'lineTotal' | 'adjustments' | 'tax'>;

/**
 * The refund for `units` of a line after `before` returned ones, in cents (money: Returns). Cancellations take shares of the price paid from the
 * first unit up and returns from the last unit down, so that the shares never overlap and add up exactly in any order.
 */
export const refundOfUnits = (line: PaidLine, { before, units }: { before: number; units: number }): number =>
  shareOfUnits(paidFor(line), line.quantity, { before: line.quantity - before - units, units });

/** The refund for one returnable unit, for two and so on, in cents. */
export const refundAmountsOf = (line: PaidLine & Pick<OrderedLine, 'shipped'>, { inReturn, returned }: ReturnStanding): number[] =>
  Array.from({ length: Math.max(0, line.shipped - inReturn - returned) }, (_, at) =>
    refundOfUnits(line, { before: inReturn + returned, units: at + 1 }),
  );

/** Whether the shop or the carrier is at fault for any line; the delivery charge is then refunded too. */
export const isOurFault = (lines: readonly { readonly reason: string }[]): boolean =>
  lines.some(({ reason }) => returnReason(reason)?.isOurs === true);

/** Whether nothing has to be sent back, since nothing arrived. */
export const isNothingToSend = (lines: readonly { readonly reason: string }[]): boolean =>
  lines.every(({ reason }) => returnReason(reason)?.nothingToSend === true);

/** Whether photos of damage can be added: something is damaged or defective, and the return is open. */
export const takesPhotos = ({ endedAt, lines }: Pick<StoredReturn, 'endedAt' | 'lines'>): boolean =>
  endedAt === null && lines.some(({ reason }) => isDamage(reason));

/** The units of a line to refund: those that came back in any condition and, when there was nothing to send back, those that never arrived. */
export const refundedUnits = ({ reason, found }: { readonly reason: string; readonly found: Found | null }): number =>
  found === null ? 0 : found.restocked + found.damaged + (returnReason(reason)?.nothingToSend ? found.missing : 0);

/** The reasons with nothing to send back. */
export const neverArrivedReasons = returnReasonKeys.filter((key) => returnReason(key)?.nothingToSend === true);

/** Whether the items are overdue. A return that includes units that never arrived waits for staff instead. */
export const isOverdue = ({ state, arriveBy, lines }: Pick<StoredReturn, 'state' | 'arriveBy' | 'lines'>, now: Date): boolean =>
  (state === 'approved' || state === 'in_transit') && arriveBy < now && !lines.some(({ reason }) => neverArrivedReasons.includes(reason));
