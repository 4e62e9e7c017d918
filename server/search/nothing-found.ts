import type { Listing, NearCategory } from '../../contract/search.ts';
import { type CategoryRow, getCards } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { CategoryNames } from './facets/categories.ts';
import { find, type Known } from './query/find.ts';
import { findRow } from './store.ts';

/** Categories and products a shopper is shown instead of an empty list. */
const nearest = 6;
const popular = 8;

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
  const firsts = rows.map(({ id }) => {
    const { productIds } = find(known, { category: id, chosen: {}, sort: 'relevance', offset: 0, limit: 1 });
    return [id, productIds[0]] as const;
  });
  const cards = await getCards(
    db,
    firsts.flatMap(([, product]) => product ?? []),
  );
  const images = new Map(cards.map((card) => [card.productId, card.image]));
  return new Map(firsts.map(([id, product]) => [id, images.get(product ?? 0) ?? null]));
}

function nearCategories(known: Known, categories: CategoryNames, text: string | undefined, category: number | undefined): CategoryRow[] {
  const parent = category === undefined ? undefined : categories.get(category);
  const byText = text === undefined ? [] : categoriesOfText(known, categories, text);
  const around = parent ? [parent, ...categories.below(parent.parentId).filter(({ id }) => id !== parent.id)] : [];
  const all = [...byText, ...around, ...categories.below(null)].filter(({ id }) => known.index.values.inCategory(id).length > 0);
  return [...new Map(all.map((row) => [row.id, row])).values()].slice(0, nearest);
}

/** Categories that the first products for a text are in, the commonest first, leaving restrictions aside. */
export function categoriesOfText(known: Known, categories: CategoryNames, text: string): CategoryRow[] {
  const { index, counts } = {
    index: known.index,
    counts: find(known, { text, chosen: {}, sort: 'relevance', offset: 0, limit: 0 }).counts,
  };
  const counted = [...categories.all].flatMap((row) => {
    const count = counts.values[index.values.idOf('categories', String(row.id))] ?? 0;
    return count > 0 && row.type !== 'sale' ? [{ row, count }] : [];
  });
  // The deepest category that still holds most of them says more than its department.
  return counted.sort((a, b) => b.count * b.row.ancestry.length - a.count * a.row.ancestry.length).map(({ row }) => row);
}
