import { own } from '../../../contract/values/own.ts';
import type { Present } from '../import/merging/merge.ts';
import { picturesOfSold } from '../import/merging/pictures.ts';
import type { StoredImage } from '../import/prepared.ts';
import type { ImagePatch, ProductPatch, VariationPatch, VariationRecord } from '../import/record.ts';

/**
 * A product as a line that the import reads (docs/how-to/import.md). It names every field, null where there is nothing, so that importing it later brings
 * all of them back; importing it at once changes nothing. Fields stand in one order, so that equal products are equal bytes. Null without a variation on
 * sale, which no import takes. Reviews are a list of their own.
 */
export function exportedProduct({ record, variations, images, model }: Present, warehouses: readonly string[]): ProductPatch | null {
  if (variations.length === 0) return null;
  const sold = new Set(variations.map(({ sku }) => sku));
  const { handle, name, brand, category, alsoIn, description, highlights, specifications, options, tags } = record;
  const { seoTitle, seoDescription, introducedOn, returnable, published, discontinued, replacedBy, soldAt, related, video } = record;
  return {
    handle,
    name,
    brand: brand ?? null,
    category,
    alsoIn: [...new Set(alsoIn ?? [])].sort(),
    description,
    seoTitle: seoTitle ?? null,
    seoDescription: seoDescription ?? null,
    highlights: highlights ?? [],
    specifications: specifications?.map(({ label, values }) => ({ label, values })) ?? [],
    options:
      options?.map((option) => ({
        name: option.name,
        values: option.values.map(({ value, swatch }) => ({ value, ...(swatch && { swatch }) })),
      })) ?? [],
    variations: variations.map((variation) => exportedVariation(variation, warehouses)),
    images: picturesOfSold(images, sold).map(exportedImage),
    tags: tags ?? [],
    introducedOn: introducedOn ?? null,
    returnable: returnable ?? true,
    published: published ?? true,
    discontinued: discontinued ?? false,
    replacedBy: replacedBy ?? null,
    soldAt: Object.fromEntries(Object.entries(soldAt ?? {}).sort(byKey)),
    related: related ?? [],
    model,
    video: video ? { url: video.url, title: video.title, ...(video.poster && { poster: video.poster }) } : null,
  };
}

function exportedVariation(variation: VariationRecord, warehouses: readonly string[]): VariationPatch {
  const {
    sku,
    gtin,
    options,
    price,
    reference,
    stock,
    weightGrams,
    deliveryClass,
    specifications,
    leadTimeDays,
    madeToOrder,
    restriction,
  } = variation;
  const { type, amount, evidence, endsAt } = reference ?? {};
  return {
    sku,
    gtin: gtin ?? null,
    options: Object.fromEntries(Object.entries(options ?? {}).sort(byKey)),
    price,
    reference: type && amount !== undefined && evidence !== undefined ? { type, amount, evidence, ...(endsAt && { endsAt }) } : null,
    // Every warehouse is named: one left out would keep its units.
    stock: typeof stock === 'number' ? stock : Object.fromEntries([...warehouses].sort().map((code) => [code, own(stock, code) ?? 0])),
    weightGrams: weightGrams ?? null,
    deliveryClass: deliveryClass ?? null,
    specifications: specifications?.map(({ label, values }) => ({ label, values })) ?? [],
    leadTimeDays: leadTimeDays ?? 0,
    madeToOrder: madeToOrder ?? false,
    restriction: restriction ?? null,
  };
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Its source URL, so that another shop can fetch it; for a picture of the media store, its path. */
function exportedImage({ src, from, alt, width, height, tint, skus, view, focus }: StoredImage): ImagePatch {
  return {
    src: from ?? src,
    alt,
    width: width ?? 0,
    height: height ?? 0,
    ...(tint && { tint }),
    ...(skus && skus.length > 0 && { skus: [...skus] }),
    ...(view && { view }),
    focus: focus ? { x: focus.x, y: focus.y } : null,
  };
}
