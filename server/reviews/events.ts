import { defineEvent } from '../platform/events.ts';

/** Somebody found a review of the product helpful; pages that are kept show one vote too few. */
export const reviewVoted = defineEvent<{ productId: number }>('reviews.review_voted');
