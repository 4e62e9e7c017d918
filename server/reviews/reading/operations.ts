import {
  type Review,
  type ReviewPage,
  type ReviewSort,
  type ReviewTopic,
  reviewProblems,
  reviewsPerPage,
} from '../../../contract/reviews/reviews.ts';
import { brandNamesOf } from '../../platform/brand-names.ts';
import type { Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { presentPhoto } from '../photo.ts';
import { presentReply } from '../reply.ts';
import { noReviews, presentSummary } from '../summary.ts';
import { answersOf, questionsOf } from '../template/answers.ts';
import { findReview, findReviewPage, type ReviewRow } from './store.ts';

const problem = problemsOf(reviewProblems);

/** Photos in the carousel above them. */
const maxPhotos = 20;

interface Asked {
  readonly productId?: number | undefined;
  readonly sortBy: ReviewSort;
  /** `5,4` */
  readonly stars?: string | undefined;
  readonly withPhotos?: boolean | undefined;
  readonly verified?: boolean | undefined;
  readonly topic?: ReviewTopic | undefined;
  readonly page: number;
}

/** A page of a product's published reviews; without any, an empty first page. Throws `no_product_id`. */
export async function getReviews(db: Db, { productId, page, ...asked }: Asked, now: Date): Promise<ReviewPage> {
  if (productId === undefined) throw problem('no_product_id');
  const choice = {
    sortBy: asked.sortBy,
    stars: [...new Set(asked.stars?.split(',').map(Number))].sort((one, other) => other - one),
    withPhotos: asked.withPhotos ?? false,
    verified: asked.verified ?? false,
    topic: asked.topic ?? null,
  };
  const found = await findReviewPage(db, productId, choice, {
    limit: reviewsPerPage,
    offset: (page - 1) * reviewsPerPage,
    photos: maxPhotos,
  });
  const brands = await brandNamesOf(db).all(now);
  const summary = presentSummary(found.summary ?? noReviews);
  const matching = found.matching ?? summary.count;
  const photos = found.photos.flatMap(({ reviewId, author, photos }) =>
    photos.map((photo) => ({ ...presentPhoto(photo, author), reviewId })),
  );
  return {
    summary,
    photos: photos.slice(0, maxPhotos),
    choice,
    matching,
    reviews: found.reviews.map((row) => presentReview(row, brands)),
    questions: questionsOf(found.summary?.answers ?? {}),
    page,
    pages: Math.ceil(matching / reviewsPerPage),
  };
}

/** One published review. Throws `review_not_found`, also for waiting and rejected ones. */
export async function getReview(db: Db, reviewId: number, now: Date): Promise<Review & Pick<ReviewPage, 'questions'>> {
  const found = await findReview(db, reviewId);
  if (!found) throw problem('review_not_found');
  return { ...presentReview(found, await brandNamesOf(db).all(now)), questions: questionsOf(found.answers) };
}

function presentReview(
  { answers, photos, answer, answerBrand, answeredOn, ...row }: ReviewRow,
  brands: ReadonlyMap<string, string>,
): Review {
  const reply = presentReply({ answer, answerBrand, answeredOn }, brands);
  return { ...row, answers: answersOf(answers), photos: photos.map((photo) => presentPhoto(photo, row.author)), reply };
}
