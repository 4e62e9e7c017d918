import { defineEvent } from '../platform/events.ts';

/** A product's review was voted helpful, or less so; cached pages show another number of votes. */
export const reviewVoted = defineEvent<{ productId: number }>('reviews.review_voted');

/** What a product's published review shows has changed, other than its stars. */
export const reviewChanged = defineEvent<{ productId: number }>('reviews.review_changed');
