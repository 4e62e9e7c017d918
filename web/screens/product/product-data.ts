import type { Product, ProductCard } from '../../../contract/catalog.ts';
import type { ReviewPage } from '../../../contract/reviews.ts';
import type { GivenArrival } from '../../features/delivery/use-arrival.ts';
import type { StandardShipping } from '../../shell/free-shipping.ts';

export interface ProductData {
  /** Scheme and host that shoppers know the shop by. */
  readonly origin: string;
  readonly product: Product;
  /** The variation shown at first: the query's, else one that can be bought; null for a product without any. */
  readonly chosenId: number | null;
  /** Null when reviews could not be loaded (spec §7.7: that does not fail the page). */
  readonly reviews: ReviewPage | null;
  readonly recommendations: readonly ProductCard[];
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
