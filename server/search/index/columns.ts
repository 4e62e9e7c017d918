import { isOf, type KeyOf, restrictionKeys } from '../../../contract/search/facets.ts';
import type { Dimensions } from '../../../contract/values/dimensions.ts';
import { dayMs } from '../../../contract/values/shop-days.ts';
import { stepsAt } from '../facets/steps.ts';
import type { State } from './content.ts';
import { grown } from './postings.ts';

export const isOnSale = 1;
export const isInStock = 2;
export const isFast = 4;
/** Beside the bits of steps: other sizes of the document have further measures. */
export const hasFurther = 1 << 15;

export const rangeKeys = restrictionKeys.filter((key) => isOf('range', key));
const sides = ['width', 'depth', 'height'] as const;

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
  /** By range facet: the steps that a document is in, in any of its sizes, as bits (`stepsAt`), and `hasFurther`; 0 for an unknown measure. */
  readonly inSteps: Record<KeyOf<'range'>, Uint16Array> = {
    price: new Uint16Array(64),
    width: new Uint16Array(64),
    depth: new Uint16Array(64),
    height: new Uint16Array(64),
  };
  /** Dimensions of further sizes, of the documents that have some. */
  readonly further = new Map<number, readonly Dimensions[]>();

  setState(doc: number, state: Omit<State, 'categoryIds' | 'soldBy'>): void {
    this.#room(doc);
    this.price[doc] = state.priceCents;
    this.inSteps.price[doc] = stepsAt('price', state.priceCents / 100);
    // Rounded as displayed: 3.96 is shown as 4.
    this.rating[doc] = Math.round(state.rating * 10) / 10;
    this.popularity[doc] = state.popularity;
    this.introduced[doc] = Date.parse(state.introducedOn) / dayMs;
    this.flags[doc] = (state.onSale ? isOnSale : 0) | (state.inStock ? isInStock : 0) | (state.fast ? isFast : 0);
  }

  /** Those of the first size, and of further ones. */
  setMeasures(doc: number, product: number, first: Dimensions, further: readonly Dimensions[] = []): void {
    this.#room(doc);
    this.product[doc] = product;
    if (further.length > 0) this.further.set(doc, further);
    for (const side of sides) {
      this[side][doc] = first[side] ?? Number.NaN;
      const bits = [first, ...further].map((size) => stepsAt(side, size[side] ?? Number.NaN));
      this.inSteps[side][doc] = bits.reduce((all, one) => all | one, further.length > 0 ? hasFurther : 0);
    }
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
    for (const key of rangeKeys) this.inSteps[key] = grown(this.inSteps[key], capacity);
  }
}
