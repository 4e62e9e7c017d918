import type { SoldIndex } from '../index/search-index.ts';
import { isHead } from '../index/weighing.ts';
import type { Matches } from './match.ts';

/** What is asked for by a word of size: the more of it (1) or the less (-1), the better. */
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

/** The words of size among those of a query; one behind a figure ("70 inches tall") measures and wishes for nothing. */
export function sizeWishes(query: readonly string[]): SizeWish[] {
  return query.flatMap((word, slot) => {
    const wish = wishes.get(word);
    return wish && !/^\d/.test(query[slot - 1] ?? '') ? [{ ...wish, slot }] : [];
  });
}

/** Of fewer than these nobody can say which are large. */
const fewest = 5;

/**
 * How well each of the documents that are what is looked for suits a wish: from 1, the largest of them for "large", to -1, the smallest. Among
 * their like, since a large mug is no large sofa; a document whose measures nobody knows is not in it.
 */
export function suits(index: SoldIndex, matches: Matches, docs: readonly number[], wish: Wish): Map<number, number> {
  const known = docs
    .filter((doc) => ((matches.headBits[doc] ?? 0) & isHead) !== 0)
    .map((doc) => ({ doc, measure: measureOf(index, doc, wish.of) }))
    .filter(({ measure }) => measure > 0)
    .sort((a, b) => a.measure - b.measure);
  if (known.length < fewest) return new Map();
  const places = new Map(known.map(({ measure }, at) => [measure, at]));
  const place = (measure: number) => (2 * (places.get(measure) ?? 0)) / (known.length - 1) - 1;
  return new Map(known.map(({ doc, measure }) => [doc, wish.sign * place(measure)]));
}

/** Inches; 0 or NaN where it is not known. */
function measureOf({ columns }: SoldIndex, doc: number, of: Wish['of']): number {
  if (of !== 'extent') return columns[of][doc] as number;
  // What it takes of a wall or floor: its two longest sides, as one.
  const [first = 0, second = first] = [columns.width, columns.depth, columns.height]
    .map((column) => column[doc] as number)
    .filter((side) => side > 0)
    .sort((a, b) => b - a);
  return Math.sqrt(first * second);
}

function words(list: string, wish: Wish): [string, Wish][] {
  return list.split(' ').map((word) => [word, wish]);
}
