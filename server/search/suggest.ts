import type { Suggestions } from '../../contract/search.ts';
import { type CategoryRow, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { CategoryNames } from './facets/categories.ts';
import { categoriesOf, firstsOf, nearCategoryOf } from './nothing-found.ts';
import { findFirst, findsAll, type Known } from './query/find.ts';
import { stemsOf, wordsOf } from './text/words.ts';

const most = { suggestions: 8, categories: 3, products: 4 };
/** Phrases tried for the end of a text; each costs a search. */
const tried = 10;
/** Products that say which categories a text is about. */
const sample = 60;

/** What nothing typed, and a switched-off type-ahead, are answered. */
export const noSuggestions: Suggestions = { ok: true, suggestions: [], categories: [], products: [] };

/** What an unfinished text may become: searches that find something, categories, and the products its results begin with (spec §5). */
export async function suggest(db: Db, known: Known, categories: CategoryNames, typed: string): Promise<Suggestions> {
  const words = wordsOf(typed.slice(0, 200));
  if (words.length === 0) return noSuggestions;
  const text = typed.slice(0, 200);
  const found = findFirst(known, { text, limit: sample, unfinished: true });
  const near = nearestCategories(known, categories, found.productIds, words);
  const shown = found.productIds.slice(0, most.products);
  const firsts = firstsOf(known, near);
  // One question for all the cards: the answer is waited for at every letter.
  const cards = new Map((await getCards(db, [...shown, ...firsts.values()], known.brand)).map((card) => [card.productId, card]));
  return {
    ok: true,
    suggestions: queriesFor(known, words, found.corrected).map((query) => ({ query })),
    categories: near.map((row) => ({ ...nearCategoryOf(row, cards.get(firsts.get(row.id) ?? 0)), path: pathOf(categories, row) })),
    products: shown
      .flatMap((id) => cards.get(id) ?? [])
      .map(({ productId, name, slug, departmentSlug, image, lowestVariationPrice, hasPriceRange }) => ({
        productId,
        name,
        slug,
        departmentSlug,
        image,
        lowestVariationPrice,
        hasPriceRange,
      })),
  };
}

/**
 * Phrases of the catalogue that begin with all of the text, then those that go on from its last words (`blue so` → `blue sofa`), as long
 * as products have all their words; then the text with its spelling mended.
 */
function queriesFor(known: Known, words: readonly string[], corrected: string | null): string[] {
  const typed = words.join(' ');
  const begun = known.index.phrases.startingWith(typed, tried).map(({ text }) => text);
  // Phrases are the whole catalogue's; a brand that sells a part of it is asked whether it has any.
  const queries = new Set((known.index.isPart ? begun.filter((text) => findsAll(known, text)) : begun).slice(0, most.suggestions));
  for (let from = 1; from < words.length && queries.size < most.suggestions; from++) {
    const head = words.slice(0, from).join(' ');
    for (const { text } of known.index.phrases.startingWith(words.slice(from).join(' '), tried - queries.size)) {
      const query = `${head} ${text}`;
      if (!words.slice(0, from).some((word) => text.includes(word)) && findsAll(known, query)) queries.add(query);
    }
  }
  if (corrected !== null) queries.add(corrected);
  queries.delete(typed);
  return [...queries].slice(0, most.suggestions);
}

/** Categories whose names hold the words, the last one begun; then those that the results are in. */
function nearestCategories(known: Known, categories: CategoryNames, found: readonly number[], words: readonly string[]): CategoryRow[] {
  const last = words.at(-1) ?? '';
  const before = stemsOf(words.slice(0, -1).join(' '));
  const named = [...categories.all].filter(({ name, type, id }) => {
    const stems = stemsOf(name);
    return (
      type !== 'sale' &&
      before.every((stem) => stems.includes(stem)) &&
      (wordsOf(name).some((word) => word.startsWith(last)) || stems.includes(stemsOf(last)[0] ?? '')) &&
      known.index.countIn(id) > 0
    );
  });
  const size = (row: CategoryRow) => known.index.countIn(row.id);
  named.sort((a, b) => size(b) - size(a));
  const byText = named.length >= most.categories ? [] : categoriesOf(known, categories, found);
  return [...new Map([...named, ...byText].map((row) => [row.id, row])).values()].slice(0, most.categories);
}

/** Names above a category, the department first. */
function pathOf(categories: CategoryNames, row: CategoryRow): string[] {
  return row.ancestry.flatMap((id) => (id === row.id ? [] : (categories.name(id) ?? [])));
}
