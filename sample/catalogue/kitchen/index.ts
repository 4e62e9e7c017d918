import type { SampleProduct } from '../../product.ts';
import { products as bakeware } from './bakeware.ts';
import { products as cookware } from './cookware.ts';
import { products as foodPrep } from './food-prep.ts';
import { products as pantry } from './pantry.ts';
import { products as tableware } from './tableware.ts';

/** Everything in Kitchen. */
export const products: readonly SampleProduct[] = [...cookware, ...bakeware, ...tableware, ...foodPrep, ...pantry];
