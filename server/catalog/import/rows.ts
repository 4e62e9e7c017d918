import type { ProductOption } from '../../../contract/catalog.ts';
import { chosenOptions, inOptionOrder } from '../../../contract/option-order.ts';
import type { Illustrated } from './prepared.ts';
import type { ProductRecord } from './record.ts';
import type { ImageSave, ProductSave, StockSave, VariationSave } from './store.ts';

/** Shown behind a picture until it has loaded, when nobody said what colour it is. */
const neutralTint = '#e9e4dc';

export function productSave({ record, hash }: Illustrated, place: { slug: string; categoryId: number; introducedOn: string }): ProductSave {
  return {
    ...place,
    handle: record.handle,
    name: record.name,
    brand: record.brand || null,
    description: record.description,
    highlights: record.highlights ?? [],
    specifications: record.specifications ?? [],
    options: optionsOf(record),
    tags: record.tags ?? [],
    departmentSlug: record.category.split('/')[0] ?? record.category,
    published: record.published ?? true,
    returnable: record.returnable ?? true,
    discontinued: record.discontinued ?? false,
    successorHandle: record.replacedBy ?? null,
    video: record.video ?? null,
    hash,
  };
}

export function variationSaves(record: ProductRecord, productId: number): VariationSave[] {
  return record.variations.map(({ sku, options = {}, price, reference, weightGrams, restriction }, position) => ({
    productId,
    sku,
    options: Object.fromEntries(chosenOptions(options)),
    position,
    price,
    referenceType: reference?.type ?? null,
    referenceCents: reference?.amount ?? null,
    evidence: reference?.evidence ?? null,
    saleEndsAt: reference?.endsAt ?? null,
    weightGrams: weightGrams ?? null,
    restriction: restriction ?? null,
  }));
}

/** A row per warehouse, so that what a record does not name there is none of; a plain number is in the default one (the first). */
export function stockSaves(
  record: ProductRecord,
  productId: number,
  variationId: (sku: string) => number,
  warehouses: readonly string[],
): StockSave[] {
  return record.variations.flatMap(({ sku, stock }) =>
    warehouses.map((warehouseCode, i) => ({
      productId,
      variationId: variationId(sku),
      warehouseCode,
      onHand: typeof stock === 'number' ? (i === 0 ? stock : 0) : (stock[warehouseCode] ?? 0),
    })),
  );
}

/** Remote pictures keep their address only; they are not shown until they are fetched. */
export function imageSaves({ record, images }: Illustrated, productId: number): ImageSave[] {
  return images.map(({ src, alt, width = 0, height = 0, tint = neutralTint, skus = [], view = null }, position) => ({
    productId,
    position,
    url: src.startsWith('/') ? src : null,
    sourceUrl: src.startsWith('/') ? null : src,
    alt: alt || record.name,
    width,
    height,
    tint,
    view,
    skus,
  }));
}

function optionsOf(record: ProductRecord): ProductOption[] {
  const options = (record.options ?? []).map(({ name, values }) => ({
    name,
    values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null })),
  }));
  return inOptionOrder(options, (option) => option.name);
}
