/**
 * Owns shoppers' reviews, photos and helpful votes. Guarantees that a product's rating is the average of its published reviews, that outside the
 * demonstration nothing is published unread, and that a customer has one review per product.
 */
export { listReviewsOf } from './desk/listing.ts';
export { countReportedReviews, countWaitingReviews } from './desk/store.ts';
export { reviewChanged, reviewVoted } from './events.ts';
export { keepSuppliedReviews } from './importing/operations.ts';
export { approveReview, rejectReview } from './moderation/operations.ts';
export { findWaiting, type WaitingReview } from './moderation/store.ts';
export { eraseFromReviews, moveReviews } from './personal/operations.ts';
export { countReviewsOf, findReviewData } from './personal/store.ts';
export { mountReviews } from './routes.ts';
export { findReviewed } from './writing/store.ts';
