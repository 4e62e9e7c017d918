/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A ratio as figures report it: per round, since both sides of a round met the same conditions, and the median. */
export function ratioOf(rounds: readonly number[]): { ratio: number; rounds: readonly number[] } {
  return { ratio: median(rounds), rounds };
}
