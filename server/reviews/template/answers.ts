import type { ReviewAnswer } from '../../../contract/reviews/reviews.ts';
import type { ReviewQuestion } from '../../../contract/reviews/write-review.ts';
import { questionKeys, questionOf } from './questions.ts';

/** Answers in the questions' order, without retired questions. */
export function answersOf(values: Readonly<Record<string, number>>): ReviewAnswer[] {
  return questionKeys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value }];
  });
}

/** The questions to these answers, in order. */
export function questionsOf(answers: Readonly<Record<string, unknown>>): ReviewQuestion[] {
  return questionKeys.flatMap((key) => (Object.hasOwn(answers, key) ? (questionOf(key) ?? []) : []));
}
