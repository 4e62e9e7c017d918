import type { ReviewQuestion } from '../../../contract/reviews/write-review.ts';
import { keysOf } from '../../../contract/values/keys.ts';
import { own } from '../../../contract/values/own.ts';

const poorToExcellent = { low: 'Poor', high: 'Excellent' };

/** Every current or past question; answers to one removed here are not shown. */
const questions = {
  quality: { label: 'Quality', ...poorToExcellent },
  value: { label: 'Value for the price', ...poorToExcellent },
  picture: { label: 'True to the pictures', low: 'Not at all', high: 'Exactly' },
  comfort: { label: 'Comfort', low: 'Uncomfortable', high: 'Very comfortable' },
  firmness: { label: 'Seat', low: 'Soft', high: 'Firm' },
  feel: { label: 'Feel', low: 'Soft', high: 'Firm' },
  assembly: { label: 'Assembly', low: 'Difficult', high: 'Easy' },
  sturdiness: { label: 'Sturdiness', low: 'Wobbly', high: 'Rock solid' },
  softness: { label: 'Softness', low: 'Rough', high: 'Very soft' },
  warmth: { label: 'Warmth', low: 'Cool', high: 'Warm' },
  absorbency: { label: 'Absorbency', low: 'Poor', high: 'Thirsty' },
  pile: { label: 'Underfoot', low: 'Thin', high: 'Plush' },
  shedding: { label: 'Shedding', low: 'A lot', high: 'None' },
  light: { label: 'Light', low: 'Dim', high: 'Bright' },
  cleaning: { label: 'Cleaning', low: 'A chore', high: 'Easy' },
  weather: { label: 'Weathering', low: 'Ages fast', high: 'Like new' },
  space: { label: 'Room inside', low: 'Tight', high: 'Generous' },
  size: { label: 'Size', low: 'Smaller than expected', high: 'Larger than expected' },
  gift: { label: 'As a gift', low: 'A miss', high: 'A hit' },
} satisfies Record<string, Omit<ReviewQuestion, 'key'>>;

export type QuestionKey = keyof typeof questions;

export const questionKeys = keysOf(questions);

/** The question of a key, or null when unknown. */
export function questionOf(key: string): ReviewQuestion | null {
  const question = own<Omit<ReviewQuestion, 'key'>>(questions, key);
  return question ? { key, ...question } : null;
}
