/** Ratings that a product is taken to have had of 3 stars before its first: one five-star rating does not make a favourite. */
const doubt = 5;

/** How popular a product is, for sorting: the doubted average, times how many cared to rate. 0 while nobody has. */
export function popularityOf(average: number | null, count: number): number {
  if (average === null || count === 0) return 0;
  return ((average * count + 3 * doubt) / (count + doubt)) * Math.log1p(count);
}
