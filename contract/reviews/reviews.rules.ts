import { captchaProblems } from '../api/captcha.ts';
import { defineProblems } from '../api/problems.ts';

/** `photos`: those with photos first, newest first in each group. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful', 'photos'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Reviews per page of a product's reviews. */
export const reviewsPerPage = 6;

export const reviewProblems = defineProblems({
  no_product_id: { status: 400, message: 'No productId was provided' },
  review_not_found: { status: 404, message: 'This review is no longer here.' },
});

/** What reviews speak of, with its words on screen. */
export const reviewTopics = {
  comfort: 'Comfort',
  quality: 'Quality',
  color: 'Color',
  size: 'Size',
  softness: 'Softness',
  assembly: 'Assembly',
  delivery: 'Delivery',
  value: 'Value',
  cleaning: 'Cleaning',
  light: 'Brightness',
  smell: 'Smell',
} as const;
export type ReviewTopic = keyof typeof reviewTopics;

/** What a shopper can report a review for, with its words. */
export const reportReasons = {
  offensive: 'It’s offensive or hateful',
  advertising: 'It’s advertising or spam',
  off_topic: 'It’s not about this product',
  private: 'It contains private information',
  untrue: 'It’s fake or misleading',
} as const;
export type ReportReason = keyof typeof reportReasons;

export const voteProblems = defineProblems({
  ...reviewProblems,
  ...captchaProblems,
  own_review: { status: 409, message: 'You can’t vote for your own review.' },
  votes_used_up: {
    status: 429,
    message: 'Others on your network found this review helpful today. Sign in with a confirmed email to add your vote.',
  },
});
