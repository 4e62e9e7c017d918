import type { DeliveryClass } from '../../../../contract/delivery/delivery.ts';
import {
  type ProductState,
  type Seller,
  type SoldAtChoice,
  type StockReason,
  stockReasons,
} from '../../../../contract/merchandising/products.ts';

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

/** Brands by their keys, with their names. */
export type BrandNames = readonly Pick<Seller, 'brand' | 'name'>[];

/** `Alder & Loom: Never, Pip & Alder: Always`; a brand that is gone by its key. */
export function soldAtText(choices: Readonly<Record<string, unknown>>, brands: BrandNames): string {
  const nameOf = (key: string) => brands.find(({ brand }) => brand === key)?.name ?? key;
  return Object.entries(choices)
    .flatMap(([key, choice]) => (choice === 'always' || choice === 'never' ? [`${nameOf(key)}: ${soldAtWords[choice]}`] : []))
    .toSorted()
    .join(', ');
}

/** How an item is delivered, where staff say so. */
export const deliveryWords: Readonly<Record<DeliveryClass, string>> = { parcel: 'Parcel', large: 'Large item' };

/** Why stock was set: one of the reasons, or the member's own words. */
export function stockReasonText(reason: string | null): string | null {
  const known = stockReasons.find((one) => one === reason);
  return known ? stockReasonWords[known] : reason;
}

/** A category's name, set in by its depth. */
export const inTree = ({ title, depth }: { title: string; depth: number }): string => `${'\u2003'.repeat(depth)}${title}`;
