import type { SampleProduct } from '../../product.ts';
import { products as candlesAndTrays } from './candles-and-trays.ts';
import { products as clocksAndFrames } from './clocks-and-frames.ts';
import { products as curtains } from './curtains.ts';
import { products as mirrors } from './mirrors.ts';
import { products as objectsAndBaskets } from './objects-and-baskets.ts';
import { products as plantsAndStems } from './plants-and-stems.ts';
import { products as throwPillows } from './throw-pillows.ts';
import { products as throws } from './throws.ts';
import { products as vases } from './vases.ts';
import { products as wallArt } from './wall-art.ts';

/** Everything in Decor. */
export const products: readonly SampleProduct[] = [
  ...mirrors,
  ...wallArt,
  ...clocksAndFrames,
  ...throwPillows,
  ...throws,
  ...curtains,
  ...vases,
  ...candlesAndTrays,
  ...objectsAndBaskets,
  ...plantsAndStems,
];
