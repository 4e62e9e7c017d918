import type { SampleProduct } from '../product.ts';

const gramsPerPound = 453.592;

/** Grams, from the product's own "Weight" line ("38 lb"); undefined where its writer gave none. */
export function weightOf(product: SampleProduct): number | undefined {
  const line = product.specifications.Weight;
  const pounds = typeof line === 'string' ? /^([\d.]+) lb/.exec(line)?.[1] : undefined;
  return pounds === undefined ? undefined : Math.round(Number(pounds) * gramsPerPound);
}
