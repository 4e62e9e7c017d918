import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import '../server/reactions.ts';
import { workOutFigures } from '../server/recommendations/index.ts';

/** `npm run recommend`: works out at once what is bought together and which quality tags products have earned, as every night. */
const database = await openDatabase(readConfig(process.env).database);
try {
  await migrate(database);
  await workOutFigures(database, new Date());
  console.log('Pairs and quality tags are as of now.');
} finally {
  await database.close();
}
