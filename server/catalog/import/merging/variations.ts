import type { ProductPatch, VariationPatch, VariationRecord } from '../record.ts';
import { areTaken, type SkuOwners, skuFromHandle } from '../skus.ts';
import { newVariation } from './new-product.ts';

export interface Known {
  handle: string;
  /** On sale. */
  variations: readonly VariationRecord[];
  /** Retired; a file that names one brings it back. */
  retired: readonly VariationRecord[];
}

export interface MergedVariations {
  variations: VariationRecord[];
  /** SKU of each variation the file names, in its order. */
  named: string[];
  faults: string[];
  warnings: string[];
}

interface Rules {
  owners: SkuOwners;
  brief: boolean;
  /** Variations the file lacks are retired. */
  retire: boolean;
}

/** Merges a file's variations into a product's: unnamed ones and unmentioned fields stay unchanged. */
export function mergeVariations(known: Known, patch: ProductPatch, rules: Rules): MergedVariations {
  const given = patch.variations ?? [];
  const faults: string[] = [];
  const warnings: string[] = [];
  const merged = new Map<string, VariationRecord>();
  for (const [i, variation] of given.entries()) {
    const found = find(known, variation, rules.owners);
    const complain = (message: string) => faults.push(`variations.${i}: ${message}`);
    const overtaken = overtakenBy(
      known.variations.find(({ sku }) => sku === found.sku),
      variation.seen,
    );
    if (found.fault) complain(found.fault);
    else if (overtaken !== null) complain(overtaken);
    else if (merged.has(found.sku)) complain(`${found.sku} is there twice`);
    else if (found.before) merged.set(found.sku, changed(found.before, variation, patch, warnings));
    else if (variation.price === undefined) complain(`${found.sku} is new and has no price`);
    else if (variation.stock === undefined && !rules.brief) complain(`${found.sku} is new and has no stock`);
    else merged.set(found.sku, newVariation({ ...variation, sku: found.sku, price: variation.price }, patch));
    if (found.warning) warnings.push(found.warning);
  }
  const others =
    rules.retire && patch.variations
      ? []
      : known.variations.filter(({ sku }) => !merged.has(sku)).map((other) => withProduct(other, patch));
  const named = [...merged.keys()];
  // Only a complete list determines the order.
  const saysOrder = others.length === 0 && given.length > 0 && given.every(({ options }) => options !== undefined);
  const inOrder = known.variations.flatMap(({ sku }) => merged.get(sku) ?? others.find((other) => other.sku === sku) ?? []);
  const added = named.filter((sku) => !known.variations.some((before) => before.sku === sku)).flatMap((sku) => merged.get(sku) ?? []);
  return { variations: saysOrder ? [...merged.values()] : [...inOrder, ...added], named, faults, warnings };
}

/** Why a change no longer fits the variation as it is now; null where it does. */
function overtakenBy(now: VariationRecord | undefined, seen: VariationPatch['seen']): string | null {
  if (!seen) return null;
  if (!now) return 'is not for sale anymore';
  return now.price === seen.price && (now.reference?.amount ?? null) === seen.reference ? null : 'the price changed since this was checked';
}

interface Found {
  sku: string;
  before?: VariationRecord;
  fault?: string;
  warning?: string;
}

/** By SKU, else by options, else as the only one there is. */
function find({ handle, variations, retired }: Known, { sku, options }: VariationPatch, owners: SkuOwners): Found {
  const all = [...variations, ...retired];
  const bySku = (wanted: string) => all.find((variation) => variation.sku === wanted);
  if (sku !== undefined) {
    const own = bySku(sku);
    if (own) return { sku, before: own };
    const owner = owners.get(sku);
    const fallback = skuFromHandle(handle, options ?? {}, areTaken(owners, handle));
    const renamed = owner === undefined ? undefined : bySku(fallback);
    if (renamed) return { sku: renamed.sku, before: renamed };
    if (!options && variations.length > 0) {
      return {
        sku,
        fault: owner === undefined ? `SKU ${sku} is none of the product’s; to add it, say its options` : `SKU ${sku} belongs to ${owner}`,
      };
    }
    return owner === undefined ? { sku } : { sku: fallback, warning: `SKU ${sku} belongs to ${owner}; sold as ${fallback}` };
  }
  if (!options) {
    const [only, ...more] = variations;
    return only && more.length === 0
      ? { sku: only.sku, before: only }
      : { sku: '', fault: `the product has ${variations.length} variations; say which by SKU` };
  }
  const key = keyOf(options);
  const fallback = skuFromHandle(handle, options, areTaken(owners, handle));
  const before = all.find((variation) => keyOf(variation.options ?? {}) === key) ?? bySku(fallback);
  return { sku: before?.sku ?? fallback, ...(before && { before }) };
}

function keyOf(options: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(options).sort());
}

function changed(before: VariationRecord, given: VariationPatch, patch: ProductPatch, warnings: string[]): VariationRecord {
  const {
    sku: _,
    gtin,
    reference,
    weightGrams,
    deliveryClass,
    specifications,
    restriction,
    leadTimeDays,
    madeToOrder,
    options,
    price,
    stock,
  } = given;
  const next: VariationRecord = withProduct(before, patch);
  if (options !== undefined) next.options = options ?? {};
  if (price !== undefined) next.price = price;
  if (stock !== undefined) next.stock = withShelves(before.stock, stock);
  if (leadTimeDays !== undefined) next.leadTimeDays = leadTimeDays ?? 0;
  if (madeToOrder !== undefined) next.madeToOrder = madeToOrder ?? false;
  set(next, 'gtin', gtin);
  set(next, 'reference', reference);
  set(next, 'weightGrams', weightGrams);
  set(next, 'deliveryClass', deliveryClass);
  set(next, 'specifications', specifications && specifications.length === 0 ? null : specifications);
  set(next, 'restriction', restriction);
  if (reference === undefined && next.reference && next.reference.amount <= next.price) {
    warnings.push(`${before.sku}: the price it was compared with is not above the new one and goes`);
    delete next.reference;
  }
  return next;
}

/** A plain number is the total; named warehouses change individually. */
export function withShelves(before: VariationRecord['stock'], given: VariationRecord['stock']): VariationRecord['stock'] {
  return typeof given === 'object' && typeof before === 'object' ? { ...before, ...given } : given;
}

/** Product-level values applied to all variations. */
function withProduct(variation: VariationRecord, { leadTimeDays, madeToOrder, deliveryClass }: ProductPatch): VariationRecord {
  const next = {
    ...variation,
    ...(leadTimeDays !== undefined && { leadTimeDays: leadTimeDays ?? 0 }),
    ...(madeToOrder !== undefined && { madeToOrder: madeToOrder ?? false }),
  };
  set(next, 'deliveryClass', deliveryClass);
  return next;
}

function set<K extends 'gtin' | 'reference' | 'weightGrams' | 'deliveryClass' | 'specifications' | 'restriction'>(
  target: VariationRecord,
  key: K,
  value: VariationRecord[K] | null,
): void {
  if (value === null) delete target[key];
  else if (value !== undefined) target[key] = value;
}
