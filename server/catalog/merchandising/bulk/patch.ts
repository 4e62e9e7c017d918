import type { DeliveryClass } from '../../../../contract/delivery/delivery.ts';
import type { BulkChange, Rounding } from '../../../../contract/merchandising/bulk.ts';
import type { SoldAt } from '../../../../contract/merchandising/products.ts';
import type { ReferencePriceType } from '../../../../contract/values/money.schemas.ts';
import { own } from '../../../../contract/values/own.ts';
import type { ProductPatch, VariationPatch } from '../../import/record.ts';
import { isOwnPrice } from '../../products/price.ts';

/** What a bulk change needs to know of a product. */
export interface BulkProduct {
  readonly handle: string;
  readonly retired: boolean;
  readonly tags: readonly string[];
  readonly soldAt: SoldAt;
  /** On sale; amounts in cents. */
  readonly variations: readonly BulkVariation[];
}

export interface BulkVariation {
  readonly sku: string;
  readonly price: number;
  readonly deliveryClass: DeliveryClass | null;
  readonly reference: { readonly type: ReferencePriceType; readonly amount: number } | null;
}

/** Rounds cents; never to nothing. */
export function rounded(cents: number, rounding: Rounding): number {
  const nearest = (ending: number) => Math.max(ending, Math.round((cents - ending) / 100) * 100 + ending);
  if (rounding === 'dollar') return Math.max(100, nearest(0));
  if (rounding === 'cent') return Math.round(cents);
  return nearest(rounding === 'to95' ? 95 : 99);
}

/**
 * A change as a patch of an import; null where the product would stay as it is. Retired products change by their state only. It names what changes alone, for it
 * may be made days later, and is refused where the product is retired or a price changes meanwhile.
 */
export function patchOf({ handle, retired, tags, soldAt, variations }: BulkProduct, change: BulkChange): ProductPatch | null {
  if (change.kind === 'state') return { handle, ...statePatches[change.state] };
  if (retired) return null;
  const kept = { handle, unlessRetired: true };
  if (change.kind === 'category') return { ...kept, category: change.category };
  if (change.kind === 'soldAt') {
    if ((own(soldAt, change.brand) ?? null) === change.choice) return null;
    return { ...kept, soldAtChanges: { [change.brand]: change.choice } };
  }
  if (change.kind === 'delivery') {
    const { deliveryClass } = change;
    return variations.every((variation) => variation.deliveryClass === deliveryClass) ? null : { ...kept, deliveryClass };
  }
  if (change.kind === 'addTag') return hasTag(tags, change.tag) ? null : { ...kept, addTags: [change.tag] };
  if (change.kind === 'removeTag') return hasTag(tags, change.tag) ? { ...kept, removeTags: [change.tag] } : null;
  const changed = variations.flatMap((variation) => variationPatch(variation, change) ?? []);
  return changed.length > 0 ? { ...kept, variations: changed } : null;
}

const statePatches = {
  published: { published: true, discontinued: false },
  draft: { published: false, discontinued: false },
  retired: { discontinued: true },
} as const;

const hasTag = (tags: readonly string[], wanted: string): boolean => tags.some((tag) => tag.toLowerCase() === wanted.toLowerCase());

type PriceChange = Extract<BulkChange, { kind: 'price' | 'sale' | 'endSale' }>;

function variationPatch({ sku, price, reference }: BulkVariation, change: PriceChange): VariationPatch | null {
  const own = reference && isOwnPrice(reference.type) ? reference.amount : null;
  const seen = { price, reference: reference?.amount ?? null };
  if (change.kind === 'endSale') return own === null ? null : { sku, price: own, reference: null, seen };
  if (change.kind === 'price') {
    // Refused as a price, so that its row says so; rounding would sell it for next to nothing.
    if (change.unit === 'amount' && price + change.by <= 0) return { sku, price: price + change.by, seen };
    const next = rounded(change.unit === 'amount' ? price + change.by : price * (1 + change.by / 10_000), change.rounding);
    // Rounding must not raise a price that is to be lowered, nor the reverse.
    const moved = Math.sign(next - price);
    return moved === 0 || moved === -Math.sign(change.by) ? null : { sku, price: next, seen };
  }
  const regular = own ?? price;
  const sale = rounded(regular * (1 - change.off / 10_000), change.rounding);
  if (sale >= regular) return null;
  const { evidence, endsAt } = change;
  return { sku, price: sale, reference: { type: 'WAS', amount: regular, evidence, ...(endsAt && { endsAt }) }, seen };
}
