import { describe, expect, it } from 'vitest';
import { averageOf, noReviews, presentSummary } from './summary.ts';

describe('[§3] rating of a product', () => {
  it('is the average of its stars', () => {
    expect(averageOf([2, 1, 0, 0, 1])).toEqual({ average: 3.75, count: 4 });
    expect(averageOf(noReviews)).toEqual({ average: null, count: 0 });
  });

  it('is shown with one decimal', () => {
    expect(presentSummary([2, 1, 0, 0, 0])).toEqual({ average: 4.7, count: 3, distribution: [2, 1, 0, 0, 0] });
    expect(presentSummary(noReviews)).toMatchObject({ average: 0, count: 0 });
  });
});
