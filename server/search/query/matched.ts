import type { SortOrder } from '../../../contract/search/search.ts';
import { denyingBy, isDenied } from '../index/denied-words.ts';
import type { KindWords } from '../index/kind-words.ts';
import type { SoldIndex } from '../index/search-index.ts';
import { inDescription, inKind, inName, inOptions, isHead } from '../index/weighing.ts';
import { contradicts } from './contradicting.ts';
import type { Matcher, Matches } from './match.ts';
import type { Query } from './query.ts';
import { coverageOf } from './rank.ts';
import type { Weights } from './weights.ts';

/** When fewer products match all words, partial matches follow: two hits for six words would be too few. */
const few = 10;
/** Smallest coverage of a partial match; higher for products not even named by the head word. */
const minCoverage = { called: 0.2, other: 0.5 };
/** How likely a kind must be, beside the likeliest, for its products to count as meant, so beside a kind called exactly so, and to be shown where few match. */
const minLikely = { meant: 0.1, beside: 0.3, shown: 0.3 };
/** The tier of full matches of the kind searched for. */
export const minMeant = 3;
/** What a product of these kinds loses that is of another material than the text says: more than being sold out costs, less than other kinds. */
const contradicting = 0.6;
/** What each category gains that a product shares with those meant, below what being sold out costs, and the most of it. */
const besideEach = 0.1;
const maxBeside = 0.3;
/** What a product loses that has nothing to do with the thing, as much. */
const elsewhere = 0.4;
/** With more kinds as likely, words that the shop lacks tell nothing. */
const maxLikely = 4;

export interface Matched {
  readonly docs: Int32Array;
  readonly matches: Matches;
  /**
   * 4 for a product whose SKU was typed, 3 for a full match of the kind searched for, 2 for others of the kinds of these and a little less for one of
   * another material than the text says, less for kinds of the same categories and departments, 1 otherwise.
   */
  tier(doc: number): number;
  /** Similar products follow those of tier 3, or are all there is. */
  readonly hasSimilar: boolean;
  /** Few are what is searched for, so that partial matches count. */
  readonly isSparse: boolean;
}

/**
 * Documents with all the words, followed by partial matches when few of them are the kind searched for. Under other sort orders incidental
 * matches would come first, so they are left out.
 */
