/** Promotions of the item itself. A line's share of one on the whole order (`$25 off`) is for refunds; shoppers see the sum in the totals. */
export const itemPromotions = <A extends { readonly group: string }>(adjustments: readonly A[]): A[] =>
  adjustments.filter(({ group }) => group === 'item');
