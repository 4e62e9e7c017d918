import type { ProductOption } from '../../../contract/catalog/catalog.ts';
import { chosenOptions, inOptionOrder } from '../../../contract/values/option-order.ts';
import { own } from '../../../contract/values/own.ts';
import type { Illustrated } from './prepared.ts';
import type { ProductRecord } from './record.ts';
import type { ImageSave, ProductSave, StockSave, VariationSave } from './store.ts';

/** Placeholder colour of pictures without one. */
const neutralTint = '#e9e4dc';

export function productSave(
  { record, model, hash }: Pick<Illustrated, 'record' | 'model' | 'hash'>,
  place: { slug: string; categoryId: number; introducedOn: string },
): ProductSave {
  return {
    ...place,
    handle: record.handle,
    name: record.name,
    brand: record.brand || null,
    description: record.description,
    seoTitle: record.seoTitle || null,
    seoDescription: record.seoDescription || null,
    highlights: record.highlights ?? [],
    specifications: record.specifications ?? [],
    options: optionsOf(record),
    tags: record.tags ?? [],
    departmentSlug: record.category.split('/')[0] ?? record.category,
    published: record.published ?? true,
    returnable: record.returnable ?? true,
    discontinued: record.discontinued ?? false,
    successorHandle: record.replacedBy ?? null,
    soldAt: record.soldAt ?? {},
    related: record.related ?? [],
    video: record.video ?? null,
    model: model ? { url: model } : null,
    hash,
  };
}

export function variationSaves(record: ProductRecord, productId: number, images: readonly ImageSave[]): VariationSave[] {
  return record.variations.map(
    (
      {
        sku,
        gtin,
        options = {},
        price,
        reference,
        weightGrams,
        deliveryClass,
        specifications = [],
        restriction,
        leadTimeDays,
        madeToOrder,
      },
      position,
    ) => ({
      productId,
      sku,
      gtin: gtin ?? null,
      options: Object.fromEntries(chosenOptions(options)),
      position,
      price,
      referenceType: reference?.type ?? null,
      referenceCents: reference?.amount ?? null,
      evidence: reference?.evidence ?? null,
      saleEndsAt: reference?.endsAt ?? null,
      weightGrams: weightGrams ?? null,
      deliveryClass: deliveryClass ?? record.deliveryClass ?? null,
      specifications,
      restriction: restriction ?? null,
      leadTimeDays: leadTimeDays ?? record.leadTimeDays ?? 0,
      madeToOrder: madeToOrder ?? record.madeToOrder ?? false,
      imagePosition: pictureOf(sku, images),
    }),
  );
}

/** A variation's main picture: its first own one, else the first that shows the whole product; measures and rooms only as a last resort. */
function pictureOf(sku: string, images: readonly ImageSave[]): number | null {
  const shown = images.filter((image) => image.url !== null);
  const plain = shown.filter((image) => image.view === null);
  const firstOf = (some: readonly ImageSave[]) => some.find(({ skus }) => skus.includes(sku)) ?? some.find(({ skus }) => skus.length === 0);
  return (firstOf(plain) ?? firstOf(shown))?.position ?? null;
}

/**
 * Stock per warehouse: a plain number goes to the default (first) one. Variations of a new product (`stocked` is null, or names them)
 * always get a row there; others are not written.
 */
export function stockSaves(
  record: ProductRecord,
  productId: number,
  variationId: (sku: string) => number,
  warehouses: readonly string[],
  stocked: ReadonlySet<string> | null,
): StockSave[] {
  return record.variations
    .filter(({ sku }) => stocked === null || stocked.has(sku))
    .flatMap(({ sku, stock }) =>
      warehouses.flatMap((warehouseCode, i) => {
        const onHand = typeof stock === 'number' ? (i === 0 ? stock : 0) : (own(stock, warehouseCode) ?? 0);
        return onHand > 0 || i === 0 ? [{ productId, variationId: variationId(sku), warehouseCode, onHand }] : [];
      }),
    );
}

/** Missing pictures keep only their source and are hidden until they are fetched. */
export function imageSaves({ record, images }: Pick<Illustrated, 'record' | 'images'>, productId: number): ImageSave[] {
  return images.map(
    ({ src, from = null, alt, width = 0, height = 0, tint = neutralTint, skus = [], view = null, focus = null }, position) => ({
      productId,
      position,
      url: src.startsWith('/') ? src : null,
      sourceUrl: src.startsWith('/') ? from : src,
      alt: alt || record.name,
      width,
      height,
      tint,
      view,
      focus,
      skus: [...new Set(skus)],
    }),
  );
}

function optionsOf(record: ProductRecord): ProductOption[] {
  const options = (record.options ?? []).map(({ name, values }) => ({
    name,
    values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null })),
  }));
  return inOptionOrder(options, (option) => option.name);
}
