import { join } from 'node:path';
import { buildSample } from '../sample/build.ts';
import { taxonomy } from '../sample/taxonomy.ts';
import { seedCatalog } from '../server/catalog/index.ts';
import { MediaStore } from '../server/media/index.ts';
import type { Config } from '../server/platform/config.ts';
import type { Database } from '../server/platform/db/index.ts';
import { progressBar } from './progress.ts';

/** Fills an empty shop with the demonstration catalogue, and goes on with one that was cut off; answers the products written. */
export async function seedDemonstration(database: Database, config: Pick<Config, 'dataDir'>): Promise<number> {
  const progress = progressBar(process.stderr, 'Stocking the shelves');
  try {
    return await seedCatalog(
      database,
      new MediaStore(join(config.dataDir, 'media')),
      { taxonomy, products: buildSample },
      { now: new Date(), onProgress: (done, total) => progress.show(done, total, `${done} of ${total} products`) },
    );
  } finally {
    progress.end();
  }
}
