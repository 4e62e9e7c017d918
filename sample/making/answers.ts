import { questionsFor } from '../../server/reviews/template/templates.ts';
import type { SampleProduct } from '../product.ts';
import type { Random } from './random.ts';

/** Questions without a better end: answers gather around what the product is, whatever the stars. */
const balanced: ReadonlySet<string> = new Set(['firmness', 'feel', 'size', 'light', 'warmth', 'pile']);

const onScale = (value: number): number => Math.min(5, Math.max(1, value));

/** Answers what a product's template asks, for its reviews in turn; a good third of reviewers skip the questions. */
export function answersOf(product: SampleProduct, random: Random): (stars: number) => Record<string, number> | undefined {
  const asked = questionsFor(product.category.split('/')).map(({ key }) => ({
    key,
    middle: balanced.has(key) ? random.whole(2, 4) : null,
  }));
  return (stars) => {
    if (random.chance(0.38)) return undefined;
    return Object.fromEntries(asked.map(({ key, middle }) => [key, onScale((middle ?? stars) + random.pick([-1, 0, 0, 0, 1]))]));
  };
}
