import type { Dimensions } from '../../../contract/values/dimensions.ts';
import type { State } from './content.ts';
import { grown } from './postings.ts';

export const isOnSale = 1;
export const isInStock = 2;
export const isFast = 4;

/** Values lists are filtered and sorted by, one per document; NaN for an unknown measure. */
export class Columns {
  price = new Int32Array(64);
  rating = new Float32Array(64);
  popularity = new Float32Array(64);
  /** Days since 1970. */
  introduced = new Int32Array(64);
  flags = new Uint8Array(64);
  width = new Float32Array(64);
  depth = new Float32Array(64);
  height = new Float32Array(64);
  product = new Int32Array(64);
  /** Dimensions of further sizes, of the documents that have some. */
  readonly further = new Map<number, readonly Dimensions[]>();

  setState(doc: number, state: Omit<State, 'categoryIds' | 'soldBy'>): void {
    this.#room(doc);
    this.price[doc] = state.priceCents;
    // Rounded as displayed: 3.96 is shown as 4.
    this.rating[doc] = Math.round(state.rating * 10) / 10;
    this.popularity[doc] = state.popularity;
    this.introduced[doc] = Date.parse(state.introducedOn) / 86_400_000;
    this.flags[doc] = (state.onSale ? isOnSale : 0) | (state.inStock ? isInStock : 0) | (state.fast ? isFast : 0);
  }

  setMeasures(doc: number, product: number, width: number | null, depth: number | null, height: number | null): void {
    this.#room(doc);
    this.product[doc] = product;
    this.width[doc] = width ?? Number.NaN;
    this.depth[doc] = depth ?? Number.NaN;
    this.height[doc] = height ?? Number.NaN;
  }

  #room(doc: number): void {
    if (doc < this.price.length) return;
    const capacity = doc * 2;
    this.price = grown(this.price, capacity);
    this.rating = grown(this.rating, capacity);
    this.popularity = grown(this.popularity, capacity);
    this.introduced = grown(this.introduced, capacity);
    this.flags = grown(this.flags, capacity);
    this.width = grown(this.width, capacity);
    this.depth = grown(this.depth, capacity);
    this.height = grown(this.height, capacity);
    this.product = grown(this.product, capacity);
  }
}
