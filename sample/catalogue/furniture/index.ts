import type { SampleProduct } from '../../product.ts';
import { products as armchairs } from './armchairs.ts';
import { products as coffeeTables } from './coffee-tables.ts';
import { products as livingStorage } from './living-storage.ts';
import { products as ottomans } from './ottomans.ts';
import { products as sectionals } from './sectionals.ts';
import { products as sofas } from './sofas.ts';

export const products: readonly SampleProduct[] = [...sofas, ...sectionals, ...armchairs, ...ottomans, ...coffeeTables, ...livingStorage];
