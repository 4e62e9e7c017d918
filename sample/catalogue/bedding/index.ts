import type { SampleProduct } from '../../product.ts';
import { products as blankets } from './blankets.ts';
import { products as duvetCovers } from './duvet-covers.ts';
import { products as pillowcases } from './pillowcases.ts';
import { products as quilts } from './quilts.ts';
import { products as sheetSets } from './sheet-sets.ts';
import { products as sleepBasics } from './sleep-basics.ts';

/** Everything in Bedding. */
export const products: readonly SampleProduct[] = [...sheetSets, ...duvetCovers, ...pillowcases, ...quilts, ...blankets, ...sleepBasics];
