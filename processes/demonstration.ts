import { join } from 'node:path';
import { buildSample } from '../sample/build.ts';
import { pastOrders } from '../sample/making/history.ts';
import { pairings } from '../sample/pairings.ts';
import { taxonomy } from '../sample/taxonomy.ts';
import { seedCatalog } from '../server/catalog/index.ts';
import { MediaStore } from '../server/media/index.ts';
import type { Config } from '../server/platform/config.ts';
import type { Database } from '../server/platform/db/index.ts';
import { seedHistory, workOutFigures } from '../server/recommendations/index.ts';
import { progressBar } from './progress.ts';
import { seedWrittenContent } from './written-content.ts';

/** Fills an empty shop with the demonstration catalogue and the brands' content, and goes on with one that was cut off; answers the products written. */
export async function seedDemonstration(database: Database, config: Pick<Config, 'dataDir'>): Promise<number> {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const media = new MediaStore(join(config.dataDir, 'media'));
  const progress = progressBar(process.stderr, 'Stocking the shelves');
  try {
    const written = await seedCatalog(
      database,
      media,
      { taxonomy, products: () => buildSample(today) },
      { now, onProgress: (done, total) => progress.show(done, total, `${done} of ${total} products`) },
    );
    if (written > 0) {
      await seedHistory(database, pastOrders(today), pairings);
      await workOutFigures(database, now);
    }
    await seedWrittenContent(database, media, now);
    return written;
  } finally {
    progress.end();
  }
}
