import { shareOfUnits } from '../../../contract/values/shares.ts';
import { paidFor } from '../cancelling/refund-amounts.ts';
import type { OrderedLine } from '../order.ts';
import type { ReturnedUnits } from '../returning/units.ts';

/**
 * What was paid for the units of each line that are neither cancelled, in a return, returned nor refunded already: for one unit, for two and so on.
 * Cents; the shares of all units add up to what was paid for the line.
 */
export function refundableLines(
  ordered: readonly Pick<OrderedLine, 'variationId' | 'quantity' | 'cancelled' | 'lineTotal' | 'adjustments' | 'tax'>[],
  returned: readonly ReturnedUnits[],
  refunded: ReadonlyMap<number, number>,
): { variationId: number; refundAmounts: number[] }[] {
  return ordered.flatMap((line) => {
    const back = returned.find(({ variationId }) => variationId === line.variationId);
    const before = line.cancelled + (back ? back.inReturn + back.returned : 0) + (refunded.get(line.variationId) ?? 0);
    const left = Math.max(0, line.quantity - before);
    const amounts = Array.from({ length: left }, (_, i) => shareOfUnits(paidFor(line), line.quantity, { before, units: i + 1 }));
    return left === 0 ? [] : [{ variationId: line.variationId, refundAmounts: amounts }];
  });
}
