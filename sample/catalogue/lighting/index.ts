import type { SampleProduct } from '../../product.ts';
import { products as ceiling } from './ceiling.ts';
import { products as floorLamps } from './floor-lamps.ts';
import { products as tableLamps } from './table-lamps.ts';
import { products as wallsAndPortables } from './walls-and-portables.ts';

/** Everything the sample shop sells in Lighting. */
export const products: readonly SampleProduct[] = [...floorLamps, ...tableLamps, ...ceiling, ...wallsAndPortables];
