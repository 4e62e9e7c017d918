import type { ReviewQuestion } from '../../../contract/reviews/write-review.ts';
import { own } from '../../../contract/values/own.ts';
import { type QuestionKey, questionOf } from './questions.ts';

/** Questions by category slug; the closest ancestor with an entry applies. */
const templates: Readonly<Record<string, readonly QuestionKey[]>> = {
  sofas: ['comfort', 'firmness', 'assembly', 'picture'],
  sectionals: ['comfort', 'firmness', 'assembly', 'picture'],
  armchairs: ['comfort', 'firmness', 'assembly', 'picture'],
  'accent-chairs': ['comfort', 'firmness', 'picture'],
  'office-chairs': ['comfort', 'assembly', 'sturdiness'],
  'dining-chairs': ['comfort', 'sturdiness', 'assembly'],
  'bar-stools': ['comfort', 'sturdiness', 'assembly'],
  mattresses: ['comfort', 'feel', 'value'],
  'outdoor-sofas': ['comfort', 'weather', 'assembly'],
  'outdoor-chairs': ['comfort', 'weather', 'assembly'],
  'bed-pillows': ['comfort', 'feel', 'value'],
  towels: ['softness', 'absorbency', 'picture'],
  blankets: ['softness', 'warmth', 'picture'],
  'throw-pillows': ['softness', 'quality', 'picture'],
  throws: ['softness', 'warmth', 'picture'],
  bathrobes: ['softness', 'size', 'picture'],
  'kids-bedding': ['softness', 'quality', 'picture'],
  'kids-rugs': ['pile', 'shedding', 'picture'],
  furniture: ['quality', 'assembly', 'sturdiness', 'picture'],
  rugs: ['pile', 'shedding', 'picture'],
  decor: ['quality', 'size', 'picture'],
  bedding: ['softness', 'quality', 'picture'],
  bath: ['quality', 'picture', 'value'],
  lighting: ['light', 'assembly', 'picture'],
  'storage-and-cleaning': ['space', 'sturdiness', 'assembly'],
  kitchen: ['quality', 'cleaning', 'value'],
  outdoor: ['weather', 'sturdiness', 'assembly'],
  kids: ['quality', 'sturdiness', 'assembly'],
  'holiday-and-gifts': ['gift', 'quality', 'picture'],
};

const general: readonly QuestionKey[] = ['quality', 'picture', 'value'];

/** The questions for a product, given its categories' slugs from the department down. */
export function questionsFor(categorySlugs: readonly string[]): ReviewQuestion[] {
  const named = categorySlugs.findLast((slug) => Object.hasOwn(templates, slug));
  const keys = named === undefined ? general : (own(templates, named) ?? general);
  return keys.flatMap((key) => questionOf(key) ?? []);
}
