import type { ReviewAnswer } from '../../../contract/catalog/reviews.ts';
import type { ReviewQuestion } from '../../../contract/catalog/write-review.ts';
import { questionKeys, questionOf } from './questions.ts';

/** Answers in the questions' own order, without those to questions we no longer know. */
export function answersOf(values: Readonly<Record<string, number>>): ReviewAnswer[] {
  return questionKeys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value }];
  });
}

/** The questions that these answers are to, in their own order. */
export function questionsOf(answers: Readonly<Record<string, unknown>>): ReviewQuestion[] {
  return questionKeys.flatMap((key) => (Object.hasOwn(answers, key) ? (questionOf(key) ?? []) : []));
}