export function matchText(
  {
    index,
    matcher,
    kindWords,
    weights,
  }: { readonly index: SoldIndex; readonly matcher: Matcher; readonly kindWords: KindWords; readonly weights: Weights | null },
  query: Query,
  category: number | undefined,
  sort: SortOrder,
): Matched {
  const matches = matcher.match(query, weights);
  const all = (1 << query.slots.length) - 1;
  const skus = new Set(query.skus);
  const has = (doc: number, bits: number) => query.head < 0 || ((matches.headBits[doc] ?? 0) & bits) !== 0;
  // No product is named "large", so size words do not count as missing; sharpening ranks by actual size.
  const wished = query.head < 0 ? 0 : query.sizes.reduce((bits, { slot }) => bits | (1 << slot), 0);
  const optional = wished | query.circumstance;
  const isWhole = (doc: number) => ((matches.slots[doc] ?? 0) | optional) === all;
  const likely = (doc: number) => query.likely[index.text.kind(doc)] ?? 0;
  const isTold = query.likely.some((one) => one > 0);
  const isContradicting = contradicts(index, query);
  const [only] = query.slots;
  // What only descriptions mention ("safe with a metal spatula") is not for sale; a kind that the word tells of is nearer.
  const isMention =
    query.slots.length === 1 && only?.alternatives.every(({ terms }) => index.text.called(terms.at(-1) ?? -1) === 0) && isTold;
  const isMeant = (doc: number) =>
    (!isMention || likely(doc) >= minLikely.shown) &&
    isWhole(doc) &&
    has(doc, isHead) &&
    (!isTold || likely(doc) >= (query.called.size > 0 ? minLikely.beside : minLikely.meant)) &&
    !isContradicting(doc);
  /** Whether it only has the words that describe the thing: a cloud rug is no "cloud couch". */
  const isElse = (doc: number) =>
    query.head >= 0 &&
    (((matches.slots[doc] ?? 0) & (1 << query.head)) === 0 || matches.headBits[doc] === inDescription) &&
    likely(doc) < minLikely.shown;
  const tierBeside = (kinds: ReadonlySet<number>) => {
    const near = nearnessTo(kindWords, kinds, index.text);
    return (doc: number) => {
      if (skus.has(doc)) return 4;
      if (isMeant(doc)) return minMeant;
      if (kinds.has(index.text.kind(doc))) return 2 - (isContradicting(doc) ? contradicting : 0);
      if (isElse(doc)) return 1 - elsewhere;
      return 1 + Math.min(maxBeside, kinds.size === 0 ? 0 : near(doc) * besideEach);
    };
  };
  /** Leaves out what only mentions it and is of other departments than what is meant and likely. */
  const related = (docs: Int32Array, kinds: ReadonlySet<number>) => {
    const near = nearnessTo(kindWords, new Set([...(query.called.size > 0 ? query.called : kinds), ...likeliest(query)]), index.text);
    return kept(docs, (doc) => near(doc) > 0 || has(doc, isHead) || (isWhole(doc) && has(doc, inName)));
  };
  const kindsOf = (docs: Int32Array) => {
    const kinds = new Set(Array.from(docs, (doc) => index.text.kind(doc)));
    kinds.delete(0);
    return kinds;
  };
  const tier = tierBeside(new Set());
  const isUnwanted = unwantedOf(index, query);
  const isThere = (doc: number) => index.live[doc] === 1 && !isUnwanted.has(doc) && (category === undefined || isIn(index, doc, category));
  if (skus.size > 0) {
    // A SKU's own document is seldom among those matching its parts as words.
    const docs = Int32Array.from([
      ...[...skus].filter(isThere),
      ...kept(matches.docs, (doc) => isWhole(doc) && !skus.has(doc) && isThere(doc)),
    ]);
    return { docs, matches, tier, hasSimilar: false, isSparse: false };
  }
  if (query.lacksThing) return { docs: new Int32Array(0), matches, tier, hasSimilar: false, isSparse: false };
  const whole = kept(matches.docs, (doc) => isWhole(doc) && isThere(doc));
  const meant = kept(whole, isMeant);
  if (sort !== 'relevance' && whole.length > 0)
    return { docs: meant.length > 0 ? meant : whole, matches, tier, hasSimilar: false, isSparse: false };
  if (meant.length >= few) {
    const kinds = query.head < 0 ? new Set<number>() : kindsOf(meant);
    return { docs: query.head < 0 ? whole : related(whole, kinds), matches, tier: tierBeside(kinds), hasSimilar: false, isSparse: false };
  }
  const minOf = (doc: number) => (has(doc, isHead | inName | inKind) ? minCoverage.called : minCoverage.other);
  const likelyKinds = likeliest(query);
  const withLikely = (docs: Int32Array) => {
    const there = new Set(docs);
    return Int32Array.from([...docs, ...[...ofKinds(index, likelyKinds)].filter((doc) => !there.has(doc) && isThere(doc))]);
  };
  const some = kept(matches.docs, (doc) => (isWhole(doc) || coverageOf(matches, doc) >= minOf(doc)) && isThere(doc));
  if (meant.length > 0) {
    // The few exact matches and the words show which kinds of product are meant: others of these kinds come next.
    const kinds = new Set([...kindsOf(meant), ...query.called]);
    const ofSame =
      some.length >= few ? [] : [...ofKinds(index, kinds)].filter((doc) => (matches.slots[doc] ?? 0) === 0 && isThere(doc)).slice(0, few);
    const others = Int32Array.from([...some, ...ofSame]);
    const similar = query.head < 0 ? others : related(others, kinds);
    return {
      docs: isWord(index, query) ? similar : withLikely(similar),
      matches,
      tier: tierBeside(kinds),
      hasSimilar: true,
      isSparse: true,
    };
  }
  if (some.length >= few || query.head < 0)
    return { docs: withLikely(some), matches, tier: isMention ? tierBeside(likelyKinds) : tier, hasSimilar: true, isSparse: true };
  // Nothing matches the other words: fall back to everything of the kind.
  const named = kept(matches.docs, (doc) => (has(doc, isHead) || coverageOf(matches, doc) >= minOf(doc)) && isThere(doc));
  return { docs: withLikely(named), matches, tier, hasSimilar: true, isSparse: true };
}

