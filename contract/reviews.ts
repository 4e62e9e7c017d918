import { z } from 'zod';
import { image, productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { defineProblems } from './problems.ts';

/** `photos`: newest first, but those with photos before all others. */
export const reviewSort = z.enum(['newest', 'highest', 'lowest', 'helpful', 'photos']);
export type ReviewSort = z.infer<typeof reviewSort>;

export const reviewId = z.coerce.number().int().positive().max(2_147_483_647);

/** One answer to a question of the product's template, ready to show: 1 is the `low` end of the scale, 5 the `high` one. */
export const reviewAnswer = z.object({ key: z.string(), label: z.string(), low: z.string(), high: z.string(), value: z.number() });
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

export const review = z.object({
  reviewId: z.int(),
  stars: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** ISO date (UTC) of publication. */
  publishedOn: z.string(),
  verifiedPurchase: z.boolean(),
  helpfulVotes: z.int(),
  answers: z.array(reviewAnswer),
  photos: z.array(image),
});
export type Review = z.infer<typeof review>;

/** A photo among all of a product's, with the review it belongs to. */
export const reviewPhoto = image.extend({ reviewId: z.int() });
export type ReviewPhoto = z.infer<typeof reviewPhoto>;

/** Which reviews are asked for, and in which order. */
export const reviewChoice = z.object({
  sortBy: reviewSort,
  /** Stars to show, any of them; empty shows all. */
  stars: z.array(z.int()),
  withPhotos: z.boolean(),
  verified: z.boolean(),
});
export type ReviewChoice = z.infer<typeof reviewChoice>;

export const reviewPage = z.object({
  /** Over all published reviews, whatever is chosen. */
  summary: z.object({
    average: z.number(),
    count: z.int(),
    /** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
    distribution: z.array(z.int()).length(5),
    withPhotos: z.int(),
    verified: z.int(),
    /** What reviewers answered on average, one decimal. */
    answers: z.array(reviewAnswer),
  }),
  /** The newest photos of all the product's reviews, 20 at the most. */
  photos: z.array(reviewPhoto),
  choice: reviewChoice,
  /** How many reviews fit the choice. */
  matching: z.int(),
  reviews: z.array(review),
  page: z.int(),
  pages: z.int(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

export const reviewProblems = defineProblems({
  no_product_id: { status: 400, message: 'No productId was provided' },
  review_not_found: { status: 404, message: 'This review is no longer here.' },
});

const yes = z.enum(['true', 'false']).transform((value) => value === 'true');

export const reviewEndpoints = {
  getReviews: endpoint({
    name: 'reviews.getReviews',
    summary: 'Published reviews of a product, newest first unless asked otherwise (10 a page)',
    method: 'GET',
    path: '/api/reviews',
    query: z.object({
      productId: productId.optional(),
      sortBy: reviewSort.default('newest'),
      /** Stars to show, e.g. `5,4`. */
      stars: z
        .string()
        .regex(/^[1-5](,[1-5]){0,4}$/)
        .optional(),
      withPhotos: yes.optional(),
      verified: yes.optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: reviewPage,
    problems: reviewProblems,
  }),
  getReview: endpoint({
    name: 'reviews.getReview',
    summary: 'One published review',
    method: 'GET',
    path: '/api/reviews/id',
    query: z.object({ reviewId }),
    response: review,
    problems: reviewProblems,
  }),
  like: endpoint({
    name: 'reviews.like',
    summary: 'Says that a review was helpful: counted once per visitor, however often it is said',
    method: 'POST',
    path: '/api/reviews/feedback',
    query: z.object({ reviewId }),
    response: z.object({ reviewId: z.int(), helpfulVotes: z.int() }),
    problems: reviewProblems,
  }),
};
