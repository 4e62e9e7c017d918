import type { Restrictions } from '../../../contract/search/facets.ts';
import type { SortOrder } from '../../../contract/search/search.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Numbers } from '../documents/numbers.ts';
import { type Counts, countFacets } from '../facets/count.ts';
import { isInStock } from '../index/columns.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { anyHasAll } from './all-words.ts';
import { Best } from './best.ts';
import { interpret } from './interpret.ts';
import type { Matcher } from './match.ts';
import { kept, type Matched, matchText, minMeant } from './matched.ts';
import type { Lexicon, Query } from './query.ts';
import { sharpen } from './rank.ts';
import { Restricted } from './restrict.ts';
import { scoreBy, stockedBy, type Weights } from './weights.ts';

/** What a search needs: the brand's part of this process's index, what words mean, and a matcher with its tables. */
export interface Known extends Omit<Lexicon, 'index'> {
  readonly brand: string;
  readonly index: SoldIndex;
  readonly matcher: Matcher;
  /** How staff have ranking weigh the brand's products; null by default. */
  readonly weights: Weights | null;
  /** Where products are that the index is only a sample of; null where it has all. */
  readonly documents: Documents | null;
}

/** Products in the database. */
export interface Documents {
  readonly db: Db;
  /** The sample that the index has of them (`levelsOf`); 0 for all. */
  readonly level: number;
  /** Larger sets of products are counted by a sample of at most this many. */
  readonly maxCounted: number;
  readonly numbers: Numbers;
}

/** What the words of a search mean. */
export const lexiconOf = ({ index, ...words }: Known): Lexicon => ({ ...words, index: index.text });

export interface Wanted {
  text?: string | undefined;
  /** The category that is listed. */
  category?: number | undefined;
  chosen: Restrictions;
  sort: SortOrder;
  offset: number;
  limit: number;
  /** The text is still being typed: its last word may be a prefix. */
  unfinished?: boolean;
}

export interface Found {
  readonly productIds: readonly number[];
  readonly counts: Counts;
  /** Whose values the counts are of. */
  readonly index: SoldIndex;
  /** The corrected query; null when it was searched as typed. */
  readonly corrected: string | null;
  /** Products that match the whole text, which come first, 0 where all are only similar; null where no similar ones follow. */
  readonly matching: number | null;
  /** Products that can be listed, a page at a time; the others are only counted. */
  readonly listed: number;
}

/** Documents re-ranked. */
const examined = 300;

/** Finds products by text, category or both, filtered and with facet counts, among those of an index. */
export function find(known: Known, wanted: Wanted): Found {
  return foundAmong(known, select(known, wanted), wanted);
}

/** The same of what is selected. With `standing`, each document counts for as many products as it stands for. */
export function foundAmong(known: Known, selected: Selected, wanted: Wanted, standing: Float64Array | null = null): Found {
  const { index } = known;
  const best = bestFor(selected, wanted);
  const key = keyOf(known, wanted.sort, selected.matched);
  const similar = wanted.sort === 'relevance' && selected.matched?.hasSimilar ? selected.matched : null;
  let matching = 0;
  const keep = (doc: number) => {
    best.offer(doc, key(doc));
    if (similar && similar.tier(doc) >= minMeant) matching++;
  };
  const counts = countFacets(index, selected.docs, new Restricted(index, wanted.chosen), keep, standing);
  return {
    productIds: pageOf(known, selected, wanted, best),
    counts,
    index,
    corrected: selected.query?.corrected ?? null,
    matching: similar && matching < counts.total ? matching : null,
    listed: counts.total,
  };
}

/** The top products for a text by relevance, without filters or counts. */
export function findFirst(
  known: Known,
  wanted: Pick<Wanted, 'text' | 'category' | 'unfinished' | 'limit'>,
): Pick<Found, 'productIds' | 'corrected'> {
  const all: Wanted = { ...wanted, chosen: {}, sort: 'relevance', offset: 0 };
  const selected = select(known, all);
  const best = bestFor(selected, all);
  const key = keyOf(known, 'relevance', selected.matched);
  for (const doc of selected.docs) best.offer(doc, key(doc));
  return { productIds: pageOf(known, selected, all, best), corrected: selected.query?.corrected ?? null };
}

/** The documents that match, unfiltered. */
export interface Selected {
  readonly docs: Int32Array;
  readonly query: Query | null;
  readonly matched: Matched | null;
}

function select(known: Known, wanted: Wanted): Selected {
  return selectBy(known, queryOf(known, wanted), wanted);
}

/** What a text means; null for none, and for one without meaning. */
export function queryOf(known: Known, { text, unfinished = false }: Pick<Wanted, 'text' | 'unfinished'>): Query | null {
  return text === undefined ? null : interpret(lexiconOf(known), text, { unfinished });
}

/** Selects documents by what the text means. */
export function selectBy(known: Known, query: Query | null, { text, category, sort }: Wanted): Selected {
  if (text === undefined) return { docs: listed(known.index, category), query: null, matched: null };
  const matched = query && matchText(known, query, category, sort);
  return { docs: matched?.docs ?? new Int32Array(0), query, matched };
}

