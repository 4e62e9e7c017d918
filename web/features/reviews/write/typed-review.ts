import { writtenProblems } from '../../../../contract/reviews/write-review.ts';

/** A review as typed so far. */
export interface TypedReview {
  readonly stars: number | null;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** Question → 1 to 5. */
  readonly answers: Readonly<Record<string, number>>;
}

export const blankReview: TypedReview = { stars: null, title: '', text: '', author: '', answers: {} };

/** Name of a question's field. */
export const answerField = (key: string): string => `answer.${key}`;

/** Reads the form, with or without script. */
export function readReview(fields: URLSearchParams): TypedReview {
  const text = (name: string) => (fields.get(name) ?? '').trim();
  const answers = [...fields.keys()].flatMap((name) => {
    const key = /^answer\.(.+)$/.exec(name)?.[1];
    const value = scale(text(name));
    return key && value ? [[key, value] as const] : [];
  });
  return {
    stars: scale(text('stars')),
    title: text('title'),
    text: text('text'),
    author: text('author'),
    answers: Object.fromEntries(answers),
  };
}

const scale = (value: string): number | null => (/^[1-5]$/.test(value) ? Number(value) : null);

/** Field → its error, in form order. */
export type ReviewErrors = Readonly<Record<string, string>>;

export const reviewErrors = (typed: TypedReview): ReviewErrors => writtenProblems(typed);
