import type { ReviewPage } from '../../contract/reviews/reviews.ts';
import { answersOf } from './template/answers.ts';
import { topicsOf } from './topics.ts';

/** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
export type Distribution = readonly [number, number, number, number, number];

/** Stored totals over a product's published reviews. */
export interface Summary {
  readonly distribution: Distribution;
  readonly withPhotos: number;
  readonly verified: number;
  /** Question → sum and number of answers. */
  readonly answers: Readonly<Record<string, readonly [sum: number, count: number]>>;
  /** Topic → number of reviews that speak of it. */
  readonly topics: Readonly<Partial<Record<string, number>>>;
}

export const noReviews: Summary = { distribution: [0, 0, 0, 0, 0], withPhotos: 0, verified: 0, answers: {}, topics: {} };

/** An average of fewer answers is not meaningful. */
const minAnswers = 2;

/** Exact average of a distribution with the number of reviews; null without reviews. */
export function averageOf(distribution: Distribution): { average: number | null; count: number } {
  const count = distribution.reduce((sum, n) => sum + n, 0);
  const stars = distribution.reduce((sum, n, i) => sum + n * (5 - i), 0);
  return { average: count === 0 ? null : stars / count, count };
}

/** The summary for display: averages with one decimal, 0 without reviews. */
export function presentSummary({ distribution, withPhotos, verified, answers, topics }: Summary): ReviewPage['summary'] {
  const { average, count } = averageOf(distribution);
  const means = Object.entries(answers).flatMap(([key, [sum, n]]) => (n < minAnswers ? [] : [[key, tenth(sum / n)] as const]));
  return {
    average: tenth(average ?? 0),
    count,
    distribution: [...distribution],
    withPhotos,
    verified,
    answers: answersOf(Object.fromEntries(means)),
    topics: topicsOf(topics),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
