import { textProblem } from '../api/field-rules.ts';
import { defineProblems } from '../api/problems.ts';
import { photoProblems } from '../values/photos.rules.ts';

/** A review's limits, used by the form's counters and enforced by the server. Lengths are characters after trimming. */
export const reviewRules = {
  title: { min: 2, max: 100 },
  text: { min: 20, max: 3000 },
  author: { max: 40 },
  photos: 4,
  photoMegabytes: 8,
} as const;

/** Business days from sending to the earliest publication, once approved (spec §9). */
export const publicationDays = { from: 3, to: 7 } as const;

export const writeReviewProblems = defineProblems({
  sign_in_required: { status: 401, message: 'Please sign in to write a review.' },
  product_not_found: { status: 404, message: 'This product is no longer available.' },
  already_reviewed: { status: 409, message: 'You have already reviewed this product. Thank you!' },
  invalid_input: { status: 400, message: 'Please look at the fields marked below.' },
  photo_missing: { status: 409, message: 'One of the photos has not reached us. Please add it again.' },
  too_many_photos: { status: 409, message: 'You’ve added many photos. Please submit a review before you add more.' },
  ...photoProblems,
});

/** Errors of a review's typed parts, by field (spec §5); empty when valid. */
export function writtenProblems(written: { stars: number | null; title: string; text: string; author: string }): Record<string, string> {
  const found = {
    stars: written.stars === null ? 'Please choose how many stars it deserves' : null,
    title: textProblem('Headline', written.title, reviewRules.title),
    text: textProblem('Review', written.text, reviewRules.text),
    author: textProblem('Your name', written.author, reviewRules.author),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}
