import { z } from 'zod';
import { image, productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { textProblem } from './field-rules.ts';
import { defineProblems } from './problems.ts';

/** What a review may hold; the form counts by it and the server refuses by it. Lengths are characters after trimming. */
export const reviewRules = {
  title: { min: 2, max: 100 },
  text: { min: 20, max: 3000 },
  author: { max: 40 },
  photos: 4,
  photoMegabytes: 8,
} as const;

/** Bytes of one photo at the most (rulings: Reviews). */
export const photoBytes = reviewRules.photoMegabytes * 1024 * 1024;

/** A review is published so many business days after it was sent, once it has been read (spec §9). */
export const publicationDays = { from: 3, to: 7 } as const;

/** A question of a product's template; answered from 1 (`low`) to 5 (`high`), or not at all. */
export const reviewQuestion = z.object({ key: z.string(), label: z.string(), low: z.string(), high: z.string() });
export type ReviewQuestion = z.infer<typeof reviewQuestion>;

export const reviewTemplate = z.object({
  product: z.object({
    productId: z.int(),
    name: z.string(),
    slug: z.string(),
    departmentSlug: z.string(),
    image: image.nullable(),
  }),
  questions: z.array(reviewQuestion),
  signedIn: z.boolean(),
  /** The customer's name as it would be shown, as far as it is known. */
  author: z.string(),
  /** The customer's own review of it, if there is one; `publishedOn` is null while it waits. */
  own: z.object({ reviewId: z.int(), submittedOn: z.string(), publishedOn: z.string().nullable() }).nullable(),
});
export type ReviewTemplate = z.infer<typeof reviewTemplate>;

/** A review as it is sent in. */
export const writtenReview = z.object({
  productId,
  stars: z.coerce.number().int().min(1).max(5),
  title: z.string().max(1000),
  text: z.string().max(20_000),
  /** The name shown with it. */
  author: z.string().max(1000),
  /** Question → 1 to 5. */
  answers: z.record(z.string().max(40), z.coerce.number().int().min(1).max(5)).default({}),
  photoIds: z.array(z.uuid()).max(reviewRules.photos).default([]),
});
export type WrittenReview = z.output<typeof writtenReview>;

/** A photo that has arrived and waits to be part of a review. */
export const uploadedPhoto = z.object({ photoId: z.uuid(), image });
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

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
  photo_unreadable: { status: 422, message: 'It could not be read as a picture.' },
});

/** What is wrong with the typed parts of a review, by field (spec §5); empty when nothing is. */
export function writtenProblems(written: { stars: number | null; title: string; text: string; author: string }): Record<string, string> {
  const found = {
    stars: written.stars === null ? 'Please choose how many stars it deserves' : null,
    title: textProblem('Headline', written.title, reviewRules.title),
    text: textProblem('Review', written.text, reviewRules.text),
    author: textProblem('Your name', written.author, reviewRules.author),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])));
}

export const writeReviewEndpoints = {
  getTemplate: endpoint({
    name: 'reviews.getTemplate',
    summary: 'What is asked of a product’s reviewers, and whether this visitor may answer',
    method: 'GET',
    path: '/api/reviews/write/template',
    query: z.object({ productId }),
    response: reviewTemplate,
    problems: writeReviewProblems,
  }),
  submit: endpoint({
    name: 'reviews.submit',
    summary: 'Hands in a review, which is read before it is published; signed-in customers only, one per product',
    method: 'POST',
    path: '/api/reviews/write/submit',
    body: z.object({ review: writtenReview }),
    response: z.object({ reviewId: z.int() }),
    problems: writeReviewProblems,
    originalError: true,
  }),
  uploadPhoto: endpoint({
    name: 'reviews.uploadPhoto',
    summary: 'Takes one photo for a review still to be handed in; kept for a day',
    method: 'POST',
    path: '/api/reviews/write/media',
    query: z.object({ productId }),
    upload: 'photo',
    response: uploadedPhoto,
    problems: writeReviewProblems,
    originalError: true,
  }),
};
