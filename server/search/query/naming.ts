import type { Postings } from '../index/postings.ts';
import type { TextIndex } from '../index/text-index.ts';
import { inCategories, inDetails, inKind, inName, inOptions } from '../index/weighing.ts';
import { placeOf } from './all-words.ts';

/** Smallest share of names with a word that must end in it for the word to name a kind of product. */
const minHeadShare = 0.25;

/** Whether a term names a kind of product, as "sofa" does and "blue" does not. */
export const namesKinds = (index: TextIndex, term: number): boolean => index.headShare(term) >= minHeadShare;

const shelves = inKind | inCategories;
const names = inName | shelves;

/** Whether a product's names, categories or options have all the words: such a phrase needs no other. */
export const areNamed = (index: TextIndex, terms: readonly number[]): boolean => areIn(index, terms, names | inOptions);

/** Whether a product is called by or specified with all the words, its story aside. */
export const areTold = (index: TextIndex, terms: readonly number[]): boolean => areIn(index, terms, names | inOptions | inDetails);

/** Whether a product's categories have all the words. */
export const areShelved = (index: TextIndex, terms: readonly number[]): boolean => areIn(index, terms, shelves);

function areIn(index: TextIndex, terms: readonly number[], places: number): boolean {
  const isThere = ({ bits }: Postings, at: number) => at >= 0 && ((bits[at] ?? 0) & places) !== 0;
  const [first, ...rest] = terms.map((term) => index.postings(term)).sort((x, y) => x.length - y.length);
  if (!first) return false;
  for (let i = 0; i < first.length; i++) {
    const doc = first.docs[i] ?? 0;
    if (!isThere(first, i)) continue;
    if (rest.every((one) => isThere(one, placeOf(one, doc)))) return true;
  }
  return false;
}

/** Whether a product is called by all of the words, and kinds end in the last. */
export function areCalled(index: TextIndex, stems: readonly string[]): boolean {
  const terms = stems.flatMap((stem) => index.term(stem) ?? []);
  return (
    terms.length > 0 &&
    terms.length === stems.length &&
    terms.every((term) => index.called(term) > 0) &&
    areNamed(index, terms) &&
    namesKinds(index, terms.at(-1) ?? -1)
  );
}
