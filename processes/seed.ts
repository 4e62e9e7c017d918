import { readConfig } from '../server/platform/config/config.ts';
import { withShop } from '../server/shop.ts';
import { seedDemonstration } from './demonstration/demonstration.ts';

/** `npm run seed`: fills an empty shop with the demonstration catalogue; a filled one is left alone. */
const written = await withShop(readConfig(process.env), seedDemonstration);
console.log(written > 0 ? `The demonstration catalogue is in: ${written} products.` : 'The shop has its products.');
