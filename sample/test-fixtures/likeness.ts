import type { SampleProduct } from '../product.ts';

/** Similarity of two texts: the share of five-word runs they have in common, 0 … 1 (Jaccard). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  const either = one.size + other.size - shared;
  return either === 0 ? 0 : shared / either;
}

/** The five-word runs of a product's description, ignoring its name and colours, which alone do not make it different. */
export function wordRuns(product: SampleProduct): Set<string> {
  const own = new Set(wordsOf([product.name, ...product.colors.map(({ name }) => name)].join(' ')));
  const words = wordsOf(product.description.replace(/<[^>]+>/g, ' ')).filter((word) => !own.has(word));
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d’'"-]+/gu) ?? [];
}
