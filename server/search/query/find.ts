import type { Restrictions } from '../../../contract/facets.ts';
import type { SortOrder } from '../../../contract/search.ts';
import { type Counts, countFacets } from '../facets/count.ts';
import { isInStock } from '../index/columns.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { inKind, inName, isHead } from '../index/weighing.ts';
import { anyHasAll } from './all-words.ts';
import { Best } from './best.ts';
import { interpret, type Query } from './interpret.ts';
import type { Matcher, Matches } from './match.ts';
import { coverageOf, sharpen } from './rank.ts';
import { Restricted } from './restrict.ts';
import type { Synonyms } from './synonyms.ts';

/** What a search works on: a brand's part of this process's index, its synonyms, and the tables it matches with. */
export interface Known {
  readonly brand: string;
  readonly index: SoldIndex;
  readonly synonyms: Synonyms;
  readonly matcher: Matcher;
}

export interface Wanted {
  text?: string | undefined;
  /** The category that is listed. */
  category?: number | undefined;
  chosen: Restrictions;
  sort: SortOrder;
  offset: number;
  limit: number;
  /** The text is still being typed: its last word may become any longer one. */
  unfinished?: boolean;
}

export interface Found {
  readonly productIds: readonly number[];
  readonly counts: Counts;
  /** The spelling that was searched for instead; null when it is the one that was typed. */
  readonly corrected: string | null;
}

/** With fewer products that have all the words, those with some of them follow, so that nobody is left with two hits for six words. */
const few = 10;
/** A product with less of what was asked for is no answer; one that is not even called what is looked for needs more. */
const leastCoverage = { called: 0.2, other: 0.5 };
/** Documents that are looked at closely. */
const examined = 300;

/** Products by text, category or both, narrowed and counted; everything in memory and in one go. */
export function find(known: Known, wanted: Wanted): Found {
  const { index } = known;
  const selected = select(known, wanted);
  const best = bestFor(selected, wanted);
  const key = keyOf(index, wanted.sort, selected.matched);
  const counts = countFacets(index, selected.docs, new Restricted(index, wanted.chosen), (doc) => best.offer(doc, key(doc)));
  return { productIds: pageOf(index, selected, wanted, best), counts, corrected: selected.query?.corrected ?? null };
}

/** The first products for a text by relevance, without restrictions and figures. */
export function findFirst(known: Known, wanted: Pick<Wanted, 'text' | 'category' | 'unfinished' | 'limit'>): Omit<Found, 'counts'> {
  const all: Wanted = { ...wanted, chosen: {}, sort: 'relevance', offset: 0 };
  const selected = select(known, all);
  const best = bestFor(selected, all);
  const key = keyOf(known.index, 'relevance', selected.matched);
  for (const doc of selected.docs) best.offer(doc, key(doc));
  return { productIds: pageOf(known.index, selected, all, best), corrected: selected.query?.corrected ?? null };
}

interface Selected {
  readonly docs: Int32Array;
  readonly query: Query | null;
  readonly matched: Matched | null;
}

function select(known: Known, { text, category, sort, unfinished = false }: Wanted): Selected {
  if (text === undefined) return { docs: listed(known.index, category), query: null, matched: null };
  const query = interpret(known.index.text, known.synonyms, text, { unfinished });
  const matched = query && matchText(known, query, category, sort);
  return { docs: matched?.docs ?? new Int32Array(0), query, matched };
}

function bestFor({ docs, query }: Selected, { sort, offset, limit }: Wanted): Best {
  return new Best(Math.min(docs.length, Math.max(query && sort === 'relevance' ? examined : 0, offset + limit)));
}

function pageOf(index: SoldIndex, { query, matched }: Selected, { sort, offset, limit }: Wanted, best: Best): number[] {
  const order = query && matched && sort === 'relevance' ? examineFirst(index, query, matched, best.sorted()) : best.sorted();
  return order.slice(offset, offset + limit).map((doc) => index.columns.product[doc] as number);
}

/** The best liked product of a category, one that can be bought if there is any; undefined when it has none. */
export function findBestLiked({ index }: Known, category: number): number | undefined {
  const { columns, live } = index;
  const docs = index.values.inCategory(category);
  const key = keyOf(index, 'relevance', null);
  let [best, bestKey] = [-1, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    if (live[doc] !== 1) continue;
    const liked = key(doc);
    if (liked > bestKey) [best, bestKey] = [doc, liked];
  }
  return best < 0 ? undefined : columns.product[best];
}

/** Whether any product has all the words of a text, as they are. */
export function findsAll({ index, synonyms }: Known, text: string): boolean {
  const query = interpret(index.text, synonyms, text, { unfinished: false });
  return query !== null && query.corrected === null && anyHasAll(index, query.slots);
}

function listed({ values, live, text }: SoldIndex, category: number | undefined): Int32Array {
  if (category !== undefined) return kept(values.inCategory(category), (doc) => live[doc] === 1);
  const docs = new Int32Array(text.length);
  let count = 0;
  for (let doc = 0; doc < docs.length; doc++) if (live[doc] === 1) docs[count++] = doc;
  return docs.subarray(0, count);
}

