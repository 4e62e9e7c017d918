import { isOf, type KeyOf, type RestrictionKey, type Restrictions, restrictionKeys } from '../../../contract/search/facets.ts';
import { isWithin, type Range } from '../facets/steps.ts';
import { isFast, isInStock, isOnSale } from '../index/columns.ts';
import type { SoldIndex } from '../index/search-index.ts';

/** `100-250`, `100-`, `-250` (the contract lets nothing else through). */
export function rangeOf(text: string): Range {
  const [min = '', max = ''] = text.split('-');
  return { min: min === '' ? null : Number(min), max: max === '' ? null : Number(max) };
}

export const bitOf = (key: RestrictionKey): number => 1 << restrictionKeys.indexOf(key);

type Test = (doc: number) => boolean;

/** Finds which chosen restrictions a document fails, as bits by key; 0 when it passes all. */
export class Restricted {
  /** Bits of the keys with a choice. */
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
    // Value 0 means none: a chosen value no product has.
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
        const value = values.all[at] ?? 0;
        if (this.#wanted[value] === 1) fails &= ~(1 << (values.keys[value] ?? 0));
      }
    }
    for (const { bit, keeps } of this.#tests) if (!keeps(doc)) fails |= bit;
    return fails;
  }
}

function testOf({ columns }: SoldIndex, key: RestrictionKey, choice: string | number | true): Test {
  switch (key) {
    case 'rating':
      return (doc) => (columns.rating[doc] ?? 0) >= Number(choice) - 0.001;
    case 'sale':
      return (doc) => ((columns.flags[doc] ?? 0) & isOnSale) !== 0;
    case 'inStock':
      return (doc) => ((columns.flags[doc] ?? 0) & isInStock) !== 0;
    case 'fastShipping':
      return (doc) => ((columns.flags[doc] ?? 0) & (isInStock | isFast)) === (isInStock | isFast);
    default:
      if (!isOf('range', key)) throw new Error(`${key} takes several values`);
      return within(columns, key, rangeOf(String(choice)));
  }
}

/** The measure of a range key, in dollars or inches; NaN when unknown. */
function measureOf(columns: SoldIndex['columns'], key: KeyOf<'range'>): (doc: number) => number {
  if (key === 'price') return (doc) => (columns.price[doc] ?? 0) / 100;
  const measures = columns[key];
  return (doc) => measures[doc] ?? 0;
}

/** A document's further values of a range key: of its other sizes. Undefined for most. */
function furtherOf({ further }: SoldIndex['columns'], key: KeyOf<'range'>): (doc: number) => readonly number[] | undefined {
  if (key === 'price') return () => undefined;
  return (doc) => further.get(doc)?.flatMap((dimensions) => dimensions[key] ?? []);
}

/** Whether the product, or one of its sizes, is within the range. */
function within(columns: SoldIndex['columns'], key: KeyOf<'range'>, range: Range): Test {
  const measure = measureOf(columns, key);
  const further = furtherOf(columns, key);
  return (doc) => isWithin(measure(doc), range) || (further(doc)?.some((value) => isWithin(value, range)) ?? false);
}
