import { join } from 'node:path';
import { buildSample } from '../sample/build.ts';
import { taxonomy } from '../sample/taxonomy.ts';
import { seedCatalog } from '../server/catalog/index.ts';
import { MediaStore } from '../server/media/index.ts';
import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import '../server/reactions.ts';
import { progressBar } from './progress.ts';

/** `npm run seed`: fills an empty shop with the demonstration catalogue; a filled one is left alone. */
const config = readConfig(process.env);
const database = await openDatabase(config.database);
const progress = progressBar(process.stderr, 'Stocking the shelves');
try {
  await migrate(database);
  const written = await seedCatalog(
    database,
    new MediaStore(join(config.dataDir, 'media')),
    { taxonomy, products: buildSample },
    { now: new Date(), onProgress: (done, total) => progress.show(done, total, `${done} of ${total} products`) },
  );
  progress.end();
  console.log(written > 0 ? `The demonstration catalogue is in: ${written} products.` : 'The shop has its products.');
} finally {
  progress.end();
  await database.close();
}
