import { arriveDays, type ReturnRefusal, returnDays, returnReason } from '../../contract/buying/returns.ts';
import { shareOfUnits } from '../../contract/values/shares.ts';
import { type OrderedLine, paidFor, type ReturnStanding } from '../orders/index.ts';
import type { Found, StoredReturn } from './return.ts';

const day = 86_400_000;

const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * day);

/** Until when units that arrived then can be returned (spec §9). */
export const returnByOf = (arrived: Date): Date => daysAfter(arrived, returnDays);

/** Until when goods of a return must have arrived (spec §9). */
export const arriveByOf = (requested: Date): Date => daysAfter(requested, arriveDays);

type ShippedLine = Pick<OrderedLine, 'quantity' | 'shipped' | 'cancelled' | 'returnable'>;

/** Why no unit of a line can be returned; null when one can. `arrived` is when units of it last arrived or left. */
export function refusalOf(
  line: ShippedLine,
  { inReturn, returned }: ReturnStanding,
  arrived: Date | null,
  now: Date,
): ReturnRefusal | null {
  if (line.shipped === 0) return line.cancelled === line.quantity ? 'cancelled' : 'not_shipped';
  if (!line.returnable) return 'not_returnable';
  if (line.shipped - inReturn - returned <= 0) return inReturn > 0 ? 'returning' : 'returned';
  return arrived === null || now > returnByOf(arrived) ? 'window_closed' : null;
}

type PaidLine = Pick<OrderedLine, 'quantity' | 'lineTotal' | 'adjustments' | 'tax'>;

/**
 * The refund for `units` of a line of which `before` were returned already, in cents (money: Returns): their part of what was paid for it. Cancelled
 * units have the first parts and returned ones the last, so that in whatever order they are cancelled and returned all of them have exactly what was paid.
 */
export const refundOfUnits = (line: PaidLine, { before, units }: { before: number; units: number }): number =>
  shareOfUnits(paidFor(line), line.quantity, { before: line.quantity - before - units, units });

/** The refund for one unit that can be returned, for two, and so on. */
export const refundAmountsOf = (line: PaidLine & Pick<OrderedLine, 'shipped'>, { inReturn, returned }: ReturnStanding): number[] =>
  Array.from({ length: Math.max(0, line.shipped - inReturn - returned) }, (_, at) =>
    refundOfUnits(line, { before: inReturn + returned, units: at + 1 }),
  );

/** One of the reasons is the shop's or the carrier's fault: what was paid for delivery is refunded, too. */
export const isOurFault = (lines: readonly { readonly reason: string }[]): boolean =>
  lines.some(({ reason }) => returnReason(reason)?.isOurs === true);

/** Nothing of a return has to be sent back, since it never came. */
export const isNothingToSend = (lines: readonly { readonly reason: string }[]): boolean =>
  lines.every(({ reason }) => returnReason(reason)?.nothingToSend === true);

/**
 * The units of a line that are refunded: those that came back, whatever state they are in, and where there was nothing to send back those that never
 * came.
 */
export const refundedUnits = ({ reason, found }: { readonly reason: string; readonly found: Found | null }): number =>
  found === null ? 0 : found.restocked + found.damaged + (returnReason(reason)?.nothingToSend ? found.missing : 0);

/** Its goods should have arrived by now, and have not. */
export const isOverdue = ({ state, arriveBy, lines }: Pick<StoredReturn, 'state' | 'arriveBy' | 'lines'>, now: Date): boolean =>
  (state === 'approved' || state === 'in_transit') && arriveBy < now && !isNothingToSend(lines);
