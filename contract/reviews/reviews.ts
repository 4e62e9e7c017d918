import type { Endpoints } from '../api/endpoint.ts';
import type { reviewDeclarations } from './reviews.schemas.ts';

export * from './reviews.rules.ts';
export type { Review, ReviewAnswer, ReviewChoice, ReviewPage, ReviewPhoto, ReviewReply } from './reviews.schemas.ts';

export const reviewEndpoints: Endpoints<typeof reviewDeclarations> = {
  getReviews: { method: 'GET', path: '/api/reviews' },
  getReview: { method: 'GET', path: '/api/reviews/id' },
  like: { method: 'POST', path: '/api/reviews/feedback', query: ['reviewId'] },
  report: { method: 'POST', path: '/api/reviews/report', query: ['reviewId'] },
};
