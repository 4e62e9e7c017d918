import type { ProductState, StockReason } from '../../../../contract/merchandising/products.ts';

/** States as the console shows them. */
export const stateWords: Readonly<Record<ProductState, string>> = { published: 'Published', draft: 'Draft', retired: 'Retired' };

export const stockReasonWords: Readonly<Record<StockReason, string>> = {
  counted: 'Counted',
  received: 'Received a delivery',
  damaged: 'Damaged or lost',
  corrected: 'Corrected a mistake',
};

/** A category's name, set in by its depth. */
export const inTree = ({ title, depth }: { title: string; depth: number }): string => `${'\u2003'.repeat(depth)}${title}`;
