import type { SampleProduct } from '../../product.ts';
import { products as flatweave } from './flatweave.ts';
import { products as runnersAndMats } from './runners-and-mats.ts';
import { products as washableAndVintage } from './washable-and-vintage.ts';
import { products as wool } from './wool.ts';

/** Everything the sample shop sells in Rugs. */
export const products: readonly SampleProduct[] = [...wool, ...flatweave, ...washableAndVintage, ...runnersAndMats];
