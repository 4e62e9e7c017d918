import type { ReviewState } from '../../../../contract/staff/care/staff-reviews.ts';

export const reviewStateWords: Readonly<Record<ReviewState, string>> = {
  waiting: 'To moderate',
  approved: 'Publishing soon',
  published: 'Published',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** `★★★★☆`, for sighted readers only. */
export const starsOf = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(5 - stars);
