import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from '../../platform/db/index.ts';
import { prepare } from '../import/prepared.ts';
import type { ProductRecord, VariationRecord } from '../import/record.ts';
import { readRecord } from '../import/schema.ts';
import { type Upserted, upsertProducts } from '../import/upsert.ts';

/** A complete product record; a test overrides what it is about. */
export function aProduct(given: Partial<ProductRecord> & { handle: string }): ProductRecord {
  return {
    name: given.handle.replaceAll('-', ' '),
    category: 'furniture/living-room/sofas',
    description: '<p>Stands on four legs.</p>',
    variations: [aVariation({ sku: given.handle.toUpperCase() })],
    images: [{ src: '/media/aa/bbcc.svg', alt: given.handle, width: 800, height: 800, tint: '#ddccbb' }],
    introducedOn: '2025-03-01',
    ...given,
  };
}

export function aVariation(given: Partial<VariationRecord> & { sku: string }): VariationRecord {
  return { price: 19_900, stock: 10, ...given };
}

/** Puts products on sale, as an import does. */
export async function stockProducts(database: Database, records: readonly ProductRecord[], now = new Date()): Promise<Upserted> {
  const entries = records.map((record) => {
    const read = readRecord(record, new Set(['east', 'central', 'west']));
    if (!read.ok) throw new Error(`${record.handle}: ${read.faults.join('; ')}`);
    return { ...prepare(read.record), images: read.record.images ?? [], model: read.record.model ?? null };
  });
  return database.transact((tx) => upsertProducts(tx, entries, now));
}

/** Deletes all products and everything that refers to them. */
export async function emptyCatalogue(database: Database): Promise<void> {
  await database.transact((tx) => sql`truncate catalog.product, search.document, reviews.review, reviews.summary cascade`.execute(tx));
}

/** Product ids by handle. */
export async function productIds(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ handle: string; id: number }>`select handle, id from catalog.product`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.handle, row.id]));
}

/** Variation ids by SKU. */
export async function variationIds(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`select sku, id from catalog.variation`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.sku, row.id]));
}

/** Category ids by path. */
export async function categoryIdsByPath(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ slugs: string; id: number }>`select slugs, id from catalog.category`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.slugs, row.id]));
}

/** A file with this text in its own folder. */
export async function aFile(name: string, text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'mantel-import-')), name);
  await writeFile(file, text);
  return file;
}
