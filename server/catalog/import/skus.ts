import { slugOf } from '../taxonomy/paths.ts';
import type { ProductRecord } from './record.ts';

/** A SKU for a variation that has none of its own: the product's handle and the variation's options. Unique, since handles are. */
export function skuFromHandle(handle: string, options: Readonly<Record<string, string>>): string {
  return [handle, ...Object.values(options).map(slugOf)].join('-').toUpperCase().slice(0, 100);
}

/** Where each SKU is already sold: SKU → handle of its product. */
export type SkuOwners = ReadonlyMap<string, string>;

/**
 * The record with SKUs that belong to no other product: one that is taken (by a product in the shop, or by an earlier record of the
 * same batch) gives way to one made from the handle, and the reader of the report is told.
 */
export function withOwnSkus(record: ProductRecord, owners: SkuOwners): { record: ProductRecord; warnings: string[] } {
  const renamed = new Map<string, string>();
  for (const { sku, options = {} } of record.variations) {
    const owner = owners.get(sku);
    if (owner !== undefined && owner !== record.handle) renamed.set(sku, skuFromHandle(record.handle, options));
  }
  if (renamed.size === 0) return { record, warnings: [] };
  const own = (sku: string) => renamed.get(sku) ?? sku;
  return {
    record: {
      ...record,
      variations: record.variations.map((variation) => ({ ...variation, sku: own(variation.sku) })),
      images: record.images?.map((image) => ({ ...image, ...(image.skus && { skus: image.skus.map(own) }) })),
    },
    warnings: [...renamed].map(([sku, other]) => `SKU ${sku} belongs to ${owners.get(sku)}; sold as ${other}`),
  };
}
