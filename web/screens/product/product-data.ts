import type { Product, Variation, VariationPrice } from '../../../contract/catalog/catalog.ts';
import type { ReviewPage } from '../../../contract/catalog/reviews.ts';
import type { ShownCard } from '../../features/catalog/product-card.tsx';
import type { GivenArrival } from '../../features/delivery/use-arrival.ts';
import type { StandardShipping } from '../../shell/free-shipping.ts';

/** What the islands of the page need of a product: what markup alone shows would only stand in the document twice. */
export interface ShownProduct
  extends Omit<Product, 'details' | 'breadcrumbs' | 'specifications' | 'introducedOn' | 'lowestVariationPrice' | 'variations'> {
  readonly lowestVariationPrice: ShownPrice;
  readonly variations: readonly ShownVariation[];
  /** As the specifications say it. */
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
  /** Scheme and host that shoppers know the shop by. */
  readonly origin: string;
  readonly product: Product;
  /** The variation shown at first: the query's, else one that can be bought; null for a product without any. */
  readonly chosenId: number | null;
  /** Null when reviews could not be loaded (spec §7.7: that does not fail the page). */
  readonly reviews: ReviewPage | null;
  readonly recommendations: readonly ShownCard[];
  /** When the chosen variation arrives; null when none is chosen. */
  readonly arrival: GivenArrival | null;
  /** What standard delivery costs and from what amount on it is free, in cents. */
  readonly shipping: StandardShipping;
  /** Its pictures can be enlarged under the pointer and by two fingers (the flag image-zoom). */
  readonly zooms: boolean;
  /** The brand's slim line above this product. */
  readonly line: string | null;
  /** First sold within the last 60 days. */
  readonly isNew: boolean;
  /** What adding to the cart without script ran into. */
  readonly addError: string | null;
  /** What asking for a back-in-stock mail has led to; null when nobody asked. */
  readonly alert: 'noted' | { readonly error: string } | null;
}
