import { type KeyOf, type RestrictionKey, restrictionKeys } from '../../../contract/search/facets.ts';
import { hasFurther, isFast, isInStock, isOnSale, rangeKeys } from '../index/columns.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { bitOf, type Restricted } from '../query/restrict.ts';
import { steps } from './steps.ts';

/** Counts for one range facet: products per step, the bounds, and how many products have a known measure. */
export interface RangeCounts {
  readonly inStep: Int32Array;
  min: number;
  max: number;
  known: number;
}

export interface Counts {
  /** Products that match every restriction. */
  total: number;
  /** By facet value. */
  readonly values: Int32Array;
  readonly ranges: Readonly<Record<KeyOf<'range'>, RangeCounts>>;
  /** Products with at least N half stars, by N. */
  readonly halfStars: Int32Array;
  readonly switches: Record<KeyOf<'switch'>, number>;
  /** Total without a key's own restrictions, by the key's position. */
  readonly without: Int32Array;
}

/**
 * Counts facets over documents in one pass. A facet ignores its own choice: a document that fails exactly one key counts for that key's
 * facet only. Calls `keep` with each document that fails none. With `standing`, each counts for as many products as it stands for.
 */
export function countFacets(
  index: SoldIndex,
  docs: Int32Array,
  restricted: Restricted,
  keep: (doc: number) => void,
  standing: Float64Array | null = null,
): Counts {
  const { values, columns } = index;
  const counts = emptyCounts(values.size);
  const measures = rangeKeys.map(
    (key): Measured => ({
      key,
      bit: bitOf(key),
      values: columns[key],
      inSteps: columns.inSteps[key],
      counts: counts.ranges[key],
    }),
  );
  const bits = { rating: bitOf('rating'), sale: bitOf('sale'), inStock: bitOf('inStock'), fastShipping: bitOf('fastShipping') };
  const { all, keys } = values;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] ?? 0;
    const fails = restricted.failing(doc);
    if (fails & (fails - 1)) continue;
    const by = standing ? (standing[doc] ?? 1) : 1;
    if (fails === 0) {
      counts.total += by;
      keep(doc);
    } else {
      const at = 31 - Math.clz32(fails);
      counts.without[at] = (counts.without[at] ?? 0) + by;
    }
    for (let at = values.start(doc), end = values.end(doc); at < end; at++) {
      const value = all[at] ?? 0;
      if (fails === 0 || fails === 1 << (keys[value] ?? 0)) counts.values[value] = (counts.values[value] ?? 0) + by;
    }
    for (const range of measures) if (fails === 0 || fails === range.bit) countMeasures(range, columns, doc, by);
    if (fails === 0 || fails === bits.rating) {
      const halfStars = Math.floor(2 * ((columns.rating[doc] ?? 0) + 0.001));
      counts.halfStars[halfStars] = (counts.halfStars[halfStars] ?? 0) + by;
    }
    const flags = columns.flags[doc] ?? 0;
    if (flags & isOnSale && (fails === 0 || fails === bits.sale)) counts.switches.sale += by;
    if (flags & isInStock) {
      if (fails === 0 || fails === bits.inStock) counts.switches.inStock += by;
      if (flags & isFast && (fails === 0 || fails === bits.fastShipping)) counts.switches.fastShipping += by;
    }
  }
  counts.ranges.price.min /= 100;
  counts.ranges.price.max /= 100;
  const { halfStars } = counts;
  for (let at = halfStars.length - 2; at >= 1; at--) halfStars[at] = (halfStars[at] ?? 0) + (halfStars[at + 1] ?? 0);
  for (let at = 0; at < counts.without.length; at++) counts.without[at] = (counts.without[at] ?? 0) + counts.total;
  return counts;
}

/** Number of products with this key's restrictions removed. */
export const totalWithout = (counts: Counts, key: RestrictionKey): number => counts.without[restrictionKeys.indexOf(key)] ?? counts.total;

interface Measured {
  readonly key: KeyOf<'range'>;
  readonly bit: number;
  /** In the column's unit: prices in cents. */
  readonly values: Int32Array | Float32Array;
  readonly inSteps: Uint16Array;
  readonly counts: RangeCounts;
}

/** A product in several sizes counts once for each step that one of them is in. */
function countMeasures({ key, values, inSteps, counts }: Measured, { further }: SoldIndex['columns'], doc: number, by: number): void {
  const bits = inSteps[doc] ?? 0;
  if ((bits & ~hasFurther) === 0) return;
  counts.known += by;
  // An unknown one of several, NaN, is neither less nor more.
  widen(counts, values[doc] ?? Number.NaN);
  if (key !== 'price' && (bits & hasFurther) !== 0) for (const size of further.get(doc) ?? []) widen(counts, size[key] ?? Number.NaN);
  for (let rest = bits & ~hasFurther; rest !== 0; rest &= rest - 1) {
    const step = 31 - Math.clz32(rest & -rest);
    counts.inStep[step] = (counts.inStep[step] ?? 0) + by;
  }
}

function widen(counts: RangeCounts, value: number): void {
  if (value < counts.min) counts.min = value;
  if (value > counts.max) counts.max = value;
}

function emptyCounts(values: number): Counts {
  const range = (key: KeyOf<'range'>): RangeCounts => ({
    inStep: new Int32Array(steps[key].length),
    min: Number.POSITIVE_INFINITY,
    max: Number.NEGATIVE_INFINITY,
    known: 0,
  });
  return {
    total: 0,
    values: new Int32Array(values),
    ranges: { price: range('price'), width: range('width'), depth: range('depth'), height: range('height') },
    halfStars: new Int32Array(11),
    switches: { sale: 0, inStock: 0, fastShipping: 0 },
    without: new Int32Array(restrictionKeys.length),
  };
}
