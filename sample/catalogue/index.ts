import type { SampleProduct } from '../product.ts';
import { products as furniture } from './furniture/index.ts';
import { products as kids } from './kids/index.ts';
import { products as lighting } from './lighting/index.ts';
import { products as outdoor } from './outdoor/index.ts';
import { products as rugs } from './rugs/index.ts';

/** Every product of the sample catalogue, department by department. */
export const products: readonly SampleProduct[] = [...furniture, ...rugs, ...lighting, ...outdoor, ...kids];
