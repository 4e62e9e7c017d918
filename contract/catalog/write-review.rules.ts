import { textProblem } from '../api/field-rules.ts';
import { defineProblems } from '../api/problems.ts';

/** A review's limits, used by the form's counters and enforced by the server. Lengths are characters after trimming. */
export const reviewRules = {
  title: { min: 2, max: 100 },
  text: { min: 20, max: 3000 },
  author: { max: 40 },
  photos: 4,
  photoMegabytes: 8,
} as const;

/** Maximum bytes of a photo (rulings: Reviews). */
export const photoBytes = reviewRules.photoMegabytes * 1024 * 1024;

/** Business days from sending to the earliest publication, once approved (spec §9). */
export const publicationDays = { from: 3, to: 7 } as const;

export const writeReviewProblems = defineProblems({
  sign_in_required: { status: 401, message: 'Please sign in to write a review.' },
  product_not_found: { status: 404, message: 'We no longer know this product.' },
  already_reviewed: { status: 409, message: 'You have already reviewed this product. Thank you!' },
  invalid_review: { status: 400, message: 'Please look at the fields marked below.' },
  photo_missing: { status: 409, message: 'One of the photos has not reached us. Please add it again.' },
  too_many_photos: { status: 409, message: 'That is many photos. Please hand in a review before you add more.' },
  no_photo: { status: 400, message: 'There was no photo in it.' },
  photo_too_large: { status: 413, message: `It is larger than ${reviewRules.photoMegabytes} MB.` },
  photo_unsupported: { status: 415, message: 'It is not a JPEG, PNG, WebP or AVIF picture.' },
  video_unsupported: { status: 415, message: 'Videos are not supported.' },
  photo_too_many_pixels: { status: 422, message: 'It has more than 24 megapixels. Please make it smaller and try again.' },
  photo_animated: { status: 415, message: 'Moving pictures can’t be added. Please choose a still photo.' },
  photo_unreadable: { status: 422, message: 'It could not be read as a picture.' },
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
