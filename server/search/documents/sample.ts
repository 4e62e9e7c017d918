import { allCategories } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { TextIndex } from '../index/text-index.ts';
import { termsOf, wordsOf } from '../text/words.ts';
import { type Condition, hasSku, hasValue, inSample, isBegun, isWord, maxLevels } from './lexemes.ts';
import { findExamples, findPopular, findSample } from './store.ts';

/** Most products from which a process knows the words of all; a sample has between half of them and all. */
const maxKnown = 25_000;
/** The most popular products are known besides, as a share of the sample, and some of each category. */
const popular = 0.1;
const ofCategory = 2;
/** Products from which an unknown word is learned; a SKU may be the beginning of several. */
const examples = 10;

/** The largest sample (`levelsOf`) that a process keeps; 0 for all products. */
export const sampleFor = (products: number): number =>
  Math.min(maxLevels, Math.max(0, Math.ceil(Math.log2(Math.max(1, products) / maxKnown))));

/** The products whose words a process knows. */
export async function chooseSample(db: Db, level: number): Promise<number[]> {
  const [sample, categories] = await Promise.all([findSample(db, inSample(level)), allCategories(db)]);
  const inCategories = categories.map(({ id }) => hasValue('categories', String(id)));
  const others = await Promise.all([findPopular(db, Math.round(sample.length * popular)), findExamples(db, inCategories, ofCategory)]);
  return [...new Set([sample, ...others].flat())];
}

/** Products that have the words of a text which an index lacks, what its last word may become, and its SKU. */
export async function findLacking(db: Db, index: TextIndex, text: string): Promise<number[]> {
  const terms = termsOf(text.slice(0, 200)).map((term) => [term, index.english.unlessNamed(term)] as const);
  const stems = new Set(terms.flatMap((both) => both.map(({ stem }) => stem)).filter((stem) => index.term(stem) === undefined));
  const last = wordsOf(text).at(-1) ?? '';
  const conditions: Condition[] = [...stems].map(isWord);
  if (last.length > 2 && index.vocabulary.startingWith(last, 1).length === 0) conditions.push(isBegun(last));
  if (index.skus.find(text).length === 0 && /[\p{L}\p{N}]/u.test(text)) conditions.push(hasSku(text));
  return conditions.length === 0 ? [] : findExamples(db, conditions, examples);
}
