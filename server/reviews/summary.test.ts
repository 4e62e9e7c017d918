import { describe, expect, it } from 'vitest';
import { averageOf, noReviews, presentSummary } from './summary.ts';

describe('[§3] rating of a product', () => {
  it('is the average of its stars', () => {
    expect(averageOf([2, 1, 0, 0, 1])).toEqual({ average: 3.75, count: 4 });
    expect(averageOf(noReviews.distribution)).toEqual({ average: null, count: 0 });
  });

  it('is shown with one decimal', () => {
    expect(presentSummary({ ...noReviews, distribution: [2, 1, 0, 0, 0] })).toMatchObject({
      average: 4.7,
      count: 3,
      distribution: [2, 1, 0, 0, 0],
    });
    expect(presentSummary(noReviews)).toMatchObject({ average: 0, count: 0 });
  });

  it('averages answers given by at least two', () => {
    const { answers } = presentSummary({ ...noReviews, answers: { comfort: [13, 3], picture: [5, 1], gone: [9, 2] } });
    expect(answers.map(({ key, value }) => [key, value])).toEqual([['comfort', 4.3]]);
  });
});
