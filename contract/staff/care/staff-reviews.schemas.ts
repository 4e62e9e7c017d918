import { z } from 'zod';
import type { Declarations } from '../../api/endpoint.ts';
import { image } from '../../catalog/catalog.schemas.ts';
import { reportReason, reviewReply } from '../../reviews/reviews.schemas.ts';
import { basedOn, fingerprint } from '../../values/fingerprint.schemas.ts';
import { keysOf } from '../../values/keys.ts';
import { withPlainBreaks } from '../../values/line-breaks.schemas.ts';
import { bigId, wholeNumber } from '../../values/numbers.schemas.ts';
import { maxAnswer, reviewStates, reviewViews, staffReviewProblems } from './staff-reviews.rules.ts';

export const listedReview = z.object({
  reviewId: z.int(),
  productId: z.int(),
  productName: z.string(),
  /** Path segments of the product's page; null when it is gone. */
  product: z.object({ departmentSlug: z.string(), slug: z.string(), productId: z.int() }).nullable(),
  state: z.enum(reviewStates),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** What looks suspicious, one word each. */
  flags: z.array(z.string()),
  photos: z.array(image),
  verifiedPurchase: z.boolean(),
  /** ISO timestamp (UTC) when it was sent; noon of the day of publication for an imported one. */
  at: z.string(),
  answered: z.boolean(),
  /** Reports that nobody has decided on. */
  openReports: z.int(),
});
export type ListedReview = z.infer<typeof listedReview>;

/** A review with all that staff decide by. Timestamps are ISO (UTC). */
const staffReview = listedReview.extend({
  /** Null for an imported one, and after the author's data were erased. */
  customerId: z.int().nullable(),
  imported: z.boolean(),
  /** A day of the shop (`YYYY-MM-DD`). */
  publishedOn: z.string().nullable(),
  publishAfter: z.string().nullable(),
  helpfulVotes: z.int(),
  /** Why it was rejected or withdrawn. */
  because: z.string().nullable(),
  reply: reviewReply.nullable(),
  /** Of the shop's answer, or of there being none. */
  answerFingerprint: fingerprint,
  /** A page of them, the latest first. */
  reports: z.array(z.object({ reason: reportReason, at: z.string(), isOpen: z.boolean() })),
  reportsPage: z.int(),
  reportsPages: z.int(),
  /** Of its product, over all published reviews. */
  rating: z.object({ average: z.number(), count: z.int() }),
  /** What staff did, the latest first. */
  history: z.array(z.object({ at: z.string(), who: z.string().nullable(), action: z.string(), reason: z.string().nullable() })),
});
export type StaffReview = z.infer<typeof staffReview>;

const which = z.object({ reviewId: wholeNumber({ min: 1 }) });
const reason = z.string().trim().min(1, { error: 'Reason is required' }).max(255, { error: 'Reason must be less than 256 characters' });
const done = z.object({ ok: z.literal(true) });
const changing = { response: done, problems: staffReviewProblems, originalError: true, whileImpersonating: 'unlogged' } as const;
const yes = z.literal('1').optional();

/** Every field is a filter; all hold together. */
const filter = z.object({
  /** Beginnings of words of the review or its author, or a product's name, number or SKU. */
  q: z.string().trim().max(200).default(''),
  view: z.enum(keysOf(reviewViews)).optional(),
  rating: wholeNumber({ min: 1, max: 5 }).optional(),
  /** Part of a product's name, its number, or the beginning of a SKU. */
  product: z.string().trim().max(200).default(''),
  photos: yes,
  reported: yes,
});
export type ReviewFilter = z.infer<typeof filter>;

/** A place in the list, from an answer's `next` or `previous`. */
const cursor = bigId.optional();

export const staffReviewDeclarations = {
  list: {
    name: 'staffReviews.list',
    summary: 'List reviews',
    description: 'Filtered, 50 per page, newest first by default.',
    access: 'reviews.moderate',
    query: filter.extend({ sort: z.enum(['newest', 'oldest']).default('newest'), after: cursor, before: cursor }),
    response: z.object({
      reviews: z.array(listedReview),
      /** Counted up to 10,000. */
      total: z.int(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      /** Reviews to moderate, and those with undecided reports, whatever the filters. */
      waiting: z.int(),
      reported: z.int(),
    }),
    problems: staffReviewProblems,
    whileImpersonating: 'allowed',
  },
  get: {
    name: 'staffReviews.get',
    summary: 'Get a review for moderation',
    description: 'With its photos, reports (50 per page) and history.',
    access: 'reviews.moderate',
    params: which,
    query: z.object({ reportsPage: wholeNumber({ min: 1, max: 10_000 }).default(1) }),
    response: staffReview,
    problems: staffReviewProblems,
    whileImpersonating: 'allowed',
  },
  decide: {
    name: 'staffReviews.decide',
    summary: 'Publish or reject a waiting review',
    description: 'A rejection requires a reason.',
    access: 'reviews.moderate',
    params: which,
    body: z
      .object({ decision: z.enum(['approve', 'reject']), reason: z.string().trim().max(255).default('') })
      .refine(({ decision, reason }) => decision === 'approve' || reason !== '', { path: ['reason'], message: 'Reason is required' }),
    ...changing,
  },
  withdraw: {
    name: 'staffReviews.withdraw',
    summary: 'Withdraw a published review',
    description: 'Requires a reason. Settles its reports.',
    access: 'reviews.moderate',
    params: which,
    body: z.object({ reason }),
    ...changing,
  },
  restore: {
    name: 'staffReviews.restore',
    summary: 'Restore a review',
    description: 'A withdrawn one is published again; a rejected one waits again.',
    access: 'reviews.moderate',
    params: which,
    ...changing,
  },
  answer: {
    name: 'staffReviews.answer',
    summary: 'Write or change the answer to a review',
    description: 'In the name of this brand, on a published review.',
    access: 'reviews.moderate',
    params: which,
    body: z.object({
      answer: withPlainBreaks(z.string().trim())
        .min(1, { error: 'Answer is required' })
        .max(maxAnswer, { error: `Answer must be less than ${maxAnswer + 1} characters` }),
      basedOn,
    }),
    ...changing,
  },
  removeAnswer: {
    name: 'staffReviews.removeAnswer',
    summary: 'Delete the answer to a review',
    description: 'Safe to repeat.',
    access: 'reviews.moderate',
    params: which,
    query: z.object({ basedOn }),
    ...changing,
  },
  settleReports: {
    name: 'staffReviews.settleReports',
    summary: 'Dismiss a review’s reports',
    description: 'The review stays as it is.',
    access: 'reviews.moderate',
    params: which,
    ...changing,
  },
} satisfies Declarations;
