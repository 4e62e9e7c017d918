/**
 * Reviews own what shoppers say of products, their photos and who found it helpful. They promise that a product's rating is the average of
 * its published reviews, that nothing is published unread outside the demonstration, and that a customer has one review of a product.
 */
export { reviewVoted } from './events.ts';
export { keepSuppliedReviews } from './importing/operations.ts';
export { approveReview, rejectReview } from './moderation/operations.ts';
export { findWaiting, type WaitingReview } from './moderation/store.ts';
export { mountReviews } from './routes.ts';
