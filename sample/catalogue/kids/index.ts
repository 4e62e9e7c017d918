import type { SampleProduct } from '../../product.ts';
import { products as kidsBedroom } from './kids-bedroom.ts';
import { products as nursery } from './nursery.ts';
import { products as playroom } from './playroom.ts';

/** Everything the sample shop sells in Kids. */
export const products: readonly SampleProduct[] = [...nursery, ...kidsBedroom, ...playroom];
