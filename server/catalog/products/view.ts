import type { Image, Product, ProductCard, ProductOption, QualityTag, Rating, Variation } from '../../../contract/catalog/catalog.ts';
import { vaultTag } from '../../../contract/catalog/catalog.ts';
import { isHeavy } from '../../../contract/delivery/delivery.ts';
import { inOptionOrder, variationName } from '../../../contract/values/option-order.ts';
import { own } from '../../../contract/values/own.ts';
import { availabilityOf } from '../stock/availability.ts';
import { breadcrumbOf } from '../taxonomy/view.ts';
import { lowestPrice, presentPrice, withoutEvidence } from './price.ts';
import type { DeliverableRow, ImageRow, ProductParts, ProductRow, VariationRow } from './rows.ts';
import { specificationsOf } from './specifications.ts';
import { traitsOf } from './traits.ts';

/** The part of a product page that changes only with the product; stock and rating are added by `withStock`. */
export type StoredView = Omit<Product, 'returns' | 'rating' | 'variations' | 'qualityTags' | 'breadcrumbs' | 'imageData'> & {
  breadcrumbs: ProductRow['breadcrumbs'];
  variations: Omit<Variation, 'quantityAvailable' | 'availability' | 'heldUntil' | 'isLarge'>[];
};
/** A product without the terms of a brand. */
export type CataloguedProduct = Omit<Product, 'returns'>;
/** The same for a card. */
export type StoredCard = Omit<ProductCard, 'rating' | 'available'>;

/** The read models of one product. */
export function readModels({ product, variations, images }: ProductParts): { view: StoredView; card: StoredCard; traits: string[] } {
  const prices = variations.map(presentPrice);
  const head = {
    productId: product.id,
    name: product.name,
    slug: product.slug,
    departmentSlug: product.departmentSlug,
    brand: product.brand,
    lowestVariationPrice: withoutEvidence(lowestPrice(prices)),
  };
  const sku = variations[0]?.sku ?? '';
  const specifications = specificationsOf(variations);
  return {
    view: {
      ...head,
      images: images.map((row) => ({ ...imageOf(row), variationIds: row.variationIds, ...(row.view && { view: row.view }) })),
      ...(product.video && { video: product.video }),
      ...(product.model && { model: product.model }),
      details: { sku, description: product.description, highlights: product.highlights },
      ...seoOf(product),
      options: soldOptions(product.options, variations),
      variations: variations.map((row) => ({
        variationId: row.id,
        name: variationName(row.options) || product.name,
        fullSku: row.sku,
        ...(row.gtin && { gtin: row.gtin }),
        options: row.options,
        imageUrl: row.imageUrl,
        price: presentPrice(row),
        ...(row.restriction && { restriction: row.restriction }),
        ...specifications(row),
      })),
      breadcrumbs: product.breadcrumbs,
      specifications: product.specifications,
      returnable: product.returnable,
      isVault: product.tags.includes(vaultTag),
      introducedOn: product.introducedOn,
    },
    card: {
      ...head,
      sku,
      image: images[0] ? imageOf(images[0]) : null,
      hasPriceRange: new Set(prices.map((price) => price.amount)).size > 1,
      swatches: swatchesOf(product.options, variations),
    },
    traits: traitsOf(product),
  };
}

function seoOf({ seoTitle, seoDescription }: ProductParts['product']): Pick<Product, 'seo'> {
  if (!seoTitle && !seoDescription) return {};
  return { seo: { ...(seoTitle && { title: seoTitle }), ...(seoDescription && { description: seoDescription }) } };
}

/** Availability and delivery of variations, by id. */
export interface ProductStock {
  /** Stock less holds. */
  readonly available: ReadonlyMap<number, number>;
  /** When the first hold ends, in milliseconds. */
  readonly heldUntil: ReadonlyMap<number, number>;
  /** Those too large for parcel mail. */
  readonly large: ReadonlySet<number>;
}

/** Ids of the variations too large for parcel mail. */
export const largeOf = (rows: readonly DeliverableRow[] | null): Set<number> =>
  new Set((rows ?? []).flatMap(([id, weightGrams, deliveryClass]) => (isHeavy({ weightGrams, deliveryClass }) ? id : [])));

/** Converts a stored view to the contract's shape. */
export function withStock(
  view: StoredView,
  { available, heldUntil, large }: ProductStock,
  { rating, qualityTags }: { rating: Rating | null; qualityTags: QualityTag[] },
): CataloguedProduct {
  return {
    ...view,
    breadcrumbs: view.breadcrumbs.map(breadcrumbOf),
    imageData: {
      images: Object.fromEntries(view.images.map(({ url, variationIds }) => [url, variationIds])),
      productImageUrl: view.images[0]?.url ?? null,
    },
    rating,
    qualityTags,
    variations: view.variations.map((variation) => {
      const quantityAvailable = Math.max(0, available.get(variation.variationId) ?? 0);
      const until = quantityAvailable === 0 ? heldUntil.get(variation.variationId) : undefined;
      return {
        ...variation,
        quantityAvailable,
        availability: availabilityOf(true, quantityAvailable, variation.restriction !== undefined),
        ...(until && { heldUntil: new Date(until).toISOString() }),
        ...(large.has(variation.variationId) && { isLarge: true }),
      };
    }),
  };
}

/** A rating as shown, with one decimal; null without ratings. */
export function presentRating(average: number | null, count: number): Rating | null {
  return average === null || count === 0 ? null : { average: Math.round(average * 10) / 10, count };
}

/** Options in the shop's order, without unused values. */
function soldOptions(options: readonly ProductOption[], variations: readonly VariationRow[]): ProductOption[] {
  return inOptionOrder(options, (option) => option.name).flatMap((option) => {
    const sold = new Set(variations.map((variation) => own(variation.options, option.name)));
    const values = option.values.filter(({ value }) => sold.has(value));
    return values.length > 0 ? [{ name: option.name, values }] : [];
  });
}

function swatchesOf(options: readonly ProductOption[], variations: readonly VariationRow[]): StoredCard['swatches'] {
  const color = options.find((option) => option.name.toLowerCase() === 'color');
  if (!color) return [];
  return color.values.flatMap(({ value, swatch }) => {
    const first = variations.find((variation) => own(variation.options, color.name) === value);
    if (!first) return [];
    const { id: variationId, imageUrl, imageFocus: focus } = first;
    return [{ value, swatch, variationId, imageUrl, ...(focus && { focus }) }];
  });
}

function imageOf({ url, alt, width, height, tint, focus }: ImageRow): Image {
  return { url, alt, width, height, tint, ...(focus && { focus }) };
}
