import { isOf, type Restrictions, restrictionKeys } from '../../../contract/search/facets.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Range } from '../facets/steps.ts';
import { isHead } from '../index/weighing.ts';
import { type Documents, type Found, find, foundAmong, type Known, queryOf, selectBy, type Wanted } from '../query/find.ts';
import { minHead } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { Restricted, rangeOf } from '../query/restrict.ts';
import { all, any, type Condition, hasValue, inSample, isNone, isOfKind, isThing, matches, maxLevels } from './lexemes.ts';
import {
  type Candidate,
  findCandidates,
  type ListOrder,
  type PageWanted,
  readCandidates,
  type Standing,
  scanOrder,
  sortPage,
} from './store.ts';
import { queryIn, type View, viewOf } from './view.ts';

/** Products ranked besides: by what they are called, and of each kind of partial match. */
const maxNamed = 400;
const maxPartial = 300;
/** First products of the lexicon's own ranking, the popular ones among them. */
const maxKnown = 300;
/** Products that can be listed of a longer list. */
const maxListed = 2400;
/** Longer lists are not sorted; their order is read until a page is full. */
const maxSorted = 8000;
/** Products read at first of such an order, and how much more of it each time. */
const firstRead = 4000;
const further = 4;
/** How likely a kind must be for its products to be partial matches (`matchText`). */
const minShown = 0.3;

/** Candidates and how many products each represents. */
type Set = readonly { candidate: Candidate; standsFor: number }[];

interface Sample {
  readonly candidates: readonly Candidate[];
  /** 0: the whole set. */
  readonly level: number;
}

/**
 * Finds products by text, category or both, filtered and with facet counts: in memory, or in the database. There the text is understood by the lexicon,
 * which is in memory; some hundreds of products that may match are fetched by one condition on words and become an index that `matchText` and ranking see
 * in its place. Sets of up to 1,000 products are whole, their counts exact; of larger ones a sample is counted, each product standing for as many as it
 * was drawn from.
 */
export async function findProducts(known: Known, wanted: Wanted): Promise<Found> {
  return known.documents ? findInDatabase(known, known.documents, wanted) : find(known, wanted);
}

async function findInDatabase(known: Known, documents: Documents, wanted: Wanted): Promise<Found> {
  const { db, maxCounted } = documents;
  const query = queryOf(known, wanted);
  const lexicon = selectBy(known, query, wanted);
  if (wanted.text !== undefined && (!query || (query.lacksThing && query.skus.length === 0))) return foundAmong(known, lexicon, wanted);
  const search = new Search(known, query, wanted);
  const everything = search.standing({});
  const isFiltered = Object.keys(wanted.chosen).length > 0;
  const guess = levelFor((lexicon.docs.length * 2 ** documents.level) / maxCounted);
  const base = await sampleOf(documents, search.whole, everything, guess);
  let set: Set = [];
  let page = base;
  if (base.level > 0) {
    const chosen = search.standing(wanted.chosen);
    if (isFiltered) page = await sampleOf(documents, search.filtered, chosen, Math.max(0, guess - 1));
    const best = find(known, { ...wanted, sort: 'relevance', offset: 0, limit: maxKnown }).productIds;
    const [named, popular] = await Promise.all([
      search.thing === null ? [] : findCandidates(db, all([search.filtered, search.thing]) ?? '', chosen, maxNamed),
      query ? readCandidates(db, best, chosen) : [],
    ]);
    set = [...(isFiltered ? counting(page) : []), ...counting(base), ...each([...named, ...popular], 0)];
  } else set = counting(base);
  if (query && query.skus.length > 0) {
    const ids = query.skus.map((doc) => known.index.columns.product[doc] ?? 0);
    set = [...set, ...each(await readCandidates(db, ids, everything), 1)];
  }
  let view = viewOf(known, documents.numbers, query, set);
  let selected = selectBy(view.known, query && queryIn(view, query, known), search.inView);
  if (query && selected.matched?.isSparse) {
    set = [
      ...set,
      ...each((await Promise.all(search.partial(view, selected).map((one) => findCandidates(db, one, everything, maxPartial)))).flat(), 1),
    ];
    view = viewOf(known, documents.numbers, query, set);
    selected = selectBy(view.known, queryIn(view, query, known), search.inView);
  }
  // What passes all filters was counted by the narrower set.
  if (isFiltered && base.level > 0) leaveCounted(view, wanted.chosen, page.candidates.length);
  const found = foundAmong(view.known, selected, search.inView, view.standing);
  const listed = Math.min(
    found.counts.total,
    page.level === 0 ? found.counts.total : query && wanted.sort === 'relevance' ? selected.docs.length : maxListed,
  );
  if (page.level === 0 || (query && wanted.sort === 'relevance')) return { ...found, listed };
  const size = page.candidates.length * 2 ** page.level;
  const condition = all([search.filtered, ...(search.thing === null ? [] : [search.thing])]) ?? search.filtered;
  const order: ListOrder = wanted.sort === 'relevance' ? 'popularity' : wanted.sort;
  const { offset, limit } = wanted;
  const read = size < maxSorted ? sortPage : scanPage;
  const productIds = offset >= maxListed ? [] : await read(db, condition, search.standing(wanted.chosen), { order, offset, limit });
  return { ...found, listed, productIds };
}

async function scanPage(db: Db, condition: Condition, standing: Standing, { order, offset, limit }: PageWanted): Promise<number[]> {
  for (let read = firstRead; ; read *= further) {
    const { ids, isAll } = await scanOrder(db, condition, standing, order, read);
    if (isAll || ids.length >= offset + limit) return ids.slice(offset, offset + limit);
  }
}

const levelFor = (times: number): number => Math.min(maxLevels, Math.max(0, Math.ceil(Math.log2(times))));

