import { z } from 'zod';
import { productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { defineProblems } from './problems.ts';

export const reviewSort = z.enum(['newest', 'highest', 'lowest', 'helpful']);

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
});
export type Review = z.infer<typeof review>;

export const reviewPage = z.object({
  summary: z.object({
    average: z.number(),
    count: z.int(),
    /** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
    distribution: z.array(z.int()).length(5),
  }),
  reviews: z.array(review),
  page: z.int(),
  pages: z.int(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

export const reviewProblems = defineProblems({
  no_product_id: { status: 400, message: 'No productId was provided' },
});

export const reviewEndpoints = {
  getReviews: endpoint({
    name: 'reviews.getReviews',
    summary: 'Published reviews of a product, newest first unless asked otherwise (10 a page)',
    method: 'GET',
    path: '/api/reviews',
    query: z.object({
      productId: productId.optional(),
      sortBy: reviewSort.default('newest'),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    response: reviewPage,
    problems: reviewProblems,
  }),
};
