import type { CancelQuote } from '../../../contract/buying/cancelling.ts';
import type { Totals } from '../../../contract/buying/cart.ts';
import { shareOfUnits } from '../../../contract/values/shares.ts';
import type { Taken } from '../../catalog/index.ts';
import type { OrderedLine, Units } from '../order.ts';
import type { CancelledUnits } from '../timeline/event.ts';
import { openUnits } from '../units.ts';

/** What was paid for all units of a line, in cents: its total less what promotions took off it, plus its tax. */
const paidFor = ({ lineTotal, adjustments, tax }: OrderedLine): number =>
  lineTotal - adjustments.reduce((sum, { amount }) => sum + amount, 0) + tax;

/**
 * The refund for open units of lines (money: Orders, cancelling): their part of what was paid for the line, so that all units of it together give
 * exactly that. Free shipping or a tier lost by it is not taken back.
 */
export function sharesOf(ordered: readonly OrderedLine[], units: readonly Units[]): CancelledUnits[] {
  return ordered.flatMap((line) => {
    const quantity = units.find(({ variationId }) => variationId === line.variationId)?.quantity ?? 0;
    if (quantity === 0) return [];
    const share = { before: line.cancelled, units: quantity };
    return [{ variationId: line.variationId, quantity, cents: shareOfUnits(paidFor(line), line.quantity, share) }];
  });
}

/** What was paid for delivery, in cents: its price, and the tax that is on no line. */
export const deliveryPaid = ({ shipping, tax }: Pick<Totals, 'shipping' | 'tax'>, ordered: readonly Pick<OrderedLine, 'tax'>[]): number =>
  shipping + tax - ordered.reduce((sum, line) => sum + line.tax, 0);

/** Everything of an order is cancelled once these units are: the price of its delivery is refunded, too. */
export const isRest = (ordered: readonly OrderedLine[], units: readonly Units[]): boolean =>
  ordered.every((line) => {
    const now = units.find(({ variationId }) => variationId === line.variationId)?.quantity ?? 0;
    return line.cancelled + now === line.quantity;
  });

/** All units that can be cancelled. */
export const allOpen = (ordered: readonly OrderedLine[]): Units[] =>
  ordered.flatMap((line) => (openUnits(line) > 0 ? [{ variationId: line.variationId, quantity: openUnits(line) }] : []));

/** What can be cancelled, with the refund for each number of units. */
export function cancellableOf(ordered: readonly OrderedLine[], shipping: number): Pick<CancelQuote, 'lines' | 'shipping'> {
  const lines = allOpen(ordered).map(({ variationId, quantity }) => ({
    variationId,
    refundAmounts: Array.from({ length: quantity }, (_, i) => sharesOf(ordered, [{ variationId, quantity: i + 1 }])[0]?.cents ?? 0),
  }));
  return { lines, shipping: isRest(ordered, allOpen(ordered)) ? shipping : 0 };
}

/**
 * Parts what is out of the warehouses into what goes back for units and what stays out. Which unit a parcel took nobody writes down; the one
 * that was allocated last goes back first.
 */
export function partStock(taken: readonly Taken[], units: readonly Units[]): { back: Taken[]; out: Taken[] } {
  const wanted = new Map(units.map(({ variationId, quantity }) => [variationId, quantity]));
  const back: Taken[] = [];
  const out: Taken[] = [];
  for (const one of [...taken].reverse()) {
    const quantity = Math.min(one.quantity, wanted.get(one.variationId) ?? 0);
    wanted.set(one.variationId, (wanted.get(one.variationId) ?? 0) - quantity);
    if (quantity > 0) back.unshift({ ...one, quantity });
    if (one.quantity > quantity) out.unshift({ ...one, quantity: one.quantity - quantity });
  }
  return { back, out };
}
