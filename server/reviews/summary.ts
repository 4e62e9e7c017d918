import type { ReviewPage } from '../../contract/reviews.ts';

/** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
export type Distribution = readonly [number, number, number, number, number];

export const noReviews: Distribution = [0, 0, 0, 0, 0];

/** Exact average of a distribution and the number of reviews; null while there are none. */
export function averageOf(distribution: Distribution): { average: number | null; count: number } {
  const count = distribution.reduce((sum, n) => sum + n, 0);
  const stars = distribution.reduce((sum, n, i) => sum + n * (5 - i), 0);
  return { average: count === 0 ? null : stars / count, count };
}

/** The summary as shown: the average with one decimal, 0 while there are no reviews. */
export function presentSummary(distribution: Distribution): ReviewPage['summary'] {
  const { average, count } = averageOf(distribution);
  return { average: Math.round((average ?? 0) * 10) / 10, count, distribution: [...distribution] };
}
