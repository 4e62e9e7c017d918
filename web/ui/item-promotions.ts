import type { Adjustment } from '../../contract/buying/promotions.ts';

/** Promotions of the item itself. A line's share of one on the whole order (`$25 off`) is for refunds; shoppers see the sum in the totals. */
export const itemPromotions = (adjustments: readonly Adjustment[]): Adjustment[] => adjustments.filter(({ group }) => group === 'item');
