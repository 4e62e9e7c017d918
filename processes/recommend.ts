import { readConfig } from '../server/platform/config/config.ts';
import { clockOf } from '../server/platform/time/clock.ts';
import { computeFigures } from '../server/recommendations/index.ts';
import { withShop } from '../server/shop.ts';

/** `npm run recommend`: recomputes bought-together pairs and quality tags, as every night. */
await withShop(readConfig(process.env), ({ database }) => computeFigures(database, clockOf(database).now()));
console.log('Pairs and quality tags are as of now.');
