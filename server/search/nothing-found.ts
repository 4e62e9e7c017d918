import type { Listing, NearCategory } from '../../contract/search.ts';
import { type CategoryRow, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { CategoryNames } from './facets/categories.ts';
import { findFirst, type Known } from './query/find.ts';
import { findRow } from './store.ts';

/** Categories and products a shopper is shown instead of an empty list. */
const nearest = 6;
const popular = 8;
/** Products that say which categories a text is about. */
const sample = 100;

/**
 * Where to go from an empty list: the category it is of and its neighbours, or those that products with any of the words are in, else the
 * departments; and what is liked most (checklist: Lists 10).
 */
export async function insteadOfNothing(
  db: Db,
  known: Known,
  categories: CategoryNames,
  text: string | undefined,
  category: number | undefined,
): Promise<NonNullable<Listing['instead']>> {
  const near = nearCategories(known, categories, text, category);
  const [pictures, liked] = await Promise.all([
    picturesOf(db, known, near),
    findRow(db, 'popular', null, popular).then((ids) => getCards(db, ids)),
  ]);
  return { categories: near.map((row) => withPicture(row, pictures)), popular: liked };
}

export function withPicture(row: CategoryRow, pictures: ReadonlyMap<number, NearCategory['image']>): NearCategory {
  return { title: row.name, slug: row.slug, taxonomyId: row.id, image: pictures.get(row.id) ?? null };
}

/** The picture of the best liked product of each category. */
export async function picturesOf(db: Db, known: Known, rows: readonly CategoryRow[]): Promise<Map<number, NearCategory['image']>> {
  const firsts = rows.map(({ id }) => [id, findFirst(known, { category: id, limit: 1 }).productIds[0]] as const);
  const cards = await getCards(
    db,
    firsts.flatMap(([, product]) => product ?? []),
  );
  const images = new Map(cards.map((card) => [card.productId, card.image]));
  return new Map(firsts.map(([id, product]) => [id, images.get(product ?? 0) ?? null]));
}

function nearCategories(known: Known, categories: CategoryNames, text: string | undefined, category: number | undefined): CategoryRow[] {
  const parent = category === undefined ? undefined : categories.get(category);
  const byText = text === undefined ? [] : categoriesOf(known, categories, findFirst(known, { text, limit: sample }).productIds);
  const around = parent ? [parent, ...categories.below(parent.parentId).filter(({ id }) => id !== parent.id)] : [];
  const all = [...byText, ...around, ...categories.below(null)].filter(({ id }) => known.index.values.inCategory(id).length > 0);
  return [...new Map(all.map((row) => [row.id, row])).values()].slice(0, nearest);
}

/** Categories that products are in, the commonest first. */
export function categoriesOf({ index }: Known, categories: CategoryNames, productIds: readonly number[]): CategoryRow[] {
  const counted = new Map<number, number>();
  for (const productId of productIds) {
    for (const id of index.categoriesOf(productId)) counted.set(id, (counted.get(id) ?? 0) + 1);
  }
  const rows = [...counted.keys()].flatMap((id) => categories.get(id) ?? []).filter(({ type }) => type !== 'sale');
  // Of two that hold the same products the deeper one says more.
  return rows.sort((a, b) => (counted.get(b.id) ?? 0) - (counted.get(a.id) ?? 0) || b.ancestry.length - a.ancestry.length);
}