const each = (candidates: readonly Candidate[], standsFor: number): Set => candidates.map((candidate) => ({ candidate, standsFor }));
const counting = ({ candidates, level }: Sample): Set => each(candidates, 2 ** level);

/** A set that meets a condition, or the largest sample of it that may be counted. */
async function sampleOf({ db, maxCounted }: Documents, condition: Condition, standing: Standing, guess: number): Promise<Sample> {
  let level = guess;
  for (let isLess = true; ; ) {
    const sampled = level === 0 ? condition : (all([condition, inSample(level)]) ?? condition);
    const candidates = await findCandidates(db, sampled, standing, maxCounted + 1);
    if (candidates.length > maxCounted && level < maxLevels) {
      level += 1;
      isLess = false;
    } else if (isLess && level > 0 && candidates.length < maxCounted / 4) {
      level = Math.max(0, level - Math.max(1, Math.floor(Math.log2(maxCounted / Math.max(1, candidates.length))) - 1));
    } else return { candidates: candidates.slice(0, maxCounted), level };
  }
}

function leaveCounted({ known, standing }: View, chosen: Restrictions, counted: number): void {
  const restricted = new Restricted(known.index, chosen);
  for (let doc = counted; doc < standing.length; doc++) if (restricted.failing(doc) === 0) standing[doc] = 0;
}

/** The conditions of one search. */
class Search {
  readonly #known: Known;
  readonly #query: Query | null;
  readonly #wanted: Wanted;
  /** In the category, and nothing that the text excludes. */
  readonly #within: readonly Condition[];
  /** Products with all words, within these. */
  readonly whole: Condition;
  /** Of these, those with the chosen values. */
  readonly filtered: Condition;
  /** Its head is what the text names; null where it names nothing. */
  readonly thing: Condition | null;

  constructor(known: Known, query: Query | null, wanted: Wanted) {
    this.#known = known;
    this.#query = query;
    this.#wanted = wanted;
    const isWanted = query && isNone(query.unwanted.map(this.#stemOf), query.unwantedMaterials);
    this.#within = [
      ...(wanted.category === undefined ? [] : [hasValue('categories', String(wanted.category))]),
      ...(isWanted ? [isWanted] : []),
    ];
    const words = query ? this.#words(query) : all([inSample(0)]);
    this.whole = all([words, ...this.#within]) ?? nothing;
    const values = restrictionKeys.flatMap((key) => {
      const choice = wanted.chosen[key];
      return Array.isArray(choice) ? [any(choice.map((value) => hasValue(key, value)))] : [];
    });
    this.filtered = all([this.whole, ...values]) ?? nothing;
    const head = query?.slots[query.head];
    this.thing = head ? isThing(head, minHead, this.#stemOf) : null;
  }

  /** The same search of a view, whose products are all in the category. */
  get inView(): Wanted {
    return { ...this.#wanted, category: undefined };
  }

  standing(chosen: Restrictions): Standing {
    const range = (key: 'price' | 'width' | 'depth' | 'height'): Range | null => {
      const choice = chosen[key];
      return choice !== undefined && isOf('range', key) ? rangeOf(choice) : null;
    };
    return {
      brand: this.#known.brand,
      price: range('price'),
      width: range('width'),
      depth: range('depth'),
      height: range('height'),
      rating: chosen.rating === undefined ? null : Number(chosen.rating),
      sale: chosen.sale === true,
      inStock: chosen.inStock === true,
      fastShipping: chosen.fastShipping === true,
    };
  }

  /** Conditions of products that have only part of the words, or none of them and are of a kind that is meant. */
  partial(view: View, { docs, matched }: ReturnType<typeof selectBy>): Condition[] {
    const query = this.#query;
    if (!query || !matched) return [];
    const slots = query.slots.map((slot) => matches(slot, this.#stemOf));
    const others = slots.filter((condition, at) => condition !== null && at !== query.head);
    const butOne =
      slots.length < 3 ? null : any(slots.map((_, at) => all(slots.filter((condition, other) => other !== at && condition !== null))));
    const rarest = [...slots.keys()].sort((a, b) => (matched.matches.idf[b] ?? 0) - (matched.matches.idf[a] ?? 0)).slice(0, 2);
    const text = view.known.index.text;
    const meant = [...docs].filter((doc) => ((matched.matches.headBits[doc] ?? 0) & isHead) !== 0 && matched.tier(doc) >= 3);
    const kinds = new Set([
      ...[...query.likely.keys()].filter((kind) => (query.likely[kind] ?? 0) >= minShown),
      ...query.called,
      ...meant.map((doc) => text.kind(doc)),
    ]);
    const titles = [...text.kinds].flatMap(([title, kind]) => (kinds.has(kind) ? [title] : []));
    return [
      butOne,
      this.thing && all([this.thing, any(others)]),
      this.thing,
      any(titles.map(isOfKind)),
      ...rarest.map((at) => slots[at] ?? null),
    ].flatMap((condition) => all([condition, ...this.#within]) ?? []);
  }

  /** All words but those of size and purpose, which keep nothing out (`matchText`); any of them where all are. */
  #words({ slots, head, sizes, circumstance }: Query): Condition | null {
    const wished = head < 0 ? 0 : sizes.reduce((bits, { slot }) => bits | (1 << slot), 0);
    const said = slots.map((slot) => matches(slot, this.#stemOf));
    const required = said.filter((_, at) => ((wished | circumstance) & (1 << at)) === 0);
    return required.length > 0 ? all(required) : any(said);
  }

  readonly #stemOf = (term: number): string => this.#known.index.text.stemOf(term);
}

/** What no product meets. */
const nothing = inSample(maxLevels + 1);
