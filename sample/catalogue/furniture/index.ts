import type { SampleProduct } from '../../product.ts';
import { products as armchairs } from './armchairs.ts';
import { products as bedroomStorage } from './bedroom-storage.ts';
import { products as beds } from './beds.ts';
import { products as coffeeTables } from './coffee-tables.ts';
import { products as dining } from './dining.ts';
import { products as diningSeats } from './dining-seats.ts';
import { products as homeOffice } from './home-office.ts';
import { products as livingStorage } from './living-storage.ts';
import { products as ottomans } from './ottomans.ts';
import { products as sectionals } from './sectionals.ts';
import { products as sofas } from './sofas.ts';

/** Everything the sample shop sells in Furniture. */
export const products: readonly SampleProduct[] = [
  ...sofas,
  ...sectionals,
  ...armchairs,
  ...ottomans,
  ...coffeeTables,
  ...livingStorage,
  ...beds,
  ...bedroomStorage,
  ...dining,
  ...diningSeats,
  ...homeOffice,
];
