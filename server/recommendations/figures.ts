import { allCategories, findStandings, setQualityTags } from '../catalog/index.ts';
import type { Database } from '../platform/db/index.ts';
import { qualityTags } from './quality.ts';
import { findSales, savePairs } from './store.ts';

/** Recomputes bought-together pairs and quality tags from orders and ratings. Safe to repeat. */
export async function computeFigures(database: Database, now: Date): Promise<void> {
  await database.transact((tx) => savePairs(tx, now));
  const [standings, sales, categories] = await Promise.all([
    findStandings(database.read),
    findSales(database.read, now),
    allCategories(database.read),
  ]);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  await database.transact((tx) => setQualityTags(tx, qualityTags(standings, sales, names)));
}
