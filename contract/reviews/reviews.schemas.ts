import { z } from 'zod';
import { captcha } from '../api/captcha.schemas.ts';
import type { Declarations } from '../api/endpoint.ts';
import { image, productId } from '../catalog/catalog.schemas.ts';
import { keysOf } from '../values/keys.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { reportReasons, reviewProblems, reviewSorts, reviewsPerPage, reviewTopics, voteProblems } from './reviews.rules.ts';
import { reviewQuestion } from './write-review.schemas.ts';

export const reviewSort = z.enum(reviewSorts);
/** In any case, as spec §3 writes `Newest`. */
const typedSort = z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), reviewSort);
export const reviewTopic = z.enum(keysOf(reviewTopics));

const reviewId = wholeNumber({ min: 1 });

/** The answer to the question with this key: 1 is the `low` end of its scale, 5 the `high` one. */
const reviewAnswer = z.object({ key: z.string(), value: z.number() });
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

export const reportReason = z.enum(keysOf(reportReasons));

/** The shop's answer beneath a review: plain text. */
export const reviewReply = z.object({
  /** The brand's name. */
  from: z.string(),
  text: z.string(),
  /** A day of the shop (`YYYY-MM-DD`). */
  answeredOn: z.string(),
});
export type ReviewReply = z.infer<typeof reviewReply>;

const review = z.object({
  reviewId: z.int(),
  productId: z.int(),
  stars: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** A day of the shop (`YYYY-MM-DD`). */
  publishedOn: z.string(),
  verifiedPurchase: z.boolean(),
  helpfulVotes: z.int(),
  answers: z.array(reviewAnswer),
  photos: z.array(image),
  reply: reviewReply.nullable(),
});
export type Review = z.infer<typeof review>;

/** A photo of the product with its review. */
const reviewPhoto = image.extend({ reviewId: z.int() });
export type ReviewPhoto = z.infer<typeof reviewPhoto>;

/** The filters and order of reviews. */
const reviewChoice = z.object({
  sortBy: reviewSort,
  /** Star ratings to show; empty shows all. */
  stars: z.array(z.int()),
  withPhotos: z.boolean(),
  verified: z.boolean(),
  /** Only reviews that speak of it; null for all. */
  topic: reviewTopic.nullable(),
});
export type ReviewChoice = z.infer<typeof reviewChoice>;

const reviewPage = z.object({
  /** Over all published reviews, whatever the filters. */
  summary: z.object({
    average: z.number(),
    count: z.int(),
    /** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
    distribution: z.array(z.int()).length(5),
    withPhotos: z.int(),
    verified: z.int(),
    /** Average answers, one decimal. */
    answers: z.array(reviewAnswer),
    /** What several reviews speak of, most mentioned first. */
    topics: z.array(z.object({ topic: reviewTopic, count: z.int() })),
  }),
  /** The newest photos of the product's reviews, at most 20. */
  photos: z.array(reviewPhoto),
  choice: reviewChoice,
  /** Number of reviews that match the filters. */
  matching: z.int(),
  reviews: z.array(review),
  /** The questions of these reviews' answers, each once. */
  questions: z.array(reviewQuestion),
  page: z.int(),
  pages: z.int(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

const yes = z.enum(['true', 'false']).transform((value) => value === 'true');

export const reviewDeclarations = {
  getReviews: {
    name: 'reviews.getReviews',
    summary: 'List reviews of a product',
    description: `Newest first by default, ${reviewsPerPage} per page.`,
    query: z.object({
      productId: productId.optional(),
      sortBy: typedSort.default('newest'),
      /** Stars to show, e.g. `5,4`. */
      stars: z
        .string()
        .regex(/^[1-5](,[1-5]){0,4}$/)
        .optional(),
      withPhotos: yes.optional(),
      verified: yes.optional(),
      topic: reviewTopic.optional(),
      page: wholeNumber({ min: 1, max: 1000 }).default(1),
    }),
    response: reviewPage,
    problems: reviewProblems,
    whileImpersonating: 'allowed',
  },
  getReview: {
    name: 'reviews.getReview',
    summary: 'Get a review',
    query: z.object({ reviewId }),
    response: review.extend({ questions: z.array(reviewQuestion) }),
    problems: reviewProblems,
    whileImpersonating: 'allowed',
  },
  like: {
    name: 'reviews.like',
    summary: 'Mark a review as helpful',
    description: 'Counted once per visitor; for guests, limited per review, network and day.',
    query: z.object({ reviewId }),
    body: z.object({ captcha }),
    response: z.object({ reviewId: z.int(), helpfulVotes: z.int() }),
    problems: voteProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
  report: {
    name: 'reviews.report',
    summary: 'Report a review',
    description: 'One report per visitor and review; the latest reason counts.',
    query: z.object({ reviewId }),
    body: z.object({ reason: z.enum(keysOf(reportReasons), { error: 'Choose a reason' }) }),
    response: z.object({ ok: z.literal(true), reviewId: z.int() }),
    problems: reviewProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
