import { changedByOthers, defineProblems, notFound } from '../../api/problems.ts';
import { staffProblems } from '../staff.ts';

export const staffReviewProblems = defineProblems({
  ...staffProblems,
  review_not_found: notFound('review'),
  review_not_waiting: { status: 409, message: 'Someone has already decided on this review.' },
  review_not_published: { status: 409, message: 'This review isn’t published.' },
  answer_changed: changedByOthers('answer'),
  review_not_withdrawn: { status: 409, message: 'This review isn’t withdrawn or rejected.' },
  review_replaced: { status: 409, message: 'The author has written another review of this product since. Withdraw that one first.' },
});

/** Where a review stands, as staff call it. A withdrawn one was published before. */
export const reviewStates = ['waiting', 'approved', 'published', 'rejected', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The lists of the console: the states in each. */
export const reviewViews = {
  waiting: ['waiting', 'approved'],
  published: ['published'],
  hidden: ['rejected', 'withdrawn'],
} as const satisfies Readonly<Record<string, readonly ReviewState[]>>;
export type ReviewView = keyof typeof reviewViews;

/** Names of the list's filters, in the order of URLs. */
export const reviewFilterNames = ['q', 'view', 'rating', 'product', 'photos', 'reported'] as const;

/** The longest answer of the shop, in characters. */
export const maxAnswer = 2000;