/** Those that pass, in their order; a plain loop, since lists of tens of thousands go through it at every letter typed. */
function kept(docs: Int32Array, passes: (doc: number) => boolean): Int32Array {
  const those = new Int32Array(docs.length);
  let count = 0;
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    if (passes(doc)) those[count++] = doc;
  }
  return those.subarray(0, count);
}

interface Matched {
  readonly docs: Int32Array;
  readonly matches: Matches;
  /** 3 for the product of a typed SKU, 2 for what is looked for with all the words, 1 for the rest. */
  tier(doc: number): number;
}

/**
 * Documents with all the words; where few of them are what is looked for, those with some of the words follow. Sorted by something
 * else than relevance, those that only happen to have a word would come first and are left out.
 */
function matchText({ index, matcher }: Known, query: Query, category: number | undefined, sort: SortOrder): Matched {
  const matches = matcher.match(query);
  const all = (1 << query.slots.length) - 1;
  const skus = new Set(query.skus);
  const has = (doc: number, bits: number) => query.head < 0 || ((matches.headBits[doc] as number) & bits) !== 0;
  // Nothing is called large of which it could be said; how well it suits is looked at later.
  const wished = query.head < 0 ? 0 : query.sizes.reduce((bits, { slot }) => bits | (1 << slot), 0);
  const isWhole = (doc: number) => ((matches.slots[doc] as number) | wished) === all;
  const tier = (doc: number) => (skus.has(doc) ? 3 : isWhole(doc) && has(doc, isHead) ? 2 : 1);
  const isThere = (doc: number) => index.live[doc] === 1 && (category === undefined || isIn(index, doc, category));
  if (skus.size > 0) {
    // Documents with a SKU are seldom among those with its parts as words.
    const docs = Int32Array.from([
      ...[...skus].filter(isThere),
      ...kept(matches.docs, (doc) => isWhole(doc) && !skus.has(doc) && isThere(doc)),
    ]);
    return { docs, matches, tier };
  }
  const whole = kept(matches.docs, (doc) => isWhole(doc) && isThere(doc));
  const meant = kept(whole, (doc) => tier(doc) === 2);
  if (sort !== 'relevance' && whole.length > 0) return { docs: meant.length > 0 ? meant : whole, matches, tier };
  if (meant.length >= few) return { docs: whole, matches, tier };
  const leastOf = (doc: number) => (has(doc, isHead | inName | inKind) ? leastCoverage.called : leastCoverage.other);
  const some = kept(matches.docs, (doc) => (isWhole(doc) || coverageOf(matches, doc) >= leastOf(doc)) && isThere(doc));
  if (some.length >= few || query.head < 0) return { docs: some, matches, tier };
  // What else was asked for nothing has: then all that is of the kind.
  const kin = kept(matches.docs, (doc) => (has(doc, isHead) || coverageOf(matches, doc) >= leastOf(doc)) && isThere(doc));
  return { docs: kin, matches, tier };
}

function isIn({ values }: SoldIndex, doc: number, category: number): boolean {
  const wanted = values.idOf('categories', String(category));
  for (let at = values.start(doc), end = values.end(doc); at < end; at++) if (values.all[at] === wanted) return wanted !== 0;
  return false;
}

/** Room for any score below what a better tier is worth. */
const tierStep = 10_000;

/** What documents are sorted by, falling. */
function keyOf({ columns }: SoldIndex, sort: SortOrder, matched: Matched | null): (doc: number) => number {
  switch (sort) {
    case 'price-low':
      return (doc) => -(columns.price[doc] as number);
    case 'price-high':
      return (doc) => columns.price[doc] as number;
    case 'rating':
      return (doc) => (columns.rating[doc] as number) * 1000 + (columns.popularity[doc] as number);
    case 'newest':
      return (doc) => columns.introduced[doc] as number;
    case 'relevance':
      return (doc) => {
        const liked = columns.popularity[doc] as number;
        const score = matched ? (matched.matches.scores[doc] ?? 0) * likedMore(liked) : liked;
        return tierOf(columns, matched, doc) * tierStep + score;
      };
  }
}

/** The product of a SKU, then what has all the words, then what can be bought. */
function tierOf(columns: SoldIndex['columns'], matched: Matched | null, doc: number): number {
  return 2 * (matched?.tier(doc) ?? 0) + ((columns.flags[doc] as number) & isInStock ? 1 : 0);
}

/** Popularity breaks ties, and outweighs little more: the best liked product gains about a twentieth. */
const likedMore = (popularity: number): number => 1 + popularity / 250;

/** Sorts the first documents again by a closer look, never across tiers. */
function examineFirst(index: SoldIndex, query: Query, matched: Matched, docs: readonly number[]): number[] {
  const first = docs.slice(0, examined);
  const sharp = sharpen(index, query, matched.matches, first);
  const key = (doc: number) =>
    tierOf(index.columns, matched, doc) * tierStep + (sharp.get(doc) ?? 0) * likedMore(index.columns.popularity[doc] as number);
  const keys = new Map(first.map((doc) => [doc, key(doc)]));
  return [...first.sort((a, b) => (keys.get(b) ?? 0) - (keys.get(a) ?? 0) || a - b), ...docs.slice(examined)];
}
