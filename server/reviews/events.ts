import { defineEvent } from '../platform/events.ts';

/** A product's review was voted helpful; cached pages show one vote too few. */
export const reviewVoted = defineEvent<{ productId: number }>('reviews.review_voted');

/** The shop answered a review of a product, or changed or removed its answer. */
export const reviewAnswered = defineEvent<{ productId: number }>('reviews.review_answered');
