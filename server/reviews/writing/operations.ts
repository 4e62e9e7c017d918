import type { Product } from '../../../contract/catalog/catalog.ts';
import { type ReviewTemplate, type WrittenReview, writeReviewProblems, writtenProblems } from '../../../contract/reviews/write-review.ts';
import { own } from '../../../contract/values/own.ts';
import { shopDay } from '../../../contract/values/shop-days.ts';
import type { Customer } from '../../accounts/index.ts';
import { getProduct } from '../../catalog/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { announceSubmission } from '../moderation/jobs.ts';
import { publishAfter } from '../moderation/schedule.ts';
import { takeUploads } from '../photos/store.ts';
import { questionsFor } from '../template/templates.ts';
import { flagsOf, tidy, tidyLine } from './hygiene.ts';
import { findOwnReview, insertReview } from './store.ts';

const problem = problemsOf(writeReviewProblems);

/** Whether the customer has a paid order with units of the product that are not cancelled. Provided by orders, a higher layer. */
export type HasBought = (db: Db, customerId: number, productId: number) => Promise<boolean>;

export interface WritingParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly hasBought: HasBought;
  /** Null: staff decide. */
  readonly delaySeconds: number | null;
}

/** The questions for a product's reviewers, and this visitor's existing review. Throws `product_not_found`, `product_gone`. */
export async function getTemplate(db: Db, productId: number, customer: Customer | null, now: Date): Promise<ReviewTemplate> {
  const product = await getProduct(db, productId, now, null);
  const own = customer && (await findOwnReview(db, customer.customerId, productId));
  const { name, slug, departmentSlug, images } = product;
  const [picture] = images.map(({ variationIds: _, view: _view, ...image }) => image);
  return {
    product: { productId, name, slug, departmentSlug, image: picture ?? null },
    questions: questionsOf(product),
    signedIn: customer !== null,
    author: customer ? shownName(customer) : '',
    own: own && { reviewId: own.reviewId, submittedOn: shopDay(own.submittedAt), publishedOn: own.publishedOn },
  };
}

/**
 * Accepts a review for moderation. Throws `invalid_input` with messages by field, `already_reviewed`, `photo_missing`, `product_not_found`,
 * `product_gone`.
 */
export async function submitReview(
  { database, jobs, hasBought, delaySeconds }: WritingParts,
  { customerId }: Customer,
  written: WrittenReview,
  now: Date,
): Promise<{ reviewId: number }> {
  const { productId, stars, photoIds } = written;
  const texts = { title: tidyLine(written.title), text: tidy(written.text), author: tidyLine(written.author) };
  const faults = writtenProblems({ stars, ...texts });
  if (Object.keys(faults).length > 0) throw problem('invalid_input', undefined, faults);
  const asked = questionsOf(await getProduct(database.read, productId, now, null));
  const answers = Object.fromEntries(
    asked.flatMap(({ key }) => {
      const answer = own(written.answers, key);
      return answer ? [[key, answer]] : [];
    }),
  );
  const verifiedPurchase = await hasBought(database.read, customerId, productId);
  return database.transact(async (tx) => {
    const photos = await takeUploads(tx, { customerId, productId }, photoIds);
    if (photos.length < new Set(photoIds).size) throw problem('photo_missing');
    const reviewId = await insertReview(tx, {
      ...texts,
      productId,
      customerId,
      stars,
      answers,
      photos,
      verifiedPurchase,
      flags: flagsOf(texts.title, texts.text, texts.author),
      submittedAt: now,
      publishAfter: publishAfter(now, delaySeconds),
    });
    // A rollback also releases the photos the transaction took.
    if (reviewId === null) throw problem('already_reviewed');
    await announceSubmission(tx, jobs, delaySeconds);
    return { reviewId };
  });
}

const questionsOf = ({ breadcrumbs }: Pick<Product, 'breadcrumbs'>) => questionsFor(breadcrumbs.map(({ slug }) => slug));

/** "Ana R.", if the account has a name. */
const shownName = ({ firstName, lastName }: Customer): string => (lastName ? `${firstName} ${lastName.charAt(0)}.` : firstName).trim();
