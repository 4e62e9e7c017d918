import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import '../server/reactions.ts';
import { seedDemonstration } from './demonstration.ts';

/** `npm run seed`: fills an empty shop with the demonstration catalogue; a filled one is left alone. */
const config = readConfig(process.env);
const database = await openDatabase(config.database);
try {
  await migrate(database);
  const written = await seedDemonstration(database, config);
  console.log(written > 0 ? `The demonstration catalogue is in: ${written} products.` : 'The shop has its products.');
} finally {
  await database.close();
}