/** How near each document's kind is to some kinds. */
function nearnessTo(kindWords: KindWords, kinds: ReadonlySet<number>, text: SoldIndex['text']): (doc: number) => number {
  const known = new Map<number, number>();
  return (doc) => {
    const kind = text.kind(doc);
    const near = known.get(kind) ?? kindWords.nearness(kind, kinds);
    known.set(kind, near);
    return near;
  };
}

/** Whether a query is one word by which the shop calls products: what has it is what is meant. */
const isWord = ({ text }: SoldIndex, { slots }: Query): boolean =>
  slots.length === 1 && (slots[0]?.alternatives ?? []).some(({ terms, weight }) => weight === 1 && text.called(terms[0] ?? -1) > 0);

/** The kinds that the words may mean; none when the shop has none of the words and they may mean many kinds. */
function likeliest({ likely, slots }: Query): ReadonlySet<number> {
  const kinds = [...likely.keys()].filter((kind) => (likely[kind] ?? 0) >= minLikely.shown);
  return new Set(kinds.length > maxLikely && slots.every(({ alternatives }) => alternatives.length === 0) ? [] : kinds);
}

/** The documents of some kinds. */
function* ofKinds({ text }: SoldIndex, kinds: ReadonlySet<number>): Generator<number> {
  for (let doc = 0; doc < text.length; doc++) if (kinds.has(text.kind(doc))) yield doc;
}

/** Documents named by a word the text excludes, offered in it or made of it. */
function unwantedOf({ text, values }: SoldIndex, { unwanted, unwantedMaterials }: Query): ReadonlySet<number> {
  const found = new Set<number>();
  const materials = new Set(unwantedMaterials.map((material) => values.idOf('material', material)).filter((value) => value !== 0));
  for (let doc = 0; materials.size > 0 && doc < text.length; doc++)
    for (let at = values.start(doc), end = values.end(doc); at < end; at++) if (materials.has(values.all[at] ?? 0)) found.add(doc);
  const denying = denyingBy((stem) => text.term(stem));
  for (const term of unwanted) {
    const { docs, bits, length } = text.postings(term);
    for (let i = 0; i < length; i++) {
      const doc = docs[i] ?? 0;
      const isCalled = ((bits[i] ?? 0) & (inKind | inOptions)) !== 0;
      if (isCalled || (((bits[i] ?? 0) & inName) !== 0 && !isDenied(text.name(doc), term, denying))) found.add(doc);
    }
  }
  return found;
}

function isIn({ values }: SoldIndex, doc: number, category: number): boolean {
  const wanted = values.idOf('categories', String(category));
  for (let at = values.start(doc), end = values.end(doc); at < end; at++) if (values.all[at] === wanted) return wanted !== 0;
  return false;
}

/** The documents that pass, in order. A plain loop: it runs over tens of thousands of documents per keystroke. */
export function kept(docs: Int32Array, passes: (doc: number) => boolean): Int32Array {
  const those = new Int32Array(docs.length);
  let count = 0;
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] ?? 0;
    if (passes(doc)) those[count++] = doc;
  }
  return those.subarray(0, count);
}
