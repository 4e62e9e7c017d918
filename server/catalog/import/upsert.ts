import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { reviewsSupplied } from '../events.ts';
import { republish } from '../products/operations.ts';
import { lockStock } from '../stock/operations.ts';
import { ensureCategories } from '../taxonomy/operations.ts';
import { slugOf } from '../taxonomy/paths.ts';
import type { Illustrated } from './prepared.ts';
import type { ProductRecord } from './record.ts';
import { imageSaves, productSave, stockSaves, variationSaves } from './rows.ts';
import { withOwnSkus } from './skus.ts';
import {
  addImages,
  addListings,
  addStock,
  deleteImages,
  deleteListings,
  emptyOtherShelves,
  findKnown,
  findSkuOwners,
  findWarehouses,
  keepPastPrices,
  retireOthers,
  type StockSave,
  saveProducts,
  saveStock,
  saveVariations,
} from './store.ts';

export interface Upserted {
  created: number;
  updated: number;
  unchanged: number;
  warnings: { handle: string; message: string }[];
}

/**
 * Makes or updates products by handle and their variations by SKU, in a number of statements that does not grow with the batch.
 * A record whose content is as it was writes nothing. Variations a record no longer names are retired; stock becomes what the
 * record says. Handles must not repeat within a batch.
 */
export async function upsertProducts(tx: Tx, entries: readonly Illustrated[], now: Date): Promise<Upserted> {
  const known = await findKnown(tx, handlesOf(entries));
  const changed = entries.filter(({ record, hash, again }) => again || known.get(record.handle)?.hash !== hash);
  const created = changed.filter(({ record }) => !known.has(record.handle)).length;
  const result = { created, updated: changed.length - created, unchanged: entries.length - changed.length };
  if (changed.length === 0) return { ...result, warnings: [] };

  const { settled, warnings } = await settleSkus(tx, changed);
  const categories = await ensureCategories(tx, categoriesOf(settled));
  const products = settled.map((entry) =>
    productSave(entry, {
      slug: slugOf(entry.record.name),
      categoryId: idOf(categories, entry.record.category),
      introducedOn: entry.record.introducedOn ?? known.get(entry.record.handle)?.introducedOn ?? now.toISOString().slice(0, 10),
    }),
  );
  const productIds = await saveProducts(tx, products, now);
  const numbered = settled.map((entry) => ({ ...entry, productId: idOf(productIds, entry.record.handle) }));
  const before = numbered.filter(({ record }) => known.has(record.handle)).map(({ productId }) => productId);
  if (before.length > 0) await deleteListings(tx, before);
  await addListings(
    tx,
    numbered.flatMap(({ productId, record }) => (record.alsoIn ?? []).map((path) => ({ productId, categoryId: idOf(categories, path) }))),
  );
  await saveGoods(tx, numbered, before, now);
  const supplied = numbered.flatMap(({ productId, record }) => (record.reviews ? [{ productId, reviews: record.reviews }] : []));
  if (supplied.length > 0) await emit(tx, reviewsSupplied, { supplied });
  await republish(
    tx,
    [...productIds.values()].sort((a, b) => a - b),
    now,
  );
  return { ...result, warnings };
}

type Numbered = Illustrated & { productId: number };

/** Pictures, variations and stock. What there was of the products `before` and is not named any more goes. */
async function saveGoods(tx: Tx, entries: readonly Numbered[], before: readonly number[], now: Date): Promise<void> {
  if (before.length > 0) await deleteImages(tx, before);
  const images = entries.flatMap((entry) => imageSaves(entry, entry.productId));
  await addImages(tx, images);
  const imagesOf = Map.groupBy(images, (image) => image.productId);
  const variations = entries.flatMap(({ record, productId }) => variationSaves(record, productId, imagesOf.get(productId) ?? []));
  if (before.length > 0) await keepPastPrices(tx, variations);
  const variationIds = await saveVariations(tx, variations, now);
  const variationId = (sku: string) => idOf(variationIds, sku);
  const warehouses = await findWarehouses(tx);
  const wasThere = new Set(before);
  const [known, fresh] = [true, false].map((there) =>
    entries.flatMap(({ record, productId }) =>
      wasThere.has(productId) === there ? stockSaves(record, productId, variationId, warehouses) : [],
    ),
  ) as [StockSave[], StockSave[]];
  if (before.length > 0) {
    await retireOthers(tx, before, [...variationIds.values()], now);
    // New ones nobody else sees yet; the others a buyer may be taking at this moment.
    await lockStock(tx, [...variationIds.values()]);
    await emptyOtherShelves(tx, before, known);
    await saveStock(tx, known);
  }
  if (fresh.length > 0) await addStock(tx, fresh);
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key} was not stored`);
  return id;
}

type Identified = Pick<Illustrated, 'record' | 'hash'>;

/** Which of the entries would change anything; asked before pictures are drawn, so that an unchanged record costs nothing. */
export async function changedOnly<E extends Identified>(db: Db, entries: readonly E[]): Promise<E[]> {
  const known = await findKnown(db, handlesOf(entries));
  return entries.filter(({ record, hash }) => known.get(record.handle)?.hash !== hash);
}

/** What importing the entries would do. */
export async function countChanges(db: Db, entries: readonly Identified[]): Promise<Omit<Upserted, 'warnings'>> {
  const known = await findKnown(db, handlesOf(entries));
  const unchanged = entries.filter(({ record, hash }) => known.get(record.handle)?.hash === hash).length;
  const created = entries.filter(({ record }) => !known.has(record.handle)).length;
  return { created, updated: entries.length - created - unchanged, unchanged };
}

async function settleSkus(
  tx: Tx,
  entries: readonly Illustrated[],
): Promise<{ settled: Illustrated[]; warnings: { handle: string; message: string }[] }> {
  const owners = await findSkuOwners(
    tx,
    entries.flatMap(({ record }) => record.variations.map((variation) => variation.sku)),
  );
  const all: { handle: string; message: string }[] = [];
  const settled = entries.map((entry) => {
    const { record, warnings } = withOwnSkus(entry.record, owners);
    const renamed = new Map(entry.record.variations.map(({ sku }, i) => [sku, record.variations[i]?.sku ?? sku]));
    for (const { sku } of record.variations) owners.set(sku, record.handle);
    all.push(...warnings.map((message) => ({ handle: record.handle, message })));
    const images = entry.images.map((image) => ({
      ...image,
      ...(image.skus && { skus: image.skus.map((sku) => renamed.get(sku) ?? sku) }),
    }));
    return { ...entry, record, images };
  });
  return { settled, warnings: all };
}

/** Paths of the categories they are listed in. */
export function categoriesOf(entries: readonly { record: ProductRecord }[]): string[] {
  return entries.flatMap(({ record }) => [record.category, ...(record.alsoIn ?? [])]);
}

function handlesOf(entries: readonly { record: { handle: string } }[]): string[] {
  return entries.map(({ record }) => record.handle);
}
