import type { ReviewAnswer } from '../../../contract/reviews.ts';
import { questionKeys, questionOf } from './questions.ts';

/** Answers by question as they are shown: in the questions' own order, without those to questions we no longer know. */
export function answersOf(values: Readonly<Record<string, number>>): ReviewAnswer[] {
  return questionKeys.flatMap((key) => {
    const value = values[key];
    const question = questionOf(key);
    return question && value !== undefined ? [{ ...question, value }] : [];
  });
}
