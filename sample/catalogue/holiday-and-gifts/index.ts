import type { SampleProduct } from '../../product.ts';
import { products as candlelightAndGifts } from './candlelight-and-gifts.ts';
import { products as holidayDecor } from './holiday-decor.ts';

/** Everything in Holiday & Gifts. */
export const products: readonly SampleProduct[] = [...holidayDecor, ...candlelightAndGifts];
