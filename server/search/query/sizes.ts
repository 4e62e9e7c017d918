import type { SoldIndex } from '../index/search-index.ts';
import { gathering, isHead } from '../index/weighing.ts';
import { singularOf } from '../text/stem.ts';
import type { Term } from '../text/words.ts';

/** What a size word asks for: more (1) or less (-1) of a measure. */
interface Wish {
  readonly of: 'extent' | 'width' | 'height';
  readonly sign: 1 | -1;
}

const wishes: ReadonlyMap<string, Wish> = new Map([
  ...words('big large huge giant oversized', { of: 'extent', sign: 1 }),
  ...words('small little tiny compact', { of: 'extent', sign: -1 }),
  ...words('wide', { of: 'width', sign: 1 }),
  ...words('narrow slim skinny', { of: 'width', sign: -1 }),
  ...words('tall', { of: 'height', sign: 1 }),
]);

/** A word of the query that asks for a size. */
export interface SizeWish extends Wish {
  readonly slot: number;
}

/** The size words of a query. One after a figure ("70 inches tall") is a measurement, not a wish. */
export function sizeWishes(query: readonly string[]): SizeWish[] {
  return query.flatMap((word, slot) => {
    const wish = wishes.get(word);
    return wish && !/^\d/.test(query[slot - 1] ?? '') ? [{ ...wish, slot }] : [];
  });
}

/** Before the thing, these say how many without a number: "a pair of lamps". By stems. */
const counting: ReadonlySet<string> = new Set(['pair', 'couple', 'set', 'trio', 'duo', 'bunch']);
const isNumber = (stem = '') => /^\d{1,2}$/.test(stem);

/** Whether a word says how many of the next there are. By stem. */
export const isCount = (stem: string): boolean => isNumber(stem) || counting.has(stem) || gathering.has(stem);

/**
 * The slots that say how many: a number beside a word for a group ("set of 6", "12 piece") or before things ("6 glasses"), or a word at the beginning
 * ("a pair of lamps"). Products named so gain, others are no worse matches of the thing.
 */
export function quantitySlots(terms: readonly Term[], head: number): number {
  let bits = 0;
  terms.forEach(({ word, stem }, at) => {
    const number = [at - 1, at + 1].find((beside) => isNumber(terms[beside]?.stem));
    if (gathering.has(stem) && at !== head && number !== undefined && number !== head) bits |= (1 << at) | (1 << number);
    if (at === 0 && counting.has(stem) && head !== 0 && terms.length > 1) bits |= 1;
    if (at === 1 && (head === 1 || head < 0) && isNumber(terms[0]?.stem) && singularOf(word) !== word) bits |= 1;
  });
  return bits;
}

/** Fewer documents than this are too few to tell large from small. */
const fewest = 5;

/**
 * How well each document of the kind searched for fits a size wish: from 1 (the largest, for "large") to -1. Compared among their kind,
 * since a large mug is no large sofa; documents without measures are omitted.
 */
export function suits(index: SoldIndex, headBits: Uint8Array, docs: readonly number[], wish: Wish): Map<number, number> {
  const known = docs
    .filter((doc) => ((headBits[doc] ?? 0) & isHead) !== 0)
    .map((doc) => ({ doc, measure: measureOf(index, doc, wish.of) }))
    .filter(({ measure }) => measure > 0)
    .sort((a, b) => a.measure - b.measure);
  if (known.length < fewest) return new Map();
  const places = new Map(known.map(({ measure }, at) => [measure, at]));
  const place = (measure: number) => (2 * (places.get(measure) ?? 0)) / (known.length - 1) - 1;
  return new Map(known.map(({ doc, measure }) => [doc, wish.sign * place(measure)]));
}

/** Inches; 0 or NaN when unknown. */
function measureOf({ columns }: SoldIndex, doc: number, of: Wish['of']): number {
  if (of !== 'extent') return columns[of][doc] ?? 0;
  // Extent: the geometric mean of the two longest sides.
  const [first = 0, second = first] = [columns.width, columns.depth, columns.height]
    .map((column) => column[doc] ?? 0)
    .filter((side) => side > 0)
    .sort((a, b) => b - a);
  return Math.sqrt(first * second);
}

function words(list: string, wish: Wish): [string, Wish][] {
  return list.split(' ').map((word) => [word, wish]);
}
