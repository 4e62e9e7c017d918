import type { SampleProduct } from '../../product.ts';
import { products as binsAndShelves } from './bins-and-shelves.ts';
import { products as closetAndEntry } from './closet-and-entry.ts';
import { products as laundryAndCleaning } from './laundry-and-cleaning.ts';

/** Everything in Storage & Cleaning. */
export const products: readonly SampleProduct[] = [...binsAndShelves, ...closetAndEntry, ...laundryAndCleaning];
