import { facetKinds, type RestrictionKey, type Restrictions, restrictionKeys } from '../../../contract/facets.ts';
import { isFast, isInStock, isOnSale } from '../index/columns.ts';
import type { SoldIndex } from '../index/search-index.ts';

/** Both ends included; null where open. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** `100-250`, `100-`, `-250` (the contract lets nothing else through). */
export function rangeOf(text: string): Range {
  const [min = '', max = ''] = text.split('-');
  return { min: min === '' ? null : Number(min), max: max === '' ? null : Number(max) };
}

export const bitOf = (key: RestrictionKey): number => 1 << restrictionKeys.indexOf(key);

type Test = (doc: number) => boolean;

/** Tells for each document which of the chosen restrictions it fails, as bits by key; 0 when it keeps to all. */
export class Restricted {
  /** Keys by which something is chosen. */
  readonly active: number;
  readonly #index: SoldIndex;
  /** 1 for each chosen facet value. */
  readonly #wanted: Uint8Array;
  readonly #valueBits: number;
  readonly #tests: readonly { bit: number; keeps: Test }[];

  constructor(index: SoldIndex, chosen: Restrictions) {
    this.#index = index;
    this.#wanted = new Uint8Array(index.values.size);
    let valueBits = 0;
    const tests: { bit: number; keeps: Test }[] = [];
    for (const key of restrictionKeys) {
      const choice = chosen[key];
      if (choice === undefined || choice === false) continue;
      if (Array.isArray(choice)) {
        valueBits |= bitOf(key);
        for (const value of choice) this.#wanted[index.values.idOf(key, value)] = 1;
      } else {
        tests.push({ bit: bitOf(key), keeps: testOf(index, key, choice) });
      }
    }
    // Value 0 stands for what no product has.
    this.#wanted[0] = 0;
    this.#valueBits = valueBits;
    this.#tests = tests;
    this.active = tests.reduce((bits, { bit }) => bits | bit, valueBits);
  }

  failing(doc: number): number {
    if (this.active === 0) return 0;
    let fails = this.#valueBits;
    if (fails !== 0) {
      const { values } = this.#index;
      for (let at = values.start(doc), end = values.end(doc); at < end; at++) {
        const value = values.all[at] as number;
        if (this.#wanted[value] === 1) fails &= ~(1 << (values.keys[value] as number));
      }
    }
    for (const { bit, keeps } of this.#tests) if (!keeps(doc)) fails |= bit;
    return fails;
  }
}

function testOf({ columns }: SoldIndex, key: RestrictionKey, choice: string | number | true): Test {
  switch (key) {
    case 'rating':
      return (doc) => (columns.rating[doc] as number) >= Number(choice) - 0.001;
    case 'sale':
      return (doc) => ((columns.flags[doc] as number) & isOnSale) !== 0;
    case 'inStock':
      return (doc) => ((columns.flags[doc] as number) & isInStock) !== 0;
    case 'fastShipping':
      return (doc) => ((columns.flags[doc] as number) & (isInStock | isFast)) === (isInStock | isFast);
    default:
      return within(measureOf(columns, key), rangeOf(String(choice)));
  }
}

/** The measure a range key is about, in dollars or inches; NaN where not known. */
export function measureOf(columns: SoldIndex['columns'], key: RestrictionKey): (doc: number) => number {
  if (facetKinds[key] !== 'range') throw new Error(`${key} is not a range`);
  if (key === 'price') return (doc) => (columns.price[doc] as number) / 100;
  const measures = columns[key as 'width' | 'depth' | 'height'];
  return (doc) => measures[doc] as number;
}

/** Whether a number is within, both ends included; what is not known is not. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

function within(measure: (doc: number) => number, range: Range): Test {
  return (doc) => isWithin(measure(doc), range);
}
