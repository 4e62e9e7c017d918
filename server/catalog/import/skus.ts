import { distinctSlugOf } from '../taxonomy/paths.ts';
import type { ProductRecord } from './record.ts';

/** A SKU for a variation without one, from the product's handle and the variation's options. Unique, since handles are. */
export function skuFromHandle(handle: string, options: Readonly<Record<string, string>>): string {
  return [handle, ...Object.values(options).map(distinctSlugOf)].join('-').toUpperCase().slice(0, 100);
}

/** Owners of SKUs: SKU → handle of its product. */
export type SkuOwners = ReadonlyMap<string, string>;

/** Replaces SKUs that belong to another product (in the shop or earlier in the batch) by ones made from the handle, with a warning. */
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
