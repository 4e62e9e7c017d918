import { defineEvent } from '../platform/events.ts';
import type { ReviewRecord } from './import/record.ts';

/** Something of a product that pages, search or feeds show has changed: texts, prices, pictures, options, categories, whether it is sold. */
export const productChanged = defineEvent<{ productIds: number[] }>('catalog.product_changed');

/**
 * The stock a shopper can see has changed: a variation sold out or came back, or a quantity that is shown ("Only 3 left",
 * `shownUpTo`) is another. Going from 80 to 79 is not told, so that a page is not made anew with every order.
 */
export const stockChanged = defineEvent<{ productIds: number[] }>('catalog.stock_changed');

/** Import records brought reviews along; the reviews domain keeps them (an empty list takes earlier imported ones away). */
export const reviewsSupplied = defineEvent<{ supplied: { productId: number; reviews: readonly ReviewRecord[] }[] }>(
  'catalog.reviews_supplied',
);

/** The average rating of products is another; null while nobody has rated. */
export const ratingChanged = defineEvent<{ ratings: { productId: number; average: number | null; count: number; popularity: number }[] }>(
  'catalog.rating_changed',
);

/** Products have earned quality tags or lost them. */
export const qualityChanged = defineEvent<{ productIds: number[] }>('catalog.quality_changed');

/** Categories were made or renamed: the menu, which stands on every page, is another. */
export const categoriesChanged = defineEvent<Record<string, never>>('catalog.categories_changed');
