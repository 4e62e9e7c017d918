import type { Totals } from '../../../contract/cart/cart.ts';
import type { CancelQuote } from '../../../contract/orders/cancelling.ts';
import type { Taken } from '../../catalog/index.ts';
import { shareOfUnits } from '../../platform/shares.ts';
import type { OrderedLine, Units } from '../order.ts';
import type { CancelledUnits } from '../timeline/event.ts';
import { openUnits } from '../units.ts';

/** Cents paid for all units of a line: its total less promotions, plus tax. */
export const paidFor = ({ lineTotal, adjustments, tax }: Pick<OrderedLine, 'lineTotal' | 'adjustments' | 'tax'>): number =>
  lineTotal - adjustments.reduce((sum, { amount }) => sum + amount, 0) + tax;

/**
 * The refund in cents for open units (money: Orders, cancelling): their share of what was paid for the line, so that the shares add up to exactly
 * that. Free shipping or a tier that no longer applies is not charged back.
 */
export function sharesOf(ordered: readonly OrderedLine[], units: readonly Units[]): CancelledUnits[] {
  return ordered.flatMap((line) => {
    const quantity = units.find(({ variationId }) => variationId === line.variationId)?.quantity ?? 0;
    if (quantity === 0) return [];
    const share = { before: line.cancelled, units: quantity };
    return [{ variationId: line.variationId, quantity, cents: shareOfUnits(paidFor(line), line.quantity, share) }];
  });
}

/** Cents paid for delivery: its price and the tax not assigned to a line. */
export const deliveryPaid = ({ shipping, tax }: Pick<Totals, 'shipping' | 'tax'>, ordered: readonly Pick<OrderedLine, 'tax'>[]): number =>
  shipping + tax - ordered.reduce((sum, line) => sum + line.tax, 0);

/** Whether these units complete the cancellation of the whole order, so that delivery is refunded too. */
export const isRest = (ordered: readonly OrderedLine[], units: readonly Units[]): boolean =>
  ordered.every((line) => {
    const now = units.find(({ variationId }) => variationId === line.variationId)?.quantity ?? 0;
    return line.cancelled + now === line.quantity;
  });

/** All open units. */
export const allOpen = (ordered: readonly OrderedLine[]): Units[] =>
  ordered.flatMap((line) => (openUnits(line) > 0 ? [{ variationId: line.variationId, quantity: openUnits(line) }] : []));

/** The open units of each line, with the refund for each possible number of them. */
export function cancellableOf(ordered: readonly OrderedLine[], shipping: number): Pick<CancelQuote, 'lines' | 'shipping'> {
  const lines = allOpen(ordered).map(({ variationId, quantity }) => ({
    variationId,
    refundAmounts: Array.from({ length: quantity }, (_, i) => sharesOf(ordered, [{ variationId, quantity: i + 1 }])[0]?.cents ?? 0),
  }));
  return { lines, shipping: isRest(ordered, allOpen(ordered)) ? shipping : 0 };
}

/**
 * Splits allocated stock into the returned units and the rest. No record says which unit a parcel took, so the latest allocation is
 * returned first.
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
