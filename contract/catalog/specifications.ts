import type { Specification } from './catalog.ts';

/** A product's specifications as one of its variations has them: its own rows in the place of those with their label, further ones last. */
export function specificationsFor(product: readonly Specification[], own: readonly Specification[] = []): readonly Specification[] {
  if (own.length === 0) return product;
  const byLabel = new Map(own.map((row) => [row.label, row]));
  const known = new Set(product.map(({ label }) => label));
  return [...product.map((row) => byLabel.get(row.label) ?? row), ...own.filter(({ label }) => !known.has(label))];
}
