import { parseArgs } from 'node:util';
import { family, flagship } from '../brands/family.ts';
import { writeProductFeed } from '../server/feeds/index.ts';
import { readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { withShop } from '../server/shop.ts';
import { asCalled } from './output/as-called.ts';
import { shopfrontOf } from './serving/shopfront.ts';

/** `npm run feed -- FILE [--brand KEY]`: writes the product feed that a brand's shop also serves at `/feeds/products.xml` (docs/how-to/feeds.md). */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { brand: { type: 'string', default: flagship } } });
const [file, ...more] = positionals;
await withShop(readConfig(process.env), async (shop) => {
  // Brands made in the console are known once the shop is open.
  const brand = family.find(({ key }) => key === values.brand);
  if (!file || more.length > 0 || !brand) {
    console.error(asCalled(`Usage: npm run feed -- FILE [--brand ${family.map(({ key }) => key).join('|')}]`));
    process.exitCode = 2;
    return;
  }
  await writeProductFeed(shop.database.read, shopfrontOf(shop, brand.key), file, clockOf(shop.database).now());
  console.log(`The product feed of ${brand.name} is in ${file}.`);
});
