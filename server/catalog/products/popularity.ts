/** Prior weight: every product starts with this many ratings of 3 stars, so one five-star rating does not make a favourite. */
const doubt = 5;

/** Popularity for sorting: the Bayesian average, scaled by the number of ratings. 0 without ratings. */
export function popularityOf(average: number | null, count: number): number {
  if (average === null || count === 0) return 0;
  return ((average * count + 3 * doubt) / (count + doubt)) * Math.log1p(count);
}
