import { links } from '../../contract/links.ts';
import { readSaid, type Said } from '../../contract/said-filters.ts';
import type { Suggestion, Suggestions } from '../../contract/search.ts';
import { type CategoryRow, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { CategoryNames } from './facets/categories.ts';
import { categoriesOf, firstsOf, nearCategoryOf } from './nothing-found.ts';
import { completionsOf } from './query/completing.ts';
import { find, findFirst, type Known } from './query/find.ts';
import { inWishedColor } from './shown-color.ts';
import { queriesFor } from './suggested-queries.ts';
import { wordsOf } from './text/words.ts';

const most = { categories: 3, products: 4 };
/** Products that say which categories a text is about. */
const sample = 60;

/** What nothing typed, and a switched-off type-ahead, are answered. */
export const noSuggestions: Suggestions = { ok: true, suggestions: [], categories: [], products: [] };

/** What an unfinished text may become: searches that find something, categories, and the products its results begin with (spec §5). */
export async function suggest(db: Db, known: Known, categories: CategoryNames, typed: string): Promise<Suggestions> {
  const { text, filters } = readSaid(typed.slice(0, 200));
  const words = wordsOf(text);
  if (words.length === 0) return noSuggestions;
  const found = firstFound(known, text, filters);
  const places = categoriesOf(known, categories, found.productIds);
  const near = nearestCategories(known, categories, places, words);
  const shown = found.productIds.slice(0, most.products);
  const firsts = firstsOf(known, categories, near);
  // One question for all the cards: the answer is waited for at every letter.
  const cards = new Map((await getCards(db, [...shown, ...firsts.values()], known.brand)).map((card) => [card.productId, card]));
  return {
    ok: true,
    suggestions: queriesFor(known, categories, words, { places, corrected: found.corrected }).map((query) =>
      suggestionOf(query, categories, known),
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

/** The first products of an unfinished text, of the price it speaks of. */
function firstFound(known: Known, text: string, filters: Said['filters']): ReturnType<typeof findFirst> {
  const wanted = { text, limit: sample, unfinished: true };
  return Object.keys(filters).length === 0
    ? findFirst(known, wanted)
    : find(known, { ...wanted, chosen: filters, sort: 'relevance', offset: 0 });
}

/**
 * A query that is a category's whole name leads to the category's own page (spec §2.1, §3: `searchUrl`), which says more of it than a list of
 * results could; every other one to its results.
 */
function suggestionOf(query: string, categories: CategoryNames, known: Known): Suggestion {
  const category = categories.called(query);
  return category && known.index.countIn(category.id) > 0
    ? { query, searchUrl: links.category({ slug: category.slug, taxonomyId: category.id }) }
    : { query };
}

/**
 * Categories that have all the words in their names, the last one begun; then those the results are in that go on from the last word; then
 * those they are in. Of each, first what the last word most likely becomes, then what holds most of the results.
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

/** Names above a category, the department first. */
function pathOf(categories: CategoryNames, row: CategoryRow): string[] {
  return row.ancestry.flatMap((id) => (id === row.id ? [] : (categories.name(id) ?? [])));
}
