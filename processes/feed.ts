import { flagship } from '../contract/family.ts';
import { openContent } from '../server/content/index.ts';
import { writeProductFeed } from '../server/feeds/index.ts';
import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createLog } from '../server/platform/log.ts';
import { shopfrontOf } from './shopfront.ts';

/** `npm run feed -- FILE`: writes the product feed that the shop also serves at `/feeds/products.xml` (docs/how-to/feeds.md). */
const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0) {
  console.error('Usage: npm run feed -- FILE');
  process.exit(2);
}
const config = readConfig(process.env);
const database = await openDatabase(config.database);
try {
  await migrate(database);
  const content = openContent({ database, config, log: createLog(config.logLevel) });
  await writeProductFeed(database.read, shopfrontOf(config, flagship, content), file);
  console.log(`The product feed is in ${file}.`);
} finally {
  await database.close();
}
