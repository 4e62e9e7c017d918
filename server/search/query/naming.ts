import type { Postings } from '../index/postings.ts';
import type { TextIndex } from '../index/text-index.ts';
import { inCategories, inDetails, inKind, inName, inOptions } from '../index/weighing.ts';
import { placeOf } from './all-words.ts';

/** Smallest share of names with a word that must end in it for the word to name a kind of product. */
const leastHeadShare = 0.25;

/** Whether a term names a kind of product, as "sofa" does and "blue" does not. */
export const namesKinds = (index: TextIndex, term: number): boolean => index.headShare(term) >= leastHeadShare;

const shelves = inKind | inCategories;
const names = inName | shelves;
const anywhere = 0;

/** Whether a product's names, categories or options have all the words: such a phrase needs no other. */
export const areNamed = (index: TextIndex, terms: readonly number[]): boolean => areIn(index, terms, () => names | inOptions);

/**
 * Whether a product is described by all the words. Those that products are called by count only in what it is called or made of, not in its
 * story: a teak sofa that goes well with linen is no linen sofa.
 */
export function areDescribed(index: TextIndex, terms: readonly number[]): boolean {
  return areIn(index, terms, (term) => (index.called(term) > 0 ? names | inOptions | inDetails : anywhere));
}

/** Whether a product is called by or specified with all the words, its story aside. */
export const areTold = (index: TextIndex, terms: readonly number[]): boolean => areIn(index, terms, () => names | inOptions | inDetails);

/** Whether a product's categories have all the words. */
export const areShelved = (index: TextIndex, terms: readonly number[]): boolean => areIn(index, terms, () => shelves);

function areIn(index: TextIndex, terms: readonly number[], placesOf: (term: number) => number): boolean {
  const isThere = ({ postings, places }: { postings: Postings; places: number }, at: number) =>
    at >= 0 && (places === anywhere || ((postings.bits[at] ?? 0) & places) !== 0);
  const [first, ...rest] = terms
    .map((term) => ({ postings: index.postings(term), places: placesOf(term) }))
    .sort((x, y) => x.postings.length - y.postings.length);
  if (!first) return false;
  for (let i = 0; i < first.postings.length; i++) {
    const doc = first.postings.docs[i] ?? 0;
    if (!isThere(first, i)) continue;
    if (rest.every((one) => isThere(one, placeOf(one.postings, doc)))) return true;
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
