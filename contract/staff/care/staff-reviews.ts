import type { Endpoints } from '../../api/endpoint.ts';
import type { staffReviewDeclarations } from './staff-reviews.schemas.ts';

export * from './staff-reviews.rules.ts';
export type { ListedReview, ReviewFilter, StaffReview } from './staff-reviews.schemas.ts';

const one = '/api/staff/reviews/:reviewId';

export const staffReviewEndpoints: Endpoints<typeof staffReviewDeclarations> = {
  list: { method: 'GET', path: '/api/staff/reviews' },
  get: { method: 'GET', path: one },
  decide: { method: 'POST', path: one },
  withdraw: { method: 'POST', path: `${one}/withdrawal` },
  restore: { method: 'DELETE', path: `${one}/withdrawal` },
  answer: { method: 'PUT', path: `${one}/answer` },
  removeAnswer: { method: 'DELETE', path: `${one}/answer` },
  settleReports: { method: 'DELETE', path: `${one}/reports` },
};
