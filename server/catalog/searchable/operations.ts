import type { Db } from '../../platform/db/index.ts';
import {
  type CategoryLine,
  findCategoryLines,
  findListings,
  findShelves,
  findTexts,
  findVariations,
  type ProductText,
  type Shelves,
  type SoldVariation,
} from './store.ts';

/** A product for the search index. */
export type SearchableProduct = Omit<ProductText, 'categoryId'> &
  Goods & {
    /** Name of its own category. */
    kind: string;
    /** Names of its own and further categories and their ancestors. */
    categoryNames: string[];
    /** Ids of all those categories. */
    categoryIds: number[];
    /** Its variations that can ship at once. */
    ready: ReadyGoods[];
  };

/** Aggregates over a product's sold variations. */
interface Goods {
  /** In their order. */
  skus: string[];
  optionValues: string[];
  /** Rows in which variations differ from the product, each once. */
  variationSpecifications: { label: string; values: string[] }[];
  /** Of its lightest variation; null when unknown. */
  weightGrams: number | null;
  priceCents: number;
  /** Of its cheapest variation (the highest among equals); null when not on sale. */
  referenceCents: number | null;
}

/**
 * Products for the search index, without unsold ones. Products on sale are also in the sale department. One plain query per table: as a
 * join they are planned badly while an import fills tables without statistics.
 */
export async function getSearchable(db: Db, productIds: readonly number[]): Promise<SearchableProduct[]> {
  const texts = await findTexts(db, productIds);
  const variations = Map.groupBy(await findVariations(db, productIds), ({ productId }) => productId);
  const shelves = await shelvesOf(db, productIds);
  const listings = Map.groupBy(await findListings(db, productIds), ({ productId }) => productId);
  const placesOf = ({ productId, categoryId }: ProductText) => [
    categoryId,
    ...(listings.get(productId) ?? []).map((row) => row.categoryId),
  ];
  const lines = await findCategoryLines(db, [...new Set(texts.flatMap(placesOf))]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const sale = lines.filter(({ isSale }) => isSale);
  return texts.flatMap((text) => {
    const sold = variations.get(text.productId);
    if (!sold) return [];
    const goods = goodsOf(sold);
    const places = placesOf(text).flatMap((id) => byId.get(id) ?? []);
    return [
      { ...searchable(text, goods.referenceCents === null ? places : [...places, ...sale]), ...goods, ready: readyOf(sold, shelves) },
    ];
  });
}

function searchable({ categoryId, ...text }: ProductText, places: readonly CategoryLine[]) {
  return {
    ...text,
    kind: places.find(({ id }) => id === categoryId)?.name ?? '',
    categoryNames: [...new Set(places.flatMap(({ names }) => names))].sort(),
    categoryIds: [...new Set(places.flatMap(({ ids }) => ids))].sort((a, b) => a - b),
  };
}

function goodsOf(variations: readonly SoldVariation[]): Goods {
  const weights = variations.flatMap(({ weightGrams }) => weightGrams ?? []);
  const priceCents = Math.min(...variations.map((variation) => variation.priceCents));
  const references = variations.flatMap((variation) => (variation.priceCents === priceCents ? (variation.referenceCents ?? []) : []));
  return {
    skus: variations.map(({ sku }) => sku),
    optionValues: [...new Set(variations.flatMap(({ options }) => Object.values(options)))].sort(),
    variationSpecifications: [
      ...new Map(variations.flatMap(({ specifications }) => specifications).map((row) => [JSON.stringify(row), row])).values(),
    ],
    weightGrams: weights.length > 0 ? Math.min(...weights) : null,
    priceCents,
    referenceCents: references.length > 0 ? Math.max(...references) : null,
  };
}

/** A variation that ships the same or next day: in stock and not made to order. */
export type ReadyGoods = Pick<SoldVariation, 'productId' | 'weightGrams' | 'deliveryClass'> & Pick<Shelves, 'from'>;

/** The products' variations that can ship at once; one query per table, as above. */
export async function getReady(db: Db, productIds: readonly number[]): Promise<ReadyGoods[]> {
  const shelves = await shelvesOf(db, productIds);
  return readyOf(await findVariations(db, productIds), shelves);
}

/** By variation, the warehouses that stock it. */
async function shelvesOf(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  return new Map((await findShelves(db, productIds)).map(({ variationId, from }) => [variationId, from]));
}

function readyOf(variations: readonly SoldVariation[], shelves: ReadonlyMap<number, string[]>): ReadyGoods[] {
  return variations.flatMap(({ id, productId, weightGrams, deliveryClass, ready }) => {
    const from = shelves.get(id);
    return ready && from ? [{ productId, weightGrams, deliveryClass, from }] : [];
  });
}
