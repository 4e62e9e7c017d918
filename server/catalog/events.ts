import { defineEvent } from '../platform/events.ts';
import type { ReviewRecord } from './import/record.ts';

/** A product changed in a way that pages, search or feeds show: texts, prices, pictures, options, categories, or whether it is sold. */
export const productChanged = defineEvent<{ productIds: number[] }>('catalog.product_changed');

/**
 * Visible stock changed: a variation sold out or came back, or a displayed quantity ("Only 3 left", `shownUpTo`) is different. Going from
 * 80 to 79 emits nothing, so orders do not renew pages.
 */
export const stockChanged = defineEvent<{ productIds: number[] }>('catalog.stock_changed');

/** Import records contained reviews, which the reviews domain stores (an empty list removes those imported earlier). */
export const reviewsSupplied = defineEvent<{ supplied: { productId: number; reviews: readonly ReviewRecord[] }[] }>(
  'catalog.reviews_supplied',
);

/** Average ratings of products changed; null without ratings. */
export const ratingChanged = defineEvent<{ ratings: { productId: number; average: number | null; count: number; popularity: number }[] }>(
  'catalog.rating_changed',
);

/** Products have earned quality tags or lost them. */
export const qualityChanged = defineEvent<{ productIds: number[] }>('catalog.quality_changed');

/** A category was merged into another one and is gone. */
export const categoryMerged = defineEvent<{ from: MergedCategory; into: MergedCategory }>('catalog.category_merged');

interface MergedCategory {
  readonly taxonomyId: number;
  readonly path: string;
}

/** Categories were created, renamed, moved, ordered or hidden, or the menu's own items changed, which changes the menu on every page. */
export const categoriesChanged = defineEvent<Record<string, never>>('catalog.categories_changed');
