import { readConfig } from '../server/platform/config/config.ts';
import { rebuild } from '../server/search/index.ts';
import { withShop } from '../server/shop.ts';

/** `npm run search:rebuild`: rebuilds the search data from the catalogue while shoppers search (docs/operations/search.md). */
await withShop(readConfig(process.env), async ({ database }) => {
  console.log('Making what search reads anew …');
  console.log(`Search is as the catalogue is: ${await rebuild(database)} products.`);
});
