import type { SampleProduct } from '../product.ts';
import { products as bath } from './bath/index.ts';
import { products as bedding } from './bedding/index.ts';
import { products as decor } from './decor/index.ts';
import { products as furniture } from './furniture/index.ts';
import { products as holidayAndGifts } from './holiday-and-gifts/index.ts';
import { products as kids } from './kids/index.ts';
import { products as kitchen } from './kitchen/index.ts';
import { products as lighting } from './lighting/index.ts';
import { products as outdoor } from './outdoor/index.ts';
import { products as rugs } from './rugs/index.ts';
import { products as storageAndCleaning } from './storage-and-cleaning/index.ts';

/** Every product of the sample catalogue, department by department in the order of the menu. */
export const products: readonly SampleProduct[] = [
  ...furniture,
  ...rugs,
  ...decor,
  ...bedding,
  ...bath,
  ...lighting,
  ...storageAndCleaning,
  ...kitchen,
  ...outdoor,
  ...kids,
  ...holidayAndGifts,
];
