import type { DeliveryClass } from '../../../../contract/buying/delivery.ts';
import { type ProductState, type SoldAtChoice, type StockReason, stockReasons } from '../../../../contract/merchandising/products.ts';

/** States as the console shows them. */
export const stateWords: Readonly<Record<ProductState, string>> = { published: 'Published', draft: 'Draft', retired: 'Retired' };

export const stockReasonWords: Readonly<Record<StockReason, string>> = {
  counted: 'Counted',
  received: 'Received a delivery',
  damaged: 'Damaged or lost',
  corrected: 'Corrected a mistake',
};

/** What staff say of a brand instead of its rules. */
export const soldAtWords: Readonly<Record<SoldAtChoice, string>> = { always: 'Always', never: 'Never' };

/** How an item is delivered, where staff say so. */
export const deliveryWords: Readonly<Record<DeliveryClass, string>> = { parcel: 'Parcel', large: 'Large item' };

/** Why stock was set: one of the reasons, or the member's own words. */
export function stockReasonText(reason: string | null): string | null {
  const known = stockReasons.find((one) => one === reason);
  return known ? stockReasonWords[known] : reason;
}

/** A category's name, set in by its depth. */
export const inTree = ({ title, depth }: { title: string; depth: number }): string => `${'\u2003'.repeat(depth)}${title}`;
