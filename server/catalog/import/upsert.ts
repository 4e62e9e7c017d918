import { shopDay } from '../../../contract/values/shop-days.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import { reviewsSupplied } from '../events.ts';
import { republish } from '../products/operations.ts';
import { changesTo, type StockCause } from '../stock/changes.ts';
import { insertChanges, lockRows } from '../stock/store.ts';
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
  findOwners,
  findWarehouses,
  keepPastPrices,
  retireOthers,
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
 * Upserts products by handle and their variations by SKU. An unchanged record writes nothing; a changed one is complete: variations it
 * lacks are retired. Handles must be unique within a batch.
 */
export async function upsertProducts(tx: Tx, entries: readonly Illustrated[], now: Date): Promise<Upserted> {
  const known = await findKnown(tx, handlesOf(entries));
  const changed = entries.filter(({ record, hash }) => known.get(record.handle)?.hash !== hash);
  const created = changed.filter(({ record }) => !known.has(record.handle)).length;
  const result = { created, updated: changed.length - created, unchanged: entries.length - changed.length };
  if (changed.length === 0) return { ...result, warnings: [] };
  const { settled, warnings } = await settleSkus(tx, changed);
  const whole = settled.map((entry) => ({ ...entry, introducedOn: known.get(entry.record.handle)?.introducedOn ?? null, stocked: null }));
  await writeProducts(tx, whole, { kind: 'imported', actor: 'system' }, now);
  return { ...result, warnings };
}

/** A complete product with its pictures and stock. */
export interface Writing extends Omit<Illustrated, 'pictures' | 'snapshots' | 'film' | 'modelFile'> {
  /** Of an existing product. */
  introducedOn: string | null;
  /** SKUs whose stock is written; null for all. */
  stocked: ReadonlySet<string> | null;
}

/** Writes products in a number of statements that does not grow with the batch. Changes of stock are recorded with their cause. */
export async function writeProducts(tx: Tx, entries: readonly Writing[], cause: StockCause, now: Date): Promise<void> {
  if (entries.length === 0) return;
  const categories = await ensureCategories(tx, categoriesOf(entries));
  const products = entries.map((entry) =>
    productSave(entry, {
      slug: slugOf(entry.record.name),
      categoryId: idOf(categories, entry.record.category),
      introducedOn: entry.record.introducedOn ?? entry.introducedOn ?? shopDay(now),
    }),
  );
  const productIds = await saveProducts(tx, products, now);
  const numbered = entries.map((entry) => ({ ...entry, productId: idOf(productIds, entry.record.handle) }));
  const before = numbered.filter(({ introducedOn }) => introducedOn !== null).map(({ productId }) => productId);
  if (before.length > 0) await deleteListings(tx, before);
  await addListings(
    tx,
    numbered.flatMap(({ productId, record }) => (record.alsoIn ?? []).map((path) => ({ productId, categoryId: idOf(categories, path) }))),
  );
  await saveGoods(tx, numbered, before, cause, now);
  const supplied = numbered.flatMap(({ productId, record }) => (record.reviews ? [{ productId, reviews: record.reviews }] : []));
  if (supplied.length > 0) await emit(tx, reviewsSupplied, { supplied });
  await republish(
    tx,
    [...productIds.values()].sort((a, b) => a - b),
    now,
  );
}

type Numbered = Writing & { productId: number };

/**
 * Saves pictures, variations and stock. Pictures and variations of existing products (`before`) that are no longer named are removed;
 * unmentioned stock stays.
 */
async function saveGoods(tx: Tx, entries: readonly Numbered[], before: readonly number[], cause: StockCause, now: Date): Promise<void> {
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
  const stockOf = (there: boolean) =>
    entries.flatMap(({ record, productId, stocked }) =>
      wasThere.has(productId) === there ? stockSaves(record, productId, variationId, warehouses, stocked) : [],
    );
  const known = stockOf(true);
  const fresh = stockOf(false);
  if (before.length > 0) {
    await retireOthers(tx, before, [...variationIds.values()], now);
    // New variations are not visible yet; existing ones may be in use by buyers.
    const counted = [...new Set(known.map((row) => row.variationId))];
    const shelves = await lockRows(tx, counted);
    await emptyOtherShelves(tx, counted, known);
    await saveStock(tx, known);
    await insertChanges(tx, changesTo(known, shelves), cause, now);
  }
  if (fresh.length > 0) await addStock(tx, fresh, cause, now);
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key} was not stored`);
  return id;
}

type Identified = Pick<Illustrated, 'record' | 'hash'>;

/** The entries that would change anything; checked before storing pictures, so unchanged records cost nothing. */
export async function changedOnly<E extends Identified>(db: Db, entries: readonly E[]): Promise<E[]> {
  const known = await findKnown(db, handlesOf(entries));
  return entries.filter(({ record, hash }) => known.get(record.handle)?.hash !== hash);
}

async function settleSkus(
  tx: Tx,
  entries: readonly Illustrated[],
): Promise<{ settled: Illustrated[]; warnings: { handle: string; message: string }[] }> {
  const owners = await findOwners(
    tx,
    entries.map(({ record }) => record),
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
