import { createHash } from 'node:crypto';
import { distinctSlugOf } from '../taxonomy/paths.ts';
import type { ProductRecord } from './record.ts';

/** Owners of SKUs: SKU → handle of its product. */
export type SkuOwners = ReadonlyMap<string, string>;

/**
 * A SKU for a variation without one, from the product's handle and the variation's options: `OAK-SOFA-SAGE`. One that is too long, or taken by another
 * product (`oak-sofa-sage`) or variation, ends in a digest.
 */
export function skuFromHandle(handle: string, options: Readonly<Record<string, string>>, isTaken?: (sku: string) => boolean): string {
  const whole = [handle, ...Object.values(options).map(distinctSlugOf)].join('-').toUpperCase();
  if (whole.length <= maxSkuLength && !isTaken?.(whole)) return whole;
  const digest = createHash('sha256')
    .update(JSON.stringify([handle, options]))
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();
  return `${whole.slice(0, maxSkuLength - 9)}-${digest}`;
}

const maxSkuLength = 100;

/** Whether another product than this one has a SKU. */
export const areTaken =
  (owners: SkuOwners, handle: string) =>
  (sku: string): boolean =>
    (owners.get(sku) ?? handle) !== handle;

export interface Skus {
  readonly handle: string;
  readonly variations?: readonly { readonly sku?: string; readonly options?: Readonly<Record<string, string>> | null }[];
}

/** The SKUs of a product's variations; those without one get one, unlike any other. */
export function skusOf({ handle, variations = [] }: Skus, owners: SkuOwners): string[] {
  const used = new Set(variations.flatMap(({ sku }) => sku ?? []));
  const isTaken = areTaken(owners, handle);
  return variations.map(({ sku, options }) => {
    const made = sku ?? skuFromHandle(handle, options ?? {}, (one) => used.has(one) || isTaken(one));
    used.add(made);
    return made;
  });
}

/** SKUs that `skuFromHandle` would make for the variations that have none, or one that another product has. */
export const skusToMake = (products: readonly Skus[], owners: SkuOwners): string[] =>
  products.flatMap(({ handle, variations = [] }) =>
    variations.flatMap(({ sku, options }) =>
      sku === undefined || areTaken(owners, handle)(sku) ? skuFromHandle(handle, options ?? {}) : [],
    ),
  );

/** Replaces SKUs that belong to another product (in the shop or earlier in the batch) by ones made from the handle, with a warning. */
export function withOwnSkus(record: ProductRecord, owners: SkuOwners): { record: ProductRecord; warnings: string[] } {
  const renamed = new Map<string, string>();
  for (const { sku, options = {} } of record.variations) {
    const isTaken = areTaken(owners, record.handle);
    if (isTaken(sku)) renamed.set(sku, skuFromHandle(record.handle, options, isTaken));
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
