const gramsPerPound = 453.592;

/** `128 lb`, `2.6 lb`: one decimal below 20 pounds. */
export function poundsOf(grams: number): string {
  const pounds = grams / gramsPerPound;
  return `${pounds < 20 ? Number(pounds.toFixed(1)) : Math.round(pounds)} lb`;
}

/** Whole grams. */
export const gramsOf = (pounds: number): number => Math.round(pounds * gramsPerPound);
