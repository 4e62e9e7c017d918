import type { ProductCard } from '../../contract/catalog/catalog.ts';
import type { Listing, NearCategory } from '../../contract/search/search.ts';
import { type CategoryRow, findDepartments, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { CategoryNames } from './facets/category-names.ts';
import { gathering } from './index/weighing.ts';
import { far } from './knowledge/thesaurus.ts';
import { expansionsOf } from './query/alternatives.ts';
import { findBestLiked, findFirst, findLikely, type Known } from './query/find.ts';
import { maxWords } from './query/interpret.ts';
import { findRow } from './store.ts';
import { type Term, termsOf } from './text/words.ts';

/** Categories and products a shopper is shown instead of an empty list. */
const nearest = 6;
const popular = 8;
/** Products sampled to find the categories a text is about. */
const sample = 100;

/**
 * Where to go from an empty or nearly empty list: its category and siblings, or the categories of products with any of the words, else the
 * brand's departments; plus the most popular products (checklist: Lists 10).
 */
export async function insteadOfNothing(
  db: Db,
  known: Known,
  categories: CategoryNames,
  text: string | undefined,
  category: number | undefined,
): Promise<NonNullable<Listing['instead']>> {
  const [departments, liked] = await Promise.all([findDepartments(db, known.brand), findRow(db, known.brand, 'popular', null, popular)]);
  const shelves = departments.flatMap((id) => categories.get(id) ?? []).filter((row) => !categories.isSale(row));
  const about = (text === undefined ? [] : aboutText(known, categories, text)).filter(({ id }) => known.index.countIn(id) > 0);
  const near = [...about, ...aroundCategory(categories, category), ...shelves].filter(({ id }) => known.index.countIn(id) > 0);
  const shown = [...new Map(near.map((row) => [row.id, row])).values()].slice(0, nearest);
  const firsts = firstsOf(known, categories, shown);
  const cards = new Map((await getCards(db, [...liked, ...firsts.values()], known.brand)).map((card) => [card.productId, card]));
  return {
    isNear: about.length > 0,
    categories: shown.map((row) => nearCategoryOf(row, cards.get(firsts.get(row.id) ?? 0))),
    popular: liked.flatMap((id) => cards.get(id) ?? []),
  };
}

/** A category with the picture of its first product. */
export function nearCategoryOf(row: CategoryRow, first: ProductCard | undefined): NearCategory {
  return { title: row.name, slug: row.slug, taxonomyId: row.id, image: first?.image ?? null };
}

/** A representative product per category: the best liked of its leading kind, so a rugs department is not pictured by a rug pad. */
export function firstsOf(known: Known, categories: CategoryNames, rows: readonly CategoryRow[]): Map<number, number> {
  return new Map(
    rows.flatMap(({ id }) => {
      const first = findBestLiked(known, leadingKindOf(known, categories, id));
      return first === undefined ? [] : [[id, first] as const];
    }),
  );
}

/** Follows the first child with products down to the lowest category; the category itself if it has none. */
function leadingKindOf(known: Known, categories: CategoryNames, id: number): number {
  const first = categories.below(id).find((row) => known.index.countIn(row.id) > 0);
  return first ? leadingKindOf(known, categories, first.id) : id;
}

/**
 * Categories of the products with any of the words; else of the kind they likely mean, of what the last word names, or of what WordNet puts nearest to
 * the last that it knows; else those with one of the words in their names.
 */
function aboutText(known: Known, categories: CategoryNames, text: string): CategoryRow[] {
  const of = (k: string) => categoriesOf(known, categories, findFirst(known, { text: k, limit: sample }).productIds);
  const found = of(text);
  const { thesaurus } = known;
  if (found.length > 0) return found;
  const likely = findLikely(known, text);
  if (likely.length > 0) return categoriesOf(known, categories, likely);
  const last = termsOf(text).at(-1);
  // A dog bed is no bed, but beds are near it.
  const isKind = ({ stem }: Term) => known.index.text.kindNames.some((names) => names.some((name) => name.join(' ') === stem));
  if (last && !gathering.has(last.stem) && isKind(last)) return of(last.word);
  for (const { word } of termsOf(text).slice(0, maxWords).reverse()) {
    if (!thesaurus) break;
    const [nearest] = expansionsOf(known.index.text, thesaurus, [word], far);
    if (nearest) return of(nearest.text);
  }
  // Nobody makes patio heaters here, but there is a patio department.
  for (const { stem } of termsOf(text).slice(0, maxWords)) {
    const named = categories.having(stem);
    if (named.length > 0) return named;
  }
  return [];
}

function aroundCategory(categories: CategoryNames, category: number | undefined): CategoryRow[] {
  const parent = category === undefined ? undefined : categories.get(category);
  const around = parent ? [parent, ...categories.below(parent.parentId).filter(({ id }) => id !== parent.id)] : [];
  return around;
}

/** Categories of the products, most common first; deeper ones are more specific and count more. */
export function categoriesOf({ index }: Known, categories: CategoryNames, productIds: readonly number[]): CategoryRow[] {
  const counted = new Map<number, number>();
  for (const productId of productIds) {
    for (const id of index.categoriesOf(productId)) counted.set(id, (counted.get(id) ?? 0) + 1);
  }
  const rows = [...counted.keys()].flatMap((id) => categories.get(id) ?? []).filter((row) => !categories.isSale(row));
  const weight = ({ id, ancestry }: CategoryRow) => (counted.get(id) ?? 0) * ancestry.length;
  return rows.sort((a, b) => weight(b) - weight(a));
}
