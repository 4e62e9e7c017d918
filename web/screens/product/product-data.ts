import type { Product, Variation, VariationPrice } from '../../../contract/catalog/catalog.ts';
import type { ReviewPage } from '../../../contract/catalog/reviews.ts';
import type { ShownCard } from '../../features/catalog/product-card.tsx';
import type { GivenArrival } from '../../features/delivery/use-arrival.ts';
import type { StandardShipping } from '../../shell/free-shipping.ts';

/** The parts of a product its islands need; what only static markup shows would be in the document twice. */
export interface ShownProduct
  extends Omit<Product, 'details' | 'breadcrumbs' | 'specifications' | 'introducedOn' | 'lowestVariationPrice' | 'variations'> {
  readonly lowestVariationPrice: ShownPrice;
  readonly variations: readonly ShownVariation[];
  /** As in the specifications. */
  readonly dimensions?: string | undefined;
}

export interface ShownVariation extends Omit<Variation, 'name' | 'fullSku' | 'price'> {
  readonly price: ShownPrice;
}

export type ShownPrice = Omit<VariationPrice, 'basePrice' | 'salePrice'>;

/** Leaves out what no island shows. */
export function shownProduct(product: Product): ShownProduct {
  const { details, breadcrumbs, specifications, introducedOn, ...shown } = product;
  return {
    ...shown,
    lowestVariationPrice: shownPrice(product.lowestVariationPrice),
    variations: product.variations.map(({ name, fullSku, price, ...variation }) => ({ ...variation, price: shownPrice(price) })),
    dimensions: specifications.find(({ label }) => label === 'Dimensions')?.values[0],
  };
}

const shownPrice = ({ basePrice, salePrice, ...price }: VariationPrice): ShownPrice => price;

export interface ProductData {
  /** The shop's public scheme and host. */
  readonly origin: string;
  readonly product: Product;
  /** The variation shown initially: the query's, else an available one; null for a product without any. */
  readonly chosenId: number | null;
  /** Null when reviews failed to load (spec §7.7: that does not fail the page). */
  readonly reviews: ReviewPage | null;
  readonly recommendations: readonly ShownCard[];
  /** The arrival of the chosen variation; null without one. */
  readonly arrival: GivenArrival | null;
  /** The price of standard delivery and the amount from which it is free, in cents. */
  readonly shipping: StandardShipping;
  /** Pictures can be magnified by pointer and pinch (the flag image-zoom). */
  readonly zooms: boolean;
  /** The brand's slim line above this product. */
  readonly line: string | null;
  /** First sold within the last 60 days. */
  readonly isNew: boolean;
  /** The error of adding to the cart without script. */
  readonly addError: string | null;
  /** The result of requesting a back-in-stock e-mail; null when nobody did. */
  readonly alert: 'noted' | { readonly error: string } | null;
}
