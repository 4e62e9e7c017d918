import type { Db } from '../../platform/db/index.ts';
import {
  type CategoryLine,
  findCategoryLines,
  findGoods,
  findListings,
  findReadyVariations,
  findShelves,
  findTexts,
  type Goods,
  type ProductText,
  type ReadyVariation,
  type Shelves,
} from './store.ts';

/** What search keeps of a product. */
export type SearchableProduct = Omit<ProductText, 'categoryId'> &
  Omit<Goods, 'choices'> & {
    /** Of the variations that are sold. */
    optionValues: string[];
    /** Name of its own category. */
    kind: string;
    /** Names of its categories, own and further ones, with all above them. */
    categoryNames: string[];
    /** Ids of all those categories. */
    categoryIds: number[];
  };

/**
 * Products as search needs them; those that are not sold are left out. What is reduced is also in the sale department. One plain query for each
 * table: joined, they are planned badly while an import fills tables of which the server has no figures yet.
 */
export async function getSearchable(db: Db, productIds: readonly number[]): Promise<SearchableProduct[]> {
  const texts = await findTexts(db, productIds);
  const goods = new Map((await findGoods(db, productIds)).map((row) => [row.productId, row]));
  const listings = Map.groupBy(await findListings(db, productIds), ({ productId }) => productId);
  const placesOf = ({ productId, categoryId }: ProductText) => [
    categoryId,
    ...(listings.get(productId) ?? []).map((row) => row.categoryId),
  ];
  const lines = await findCategoryLines(db, [...new Set(texts.flatMap(placesOf))]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const sale = lines.filter(({ isSale }) => isSale);
  return texts.flatMap((text) => {
    const sold = goods.get(text.productId);
    if (!sold) return [];
    const places = placesOf(text).flatMap((id) => byId.get(id) ?? []);
    return [searchable(text, sold, sold.referenceCents === null ? places : [...places, ...sale])];
  });
}

function searchable(
  { categoryId, ...text }: ProductText,
  { choices, ...goods }: Goods,
  places: readonly CategoryLine[],
): SearchableProduct {
  return {
    ...text,
    ...goods,
    optionValues: [...new Set(choices.flatMap((choice) => Object.values(choice)))].sort(),
    kind: places.find(({ id }) => id === categoryId)?.name ?? '',
    categoryNames: [...new Set(places.flatMap(({ names }) => names))].sort(),
    categoryIds: [...new Set(places.flatMap(({ ids }) => ids))].sort((a, b) => a - b),
  };
}

/** A variation that leaves on the day it is ordered, or the next: in stock, and not made first. */
export type ReadyGoods = Pick<ReadyVariation, 'productId' | 'weightGrams'> & Pick<Shelves, 'from'>;

/** The variations of products that can leave at once; from two tables, asked one at a time as above. */
export async function getReady(db: Db, productIds: readonly number[]): Promise<ReadyGoods[]> {
  const shelves = new Map((await findShelves(db, productIds)).map(({ variationId, from }) => [variationId, from]));
  return (await findReadyVariations(db, productIds)).flatMap(({ id, productId, weightGrams }) => {
    const from = shelves.get(id);
    return from ? [{ productId, weightGrams, from }] : [];
  });
}
