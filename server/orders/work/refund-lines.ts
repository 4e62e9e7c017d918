import { shareOfUnits } from '../../platform/shares.ts';
import { paidFor } from '../cancelling/refund-amounts.ts';
import type { OrderedLine } from '../order.ts';
import type { ReturnedUnits } from '../returning/units.ts';

/**
 * What was paid for the shipped units of each line that are neither in a return, returned nor refunded already: for one unit, for two and so on. Others
 * are cancelled, which refunds them. Cents; like a return's, the shares are from the last unit down, and all of a line add up to what was paid for it.
 */
export function refundableLines(
  ordered: readonly Pick<OrderedLine, 'variationId' | 'quantity' | 'shipped' | 'lineTotal' | 'adjustments' | 'tax'>[],
  returned: readonly ReturnedUnits[],
  refunded: ReadonlyMap<number, number>,
): { variationId: number; refundAmounts: number[] }[] {
  return ordered.flatMap((line) => {
    const back = returned.find(({ variationId }) => variationId === line.variationId);
    const paidBack = (back?.returned ?? 0) + (refunded.get(line.variationId) ?? 0);
    const left = Math.max(0, line.shipped - paidBack - (back?.inReturn ?? 0));
    const amounts = Array.from({ length: left }, (_, i) =>
      shareOfUnits(paidFor(line), line.quantity, { before: line.quantity - paidBack - (i + 1), units: i + 1 }),
    );
    return left === 0 ? [] : [{ variationId: line.variationId, refundAmounts: amounts }];
  });
}
