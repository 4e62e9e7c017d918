import { z } from 'zod';
import type { Declaration, Declarations } from '../api/endpoint.ts';
import { image, productId } from '../catalog/catalog.schemas.ts';
import { wholeNumber } from '../values/numbers.schemas.ts';
import { oneLine } from '../values/one-line.ts';
import { reviewRules, writeReviewProblems } from './write-review.rules.ts';

/** A question of a product's template; optional answer from 1 (`low`) to 5 (`high`). */
export const reviewQuestion = z.object({ key: z.string(), label: z.string(), low: z.string(), high: z.string() });
export type ReviewQuestion = z.infer<typeof reviewQuestion>;

const reviewTemplate = z.object({
  product: z.object({
    productId: z.int(),
    name: z.string(),
    slug: z.string(),
    departmentSlug: z.string(),
    image: image.nullable(),
  }),
  questions: z.array(reviewQuestion),
  signedIn: z.boolean(),
  /** The customer's display name, if known. */
  author: z.string(),
  /** The customer's own review, if any; `publishedOn` is null while it waits. */
  own: z.object({ reviewId: z.int(), submittedOn: z.string(), publishedOn: z.string().nullable() }).nullable(),
});
export type ReviewTemplate = z.infer<typeof reviewTemplate>;

/** A submitted review. */
const writtenReview = z.object({
  productId,
  stars: wholeNumber({ min: 1, max: 5 }),
  /** `writtenProblems` limits the length of texts. */
  title: z.string().overwrite(oneLine),
  text: z.string(),
  /** The name shown with it. */
  author: z.string().overwrite(oneLine),
  /** Question → 1 to 5. */
  answers: z.record(z.string().max(40), wholeNumber({ min: 1, max: 5 })).default({}),
  photoIds: z.array(z.uuid()).max(reviewRules.photos).default([]),
});
export type WrittenReview = z.output<typeof writtenReview>;

/** An uploaded photo that waits for its review. */
const uploadedPhoto = z.object({ photoId: z.uuid(), image });
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

const getTemplate = {
  name: 'reviews.getTemplate',
  summary: 'Get the review form of a product',
  description: 'Includes whether this visitor may write a review.',
  query: z.object({ productId }),
  response: reviewTemplate,
  problems: writeReviewProblems,
  whileImpersonating: 'allowed',
} satisfies Declaration;

const submit = {
  name: 'reviews.submit',
  summary: 'Submit a review',
  description: 'For signed-in customers, one per product. Reviewed by staff before it is published.',
  body: z.object({ review: writtenReview }),
  response: z.object({ reviewId: z.int() }),
  problems: writeReviewProblems,
  originalError: true,
  whileImpersonating: 'allowed',
} satisfies Declaration;

export const writeReviewDeclarations = {
  getTemplate,
  submit,
  // Spec §7.6 names this address too.
  getTemplateAtWrite: {
    ...getTemplate,
    name: 'reviews.getTemplateAtWrite',
    summary: 'Get the review form of a product',
    description: 'The same as `reviews.getTemplate`.',
  },
  submitAtWrite: { ...submit, name: 'reviews.submitAtWrite', summary: 'Submit a review', description: 'The same as `reviews.submit`.' },
  uploadPhoto: {
    name: 'reviews.uploadPhoto',
    summary: 'Upload a photo for a review',
    description: 'Kept for a day until the review is submitted.',
    query: z.object({ productId }),
    response: uploadedPhoto,
    problems: writeReviewProblems,
    originalError: true,
    whileImpersonating: 'allowed',
  },
} satisfies Declarations;
