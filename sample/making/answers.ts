import { questionsFor } from '../../server/reviews/template/templates.ts';
import type { SampleProduct } from '../product.ts';
import type { Random } from './random.ts';

/** Questions without a better end: answers cluster around the product's nature, whatever the stars. */
const balanced: ReadonlySet<string> = new Set(['firmness', 'feel', 'size', 'light', 'warmth', 'pile']);

const onScale = (value: number): number => Math.min(5, Math.max(1, value));

/** Answers the product's template questions for each review; a good third of reviewers skip them. */
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
