import type { ImageRecord, ProductPatch, ProductRecord, VariationPatch, VariationRecord } from '../record.ts';
import { type SkuOwners, skusOf, withOwnSkus } from '../skus.ts';
import { changedParts } from './changed-parts.ts';
import { optionsOf } from './options.ts';
import { faultsTogether } from './together.ts';

export interface Made {
  /** Null with faults. */
  record: ProductRecord | null;
  faults: string[];
  warnings: string[];
}

/** Builds a new product from a patch. `brief`: description and stock may be missing. */
export function newProduct(patch: ProductPatch, { brief = false, owners = new Map() }: { brief?: boolean; owners?: SkuOwners }): Made {
  const {
    name,
    category,
    keepsSpecifications: _keeps,
    addTags: _add,
    removeTags: _remove,
    soldAtChanges: _soldAt,
    unlessRetired: _unless,
    ...said
  } = patch;
  const faults = lacking(patch, brief);
  if (faults.length > 0 || name === undefined || category === undefined) return { record: null, faults, warnings: [] };
  const skus = skusOf(patch, owners);
  const variations = (patch.variations ?? []).flatMap(({ price, ...variation }, i) =>
    price === undefined ? [] : newVariation({ ...variation, sku: skus[i] ?? '', price }, patch),
  );
  const given: ProductRecord = withoutNulls({
    ...said,
    ...changedParts(said, patch),
    name,
    category,
    description: patch.description ?? '',
    variations,
    options: patch.options ?? optionsOf(variations),
    images: patch.images?.map((image) => newImage(image, variations)),
  });
  const { record, warnings } = withOwnSkus(given, owners);
  const together = faultsTogether(record);
  return { record: together.length > 0 ? null : record, faults: together, warnings };
}

export const hasNoVariations = 'variations: has none';

function lacking({ name, category, description, variations }: ProductPatch, brief: boolean): string[] {
  return [
    ...(name === undefined ? ['name: is missing'] : []),
    ...(category === undefined ? ['category: is missing'] : []),
    ...(typeof description !== 'string' && !brief ? ['description: is missing'] : []),
    ...(variations ?? []).flatMap(({ sku, price, stock }, i) => [
      ...(sku === undefined && !brief ? [`variations.${i}.sku: is missing`] : []),
      ...(price === undefined ? [`variations.${i}.price: is missing`] : []),
      ...(stock === undefined && !brief ? [`variations.${i}.stock: is missing`] : []),
    ]),
    ...(variations === undefined ? [hasNoVariations] : []),
  ];
}

export function newVariation(
  { seen: _, ...variation }: VariationPatch & Pick<VariationRecord, 'sku' | 'price'>,
  { leadTimeDays, madeToOrder, deliveryClass }: ProductPatch,
): VariationRecord {
  return withoutNulls({
    ...variation,
    stock: variation.stock ?? 0,
    leadTimeDays: variation.leadTimeDays ?? leadTimeDays,
    madeToOrder: variation.madeToOrder ?? madeToOrder,
    deliveryClass: variation.deliveryClass ?? deliveryClass,
  });
}

function newImage(
  { shows, keeps: _, focus, ...image }: NonNullable<ProductPatch['images']>[number],
  variations: readonly VariationRecord[],
): ImageRecord {
  const skus = shows?.flatMap((i) => variations[i]?.sku ?? []);
  return { ...image, alt: image.alt ?? '', ...(skus && skus.length > 0 && { skus }), ...(focus && { focus }) };
}

type Fillable<T> = { [Key in keyof T]: T[Key] extends NonNullable<T[Key]> ? never : Key }[keyof T];
type WithoutNulls<T> = Omit<T, Fillable<T>> & { [Key in Fillable<T>]?: NonNullable<T[Key]> };

/** Without what is null or undefined. */
export function withoutNulls<T extends object>(value: T): WithoutNulls<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== undefined)) as WithoutNulls<T>;
}
