import type { Product, Variation, VariationPrice } from '../../../contract/catalog/catalog.ts';
import { specificationsFor } from '../../../contract/catalog/specifications.ts';
import type { PlaceRates } from '../../../contract/delivery/delivery.ts';
import type { ReviewPage } from '../../../contract/reviews/reviews.ts';
import type { ShownCard } from '../../features/catalog/product-card.tsx';
import type { GivenArrival } from '../../features/delivery/use-arrival.ts';
import type { Reporting } from '../../features/reviews/report-form.tsx';
import type { StandardShipping } from '../../shell/free-shipping.ts';

/** The parts of a product its islands need; what only static markup shows would be in the document twice. */
export interface ShownProduct
  extends Omit<
    Product,
    'details' | 'seo' | 'imageData' | 'breadcrumbs' | 'specifications' | 'introducedOn' | 'lowestVariationPrice' | 'variations'
  > {
  readonly lowestVariationPrice: ShownPrice;
  readonly variations: readonly ShownVariation[];
  /** The rows of the specifications in which variations differ; none where all are equal. */
  readonly differing?: Differing;
  /** From the specifications, where variations share them. */
  readonly dimensions?: string | undefined;
}

/** Variations of one size share their texts, so each is in the document once. */
export interface Differing {
  readonly labels: readonly string[];
  /** By a variation's `facts`: a text for each label, empty where it has none. */
  readonly texts: readonly (readonly string[])[];
}

export interface ShownVariation extends Omit<Variation, 'name' | 'fullSku' | 'gtin' | 'price' | 'specifications'> {
  readonly price: ShownPrice;
  /** Its place in `differing`. */
  readonly facts?: number;
}

export type ShownPrice = Omit<VariationPrice, 'basePrice' | 'salePrice'>;

/** Leaves out what no island shows. */
export function shownProduct(product: Product): ShownProduct {
  const { details, seo, imageData, breadcrumbs, specifications, introducedOn, ...shown } = product;
  const { differing, placeOf } = differingOf(product);
  return {
    ...shown,
    lowestVariationPrice: shownPrice(product.lowestVariationPrice),
    variations: product.variations.map(({ name, fullSku, gtin, price, specifications: _, ...variation }, at) => ({
      ...variation,
      price: shownPrice(price),
      ...(differing && { facts: placeOf[at] ?? 0 }),
    })),
    ...(differing && { differing }),
    dimensions: specifications.find(({ label }) => label === 'Dimensions')?.values[0],
  };
}

type DifferingInput = Pick<Product, 'specifications'> & { readonly variations: readonly Pick<Variation, 'specifications'>[] };

/** The rows in which variations differ, with each variation's texts. */
export function differingOf({ specifications, variations }: DifferingInput): {
  differing: Differing | null;
  placeOf: number[];
} {
  const labels = [...new Set(variations.flatMap(({ specifications: own = [] }) => own.map(({ label }) => label)))];
  if (labels.length === 0) return { differing: null, placeOf: [] };
  const texts = new Map<string, { at: number; row: string[] }>();
  const placeOf = variations.map(({ specifications: own }) => {
    const values = new Map(specificationsFor(specifications, own).map((row) => [row.label, row.values.join(', ')]));
    const row = labels.map((label) => values.get(label) ?? '');
    const key = JSON.stringify(row);
    const place = texts.get(key) ?? { at: texts.size, row };
    texts.set(key, place);
    return place.at;
  });
  return { differing: { labels, texts: [...texts.values()].map(({ row }) => row) }, placeOf };
}

/** The dimensions of a variation. */
export function dimensionsText(
  { differing, dimensions }: Pick<ShownProduct, 'differing' | 'dimensions'>,
  variation: ShownVariation | null,
): string | undefined {
  const at = differing?.labels.indexOf('Dimensions') ?? -1;
  return (at < 0 ? undefined : differing?.texts[variation?.facts ?? 0]?.[at]) || dimensions;
}

const shownPrice = ({ basePrice, salePrice, ...price }: VariationPrice): ShownPrice => price;

export interface ProductData {
  /** The shop's public scheme and host. */
  readonly origin: string;
  readonly product: Product;
  /** The token of a preview link, by which it is shown although it may not be published. */
  readonly preview: string | null;
  /** The variation shown initially: the query's, else an available one; null for a product without any. */
  readonly chosenId: number | null;
  /** Null when reviews failed to load (spec §7.7: that does not fail the page). */
  readonly reviews: ReviewPage | null;
  /** The review being reported without script. */
  readonly reporting: Reporting | null;
  readonly recommendations: readonly ShownCard[];
  /** The arrival of the chosen variation; null without one. */
  readonly arrival: GivenArrival | null;
  /** The price of standard delivery and the amount from which it is free, in cents. */
  readonly shipping: StandardShipping;
  /** What delivery costs in the brand's own zones and in remote states. */
  readonly zones: readonly PlaceRates[];
  /** Pictures can be magnified by pointer and pinch (the flag image-zoom). */
  readonly zooms: boolean;
  /** The brand's slim line above this product. */
  readonly line: string | null;
  /** First sold within the last 60 days. */
  readonly isNew: boolean;
  /** The error of adding to the cart without script, and the quantity that was asked for. */
  readonly addError: { readonly words: string; readonly quantity: number } | null;
  /** The result of requesting a back-in-stock e-mail; null when nobody did. */
  readonly alert: 'noted' | RefusedAlert | null;
}

/** A back-in-stock e-mail that was not noted. */
export interface RefusedAlert {
  /** As typed. */
  readonly email: string;
  readonly error: string;
  /** The error is the address’s, and not of the call. */
  readonly isOfEmail: boolean;
}
