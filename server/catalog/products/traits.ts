import type { ProductRow } from './rows.ts';

/** Specifications that say what a thing is made of and looks like; measures, care and origin say nothing of likeness. */
const telling = /material|frame|finish|style|fabric|upholstery|wood|fill|pattern|weave|shade|base|top|color|colour/i;
/** Options whose values are a matter of taste and not of measure. */
const tasteful = /color|colour|finish|material|style/i;
const most = 24;

/** What two products may have in common, as words: how many they share is how alike they are (`getSimilar`). */
export function traitsOf({
  brand,
  tags,
  options,
  specifications,
}: Pick<ProductRow, 'brand' | 'tags' | 'options' | 'specifications'>): string[] {
  const values = [
    ...options.filter(({ name }) => tasteful.test(name)).flatMap((option) => option.values.map(({ value }) => value)),
    ...specifications.filter(({ label }) => telling.test(label)).flatMap((specification) => specification.values),
    ...tags,
  ];
  const words = values.flatMap((value) => value.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !idle.has(word));
  return [...new Set([...(brand ? [`brand:${brand.toLowerCase()}`] : []), ...words])].slice(0, most);
}

const idle = new Set(['and', 'the', 'with', 'for', 'from', 'all', 'over', 'made', 'solid', 'natural', 'finish', 'percent']);
