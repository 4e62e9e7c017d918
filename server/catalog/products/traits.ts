import type { ProductRow } from './rows.ts';

/** Specifications about material and looks; measures, care and origin do not indicate similarity. */
const telling = /material|frame|finish|style|fabric|upholstery|wood|fill|pattern|weave|shade|base|top|color|colour/i;
/** Options whose values are a matter of taste, not size. */
const tasteful = /color|colour|finish|material|style/i;
const most = 24;

/** A product's traits as words; the number shared measures similarity (`getSimilar`). */
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
