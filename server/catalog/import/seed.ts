import type { MediaStore } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { saveTaxonomy, type TaxonomyNode } from '../taxonomy/operations.ts';
import { illustrate } from './illustrate.ts';
import { type FilmFile, type Illustrated, type Prepared, type ProductPicture, prepare, type ReviewSnapshot } from './prepared.ts';
import type { ProductRecord } from './record.ts';
import { readRecord } from './schema.ts';
import { findLastRun, findWarehouses, finishRun, hasProducts, refreshStatistics, startRun } from './store.ts';
import { changedOnly, upsertProducts } from './upsert.ts';

/** A built-in catalogue: its tree and products with photographs, GLB files and films. */
export interface Assortment {
  taxonomy: readonly TaxonomyNode[];
  products: () => readonly {
    record: ProductRecord;
    pictures: readonly ProductPicture[];
    snapshots?: readonly ReviewSnapshot[];
    model?: string;
    film?: FilmFile;
  }[];
}

const batchSize = 50;

/** Identifies seeding among import runs. */
const runName = 'built-in catalogue';

/**
 * Fills an empty catalogue; returns the number of products written. An interrupted seeding is resumed; a shop that has products or was
 * seeded before is left alone.
 */
export async function seedCatalog(
  database: Database,
  media: MediaStore,
  assortment: Assortment,
  { now, onProgress }: { now: Date; onProgress?: (done: number, total: number) => void },
): Promise<number> {
  const earlier = await findLastRun(database.read, runName);
  if (earlier?.finished || (!earlier && (await hasProducts(database.read)))) return 0;
  const runId = await database.transact(async (tx) => {
    await saveTaxonomy(tx, assortment.taxonomy);
    return startRun(tx, { fileHash: runName, format: 'records', lastLine: 0, laysOut: false }, now);
  });
  const entries = await checkedEntries(database, assortment);
  let written = 0;
  for (let done = 0; done < entries.length; done += batchSize) {
    const changed = await changedOnly(database.read, entries.slice(done, done + batchSize));
    const illustrated: Illustrated[] = [];
    for (const entry of changed) illustrated.push(await illustrate(media, entry));
    const { created, updated } = await database.transact((tx) => upsertProducts(tx, illustrated, now));
    written += created + updated;
    onProgress?.(Math.min(done + batchSize, entries.length), entries.length);
  }
  await database.transact((tx) => finishRun(tx, runId, { written }, now));
  await refreshStatistics(database.read, 1);
  return written;
}

async function checkedEntries(database: Database, assortment: Assortment): Promise<Prepared[]> {
  const warehouses = new Set(await findWarehouses(database.read));
  return assortment.products().map(({ record, pictures, snapshots, model, film }) => {
    const read = readRecord(record, warehouses);
    if (!read.ok) throw new Error(`${record.handle} of the built-in catalogue is wrong: ${read.faults.join('; ')}`);
    return prepare(read.record, { pictures, ...(snapshots && { snapshots }), ...(model && { modelFile: model }), ...(film && { film }) });
  });
}
