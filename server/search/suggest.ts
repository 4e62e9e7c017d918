import { readSaid, type Said } from '../../contract/search/said-filters.ts';
import { helpTopics, readHelp } from '../../contract/search/said-help.ts';
import type { Suggestion, Suggestions } from '../../contract/search/search.ts';
import { helpPages } from '../../contract/urls/help-pages.ts';
import { category as categoryLink } from '../../contract/urls/shop.ts';
import { own } from '../../contract/values/own.ts';
import { type CategoryRow, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import { askedBy } from './asked.ts';
import { findProducts } from './documents/find-in-database.ts';
import type { CategoryNames } from './facets/category-names.ts';
import { categoriesOf, firstsOf, nearCategoryOf } from './nothing-found.ts';
import { completionsOf } from './query/completing.ts';
import { find, findFirst, type Known } from './query/find.ts';
import { namesKinds } from './query/naming.ts';
import { withoutNegations } from './query/negations.ts';
import { inWishedColor } from './shown-color.ts';
import { queriesFor } from './suggested-queries.ts';
import { termsOf, wordsOf } from './text/words.ts';

const most = { categories: 3, products: 4 };
/** Products sampled to find the categories a text is about. */
const sample = 60;

/** The answer to an empty text, or when type-ahead is off. */
export const noSuggestions: Suggestions = { ok: true, suggestions: [], categories: [], products: [] };

/** Suggestions for an unfinished text: searches that find something, categories, and the top products (spec §5). */
export async function suggest(db: Db, known: Known, categories: CategoryNames, typed: string): Promise<Suggestions> {
  const { text, filters } = readSaid(typed.slice(0, 200));
  const wanted = wordsOf(withoutNegations(text));
  // A text of nothing else is searched as it is.
  const words = wanted.length > 0 ? wanted : wordsOf(text);
  if (words.length === 0) return noSuggestions;
  const found = await firstFound(known, categories, text, filters);
  const places = categoriesOf(known, categories, found.productIds);
  const near = nearestCategories(known, categories, places, words);
  const shown = found.productIds.slice(0, most.products);
  const firsts = firstsOf(known, categories, near);
  // One query for all cards: shoppers wait for it at every keystroke.
  const cards = new Map((await getCards(db, [...shown, ...firsts.values()], known.brand)).map((card) => [card.productId, card]));
  // What would go on a negation is not looked for.
  const queries = words.length === wordsOf(text).length ? queriesFor(known, categories, words, { places, corrected: found.corrected }) : [];
  return {
    ok: true,
    suggestions: withHelp(
      typed,
      queries.map((query) => suggestionOf(query, categories, known)),
    ),
    categories: near.map((row) => ({ ...nearCategoryOf(row, cards.get(firsts.get(row.id) ?? 0)), path: pathOf(categories, row) })),
    products: shown
      .flatMap((id) => cards.get(id) ?? [])
      .map(inWishedColor({ k: text }))
      .map(({ productId, name, slug, departmentSlug, image, lowestVariationPrice, hasPriceRange, variationId }) => ({
        productId,
        name,
        slug,
        departmentSlug,
        image,
        lowestVariationPrice,
        hasPriceRange,
        ...(variationId && { variationId }),
      })),
  };
}

/** Shortest beginning of a topic of help that suggests it. */
const minAsked = 3;

/** The help that a text asks for, first; one that only begins so is not known to ask for it, so what the shop sells comes first. */
function withHelp(typed: string, suggestions: readonly Suggestion[]): Suggestion[] {
  const text = typed.trim().toLowerCase();
  const asked = readHelp(typed);
  const begun = text.length < minAsked ? undefined : helpTopics.find((topic) => topic.startsWith(text));
  const topic = asked ?? begun;
  const page = topic === undefined ? undefined : own(helpPages, topic);
  if (topic === undefined || page === undefined) return [...suggestions];
  const help = { query: topic, searchUrl: page };
  return asked ? [help, ...suggestions] : [...suggestions, help];
}

/**
 * The top products for a text within the price it names. One that ends in a kind of product (`bath mat`) counts as finished, so that its products
 * are those of its results. Where the index is a sample of the products, it answers alone if it has enough.
 */
async function firstFound(
  known: Known,
  categories: CategoryNames,
  text: string,
  filters: Said['filters'],
): Promise<ReturnType<typeof findFirst>> {
  const last = known.index.text.term(termsOf(text).at(-1)?.stem ?? '');
  const unfinished = last === undefined || !namesKinds(known.index.text, last);
  const wanted = { ...askedBy(known, categories, { text }), limit: sample, unfinished };
  const filtered = { ...wanted, chosen: filters, sort: 'relevance', offset: 0 } as const;
  const found = Object.keys(filters).length === 0 ? findFirst(known, wanted) : find(known, filtered);
  const isEnough = known.documents === null || known.documents.level === 0 || found.productIds.length >= most.products;
  return isEnough ? found : findProducts(known, filtered);
}

/** A query that is exactly a category's name links to the category page (spec §2.1, §3: `searchUrl`); all others link to results. */
function suggestionOf(query: string, categories: CategoryNames, known: Known): Suggestion {
  const category = categories.called(query);
  return category && known.index.countIn(category.id) > 0
    ? { query, searchUrl: categoryLink({ slug: category.slug, taxonomyId: category.id }) }
    : { query };
}

/**
 * Categories whose names contain all the words (the last may be a prefix), then those of the results that continue the last word, then the
 * other categories of the results. Within each, likely completions first, then the categories with the most results.
 */
function nearestCategories(
  known: Known,
  categories: CategoryNames,
  places: readonly CategoryRow[],
  words: readonly string[],
): CategoryRow[] {
  const rank = new Map(places.map(({ id }, at) => [id, at]));
  const [likeliest] = completionsOf(known.index.text, words.at(-1) ?? '');
  const meant = new Set(likeliest ? categories.named([likeliest.word]) : []);
  const place = (row: CategoryRow) => (rank.get(row.id) ?? places.length) - (meant.has(row) ? places.length : 0);
  const inOrder = (rows: readonly CategoryRow[]) =>
    rows.toSorted((a, b) => place(a) - place(b) || known.index.countIn(b.id) - known.index.countIn(a.id));
  const named = categories.named(words).filter(({ id }) => known.index.countIn(id) > 0);
  const begun = categories.named(words.slice(-1)).filter(({ id }) => rank.has(id));
  const all = [...inOrder(named), ...inOrder(begun), ...places];
  return [...new Map(all.map((row) => [row.id, row])).values()].slice(0, most.categories);
}

/** Names of a category's ancestors, department first. */
function pathOf(categories: CategoryNames, row: CategoryRow): string[] {
  return row.ancestry.flatMap((id) => (id === row.id ? [] : (categories.name(id) ?? [])));
}