function bestFor({ docs, query }: Selected, { sort, offset, limit }: Wanted): Best {
  return new Best(Math.min(docs.length, Math.max(query && sort === 'relevance' ? examined : 0, offset + limit)));
}

function pageOf(known: Known, { query, matched }: Selected, { sort, offset, limit }: Wanted, best: Best): number[] {
  const order = query && matched && sort === 'relevance' ? examineFirst(known, query, matched, best.sorted()) : best.sorted();
  return order.slice(offset, offset + limit).map((doc) => known.index.columns.product[doc] ?? 0);
}

/** The most popular product of a category, preferring available ones; undefined for an empty category. */
export function findBestLiked(known: Known, category: number): number | undefined {
  const { index } = known;
  const { columns, live } = index;
  const docs = index.values.inCategory(category);
  const key = keyOf(known, 'relevance', null);
  let best = -1;
  let bestKey = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    if (live[doc] !== 1) continue;
    const liked = key(doc);
    if (liked > bestKey) [best, bestKey] = [doc, liked];
  }
  return best < 0 ? undefined : columns.product[best];
}

/** What is less likely leaves no doubt about the likeliest kind. */
const doubtful = 0.5;

/** Products of the one kind that a text is likely about, by what its words mean; none in doubt. */
export function findLikely(known: Known, text: string): number[] {
  const { index } = known;
  const query = interpret(lexiconOf(known), text, { unfinished: false });
  const kinds = [...(query?.likely.keys() ?? [])].filter((kind) => (query?.likely[kind] ?? 0) >= doubtful);
  if (kinds.length !== 1) return [];
  return Array.from(listed(index, undefined)).flatMap((doc) =>
    index.text.kind(doc) === kinds[0] ? [index.columns.product[doc] ?? 0] : [],
  );
}

/** How many products a text finds, corrected where it must be, or a category holds. */
export function countFound(known: Known, asked: Pick<Wanted, 'text' | 'category'>): number {
  return select(known, { ...asked, chosen: {}, sort: 'relevance', offset: 0, limit: 1 }).docs.length;
}

/** Whether any product has all words of a text without correction. */
export function findsAll(known: Known, text: string): boolean {
  const query = interpret(lexiconOf(known), text, { unfinished: false });
  return query !== null && query.corrected === null && anyHasAll(known.index, query.slots);
}

function listed({ values, live, text }: SoldIndex, category: number | undefined): Int32Array {
  if (category !== undefined) return kept(values.inCategory(category), (doc) => live[doc] === 1);
  const docs = new Int32Array(text.length);
  let count = 0;
  for (let doc = 0; doc < docs.length; doc++) if (live[doc] === 1) docs[count++] = doc;
  return docs.subarray(0, count);
}

/** Larger than any score, so tiers never mix. */
const tierStep = 10_000;

/** The sort key of documents, descending. */
function keyOf({ index: { columns }, weights }: Known, sort: SortOrder, matched: Matched | null): (doc: number) => number {
  switch (sort) {
    case 'price-low':
      return (doc) => -(columns.price[doc] ?? 0);
    case 'price-high':
      return (doc) => columns.price[doc] ?? 0;
    case 'rating':
      return (doc) => (columns.rating[doc] ?? 0) * 1000 + (columns.popularity[doc] ?? 0);
    case 'newest':
      return (doc) => columns.introduced[doc] ?? 0;
    case 'relevance': {
      const score = scoreBy(columns, weights);
      const stocked = stockedBy(weights);
      return (doc) => tierOf(columns, matched, doc, stocked) * tierStep + score(doc, matched ? (matched.matches.scores[doc] ?? 0) : null);
    }
  }
}

/** SKU matches first, then full matches, then what is in stock, which gains `stocked`. */
function tierOf(columns: SoldIndex['columns'], matched: Matched | null, doc: number, stocked: number): number {
  return 2 * (matched?.tier(doc) ?? 0) + ((columns.flags[doc] ?? 0) & isInStock ? stocked : 0);
}

/** Re-ranks the top documents, never across tiers. */
function examineFirst(known: Known, query: Query, matched: Matched, docs: readonly number[]): number[] {
  const { index, weights } = known;
  const first = docs.slice(0, examined);
  const sharp = sharpen(known, query, matched.matches, first);
  const score = scoreBy(index.columns, weights);
  const stocked = stockedBy(weights);
  const key = (doc: number) => tierOf(index.columns, matched, doc, stocked) * tierStep + score(doc, sharp.get(doc) ?? 0);
  const keys = new Map(first.map((doc) => [doc, key(doc)]));
  // Documents are numbered as they are read: products make the order of equals the same in memory and in the database.
  const product = (doc: number) => index.columns.product[doc] ?? 0;
  return [...first.sort((a, b) => (keys.get(b) ?? 0) - (keys.get(a) ?? 0) || product(a) - product(b)), ...docs.slice(examined)];
}
