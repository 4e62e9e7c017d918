import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { rebuild } from '../server/search/index.ts';

/** `npm run search:rebuild`: makes what search reads anew from the catalogue, while shoppers search (docs/operations/search.md). */
const config = readConfig(process.env);
const database = await openDatabase(config.database);
try {
  await migrate(database);
  console.log('Making what search reads anew …');
  console.log(`Search is as the catalogue is: ${await rebuild(database)} products.`);
} finally {
  await database.close();
}
