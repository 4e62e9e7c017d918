import type { ProductCard } from '../../contract/catalog.ts';
import type { Listing, NearCategory } from '../../contract/search.ts';
import { type CategoryRow, findDepartments, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { CategoryNames } from './facets/categories.ts';
import { findBestLiked, findFirst, type Known } from './query/find.ts';
import { findRow } from './store.ts';

/** Categories and products a shopper is shown instead of an empty list. */
const nearest = 6;
const popular = 8;
/** Products that say which categories a text is about. */
const sample = 100;

/**
 * Where to go from an empty list or one that hardly is any: the category it is of and its neighbours, or those that products with any of the words are in, else the
 * brand's departments; and what is liked most (checklist: Lists 10).
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
  const near = [...nearCategories(known, categories, text, category), ...shelves].filter(({ id }) => known.index.countIn(id) > 0);
  const shown = [...new Map(near.map((row) => [row.id, row])).values()].slice(0, nearest);
  const firsts = firstsOf(known, categories, shown);
  const cards = new Map((await getCards(db, [...liked, ...firsts.values()], known.brand)).map((card) => [card.productId, card]));
  return {
    categories: shown.map((row) => nearCategoryOf(row, cards.get(firsts.get(row.id) ?? 0))),
    popular: liked.flatMap((id) => cards.get(id) ?? []),
  };
}

/** A category with the picture of its first product. */
export function nearCategoryOf(row: CategoryRow, first: ProductCard | undefined): NearCategory {
  return { title: row.name, slug: row.slug, taxonomyId: row.id, image: first?.image ?? null };
}

/** A product that stands for each category, by category: of its leading kind the best liked. A department of rugs is not known by their pads. */
export function firstsOf(known: Known, categories: CategoryNames, rows: readonly CategoryRow[]): Map<number, number> {
  return new Map(
    rows.flatMap(({ id }) => {
      const first = findBestLiked(known, leadingKindOf(known, categories, id));
      return first === undefined ? [] : [[id, first] as const];
    }),
  );
}

/** The lowest category that is the first of a category's own, as the shop orders them; itself where it has none with products. */
function leadingKindOf(known: Known, categories: CategoryNames, id: number): number {
  const first = categories.below(id).find((row) => known.index.countIn(row.id) > 0);
  return first ? leadingKindOf(known, categories, first.id) : id;
}

function nearCategories(known: Known, categories: CategoryNames, text: string | undefined, category: number | undefined): CategoryRow[] {
  const parent = category === undefined ? undefined : categories.get(category);
  const byText = text === undefined ? [] : categoriesOf(known, categories, findFirst(known, { text, limit: sample }).productIds);
  const around = parent ? [parent, ...categories.below(parent.parentId).filter(({ id }) => id !== parent.id)] : [];
  return [...byText, ...around];
}

/** Categories that products are in, the commonest first; one further down says more of what they are and counts as much more. */
export function categoriesOf({ index }: Known, categories: CategoryNames, productIds: readonly number[]): CategoryRow[] {
  const counted = new Map<number, number>();
  for (const productId of productIds) {
    for (const id of index.categoriesOf(productId)) counted.set(id, (counted.get(id) ?? 0) + 1);
  }
  const rows = [...counted.keys()].flatMap((id) => categories.get(id) ?? []).filter((row) => !categories.isSale(row));
  const weight = ({ id, ancestry }: CategoryRow) => (counted.get(id) ?? 0) * ancestry.length;
  return rows.sort((a, b) => weight(b) - weight(a));
}
