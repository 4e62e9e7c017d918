import type { Endpoints } from '../api/endpoint.ts';
import type { writeReviewDeclarations } from './write-review.schemas.ts';

export * from './write-review.rules.ts';
export type { ReviewQuestion, ReviewTemplate, UploadedPhoto, WrittenReview } from './write-review.schemas.ts';

export const writeReviewEndpoints: Endpoints<typeof writeReviewDeclarations> = {
  getTemplate: { method: 'GET', path: '/api/reviews/write/template' },
  submit: { method: 'POST', path: '/api/reviews/write/submit' },
  getTemplateAtWrite: { method: 'GET', path: '/api/reviews/write' },
  submitAtWrite: { method: 'POST', path: '/api/reviews/write' },
  uploadPhoto: { method: 'POST', path: '/api/reviews/write/media', query: ['productId'], upload: 'photo' },
};
