import { join } from 'node:path';
import { sql } from 'kysely';
import { seedCatalog } from '../../server/catalog/index.ts';
import { MediaStore } from '../../server/media/index.ts';
import type { Database } from '../../server/platform/db/index.ts';

/** Stocks an empty shop with one lamp; returns its variation. `dataDir`: the shop's folder. */
export async function stockLamp(database: Database, dataDir: string, stock: number): Promise<number> {
  const record = {
    handle: 'lamp',
    name: 'Lamp',
    category: 'lighting',
    description: '<p>A lamp.</p>',
    variations: [{ sku: 'LAMP', price: 2500, stock }],
  };
  const assortment = { taxonomy: [], products: () => [{ record, pictures: [] }] };
  await seedCatalog(database, new MediaStore(join(dataDir, 'media')), assortment, { now: new Date() });
  const { rows } = await sql<{ id: number }>`select id from catalog.variation`.execute(database.read);
  return rows[0]?.id ?? 0;
}
