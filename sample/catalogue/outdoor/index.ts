import type { SampleProduct } from '../../product.ts';
import { products as fireAndGarden } from './fire-and-garden.ts';
import { products as patioFurniture } from './patio-furniture.ts';
import { products as seatsAndShade } from './seats-and-shade.ts';

/** Everything the sample shop sells in Outdoor. */
export const products: readonly SampleProduct[] = [...patioFurniture, ...seatsAndShade, ...fireAndGarden];
