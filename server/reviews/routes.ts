import { reviewEndpoints } from '../../contract/reviews/reviews.ts';
import { writeReviewEndpoints, writeReviewProblems } from '../../contract/reviews/write-review.ts';
import { type Customer, customerOf, type DemandProof, ensureVisitor } from '../accounts/index.ts';
import { type MediaStore, PhotoIntake } from '../media/index.ts';
import type { Config } from '../platform/config/config.ts';
import { countForShop } from '../platform/counting/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs.ts';
import { bindReviewDesk } from './desk/routes.ts';
import { workReviews } from './moderation/jobs.ts';
import { keepPhoto } from './photos/operations.ts';
import { getReview, getReviews } from './reading/operations.ts';
import { reportReview } from './reporting/operations.ts';
import { VoteGate } from './voting/gate.ts';
import { likeReview } from './voting/operations.ts';
import { getTemplate, type HasBought, submitReview } from './writing/operations.ts';

const problem = problemsOf(writeReviewProblems);

export interface ReviewParts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'reviewDelaySeconds'>;
  readonly media: MediaStore;
  readonly hasBought: HasBought;
  /** From the captcha, which is in a higher layer. */
  readonly demandProof: DemandProof;
}

const hour = 3600;

/** Binds the reviews' endpoints and jobs. */
export function mountReviews(api: Api, { database, jobs, config, media, hasBought, demandProof }: ReviewParts): void {
  const gate = new VoteGate(countForShop(database), demandProof);
  const intake = new PhotoIntake();
  const delaySeconds = config.reviewDelaySeconds;
  const requireReviewer = async (call: Call): Promise<Customer> => {
    const customer = await customerOf(database.read, call);
    if (!customer) throw problem('sign_in_required');
    return customer;
  };

  api.bind(reviewEndpoints.getReviews, (input, { now }) => getReviews(database.read, input, now));
  api.bind(reviewEndpoints.getReview, ({ reviewId }, { now }) => getReview(database.read, reviewId, now));
  api.bind(
    reviewEndpoints.like,
    async ({ reviewId, captcha }, call) => {
      const voter = await ensureVisitor(database.read, call);
      return likeReview({ database, gate }, { reviewId, voter, captcha }, call);
    },
    { rateLimit: { max: 60, windowSeconds: hour } },
  );
  api.bind(
    reviewEndpoints.report,
    async (reported, call) => reportReview(database, reported, await ensureVisitor(database.read, call), call.now),
    { rateLimit: { max: 20, windowSeconds: hour } },
  );
  bindReviewDesk(api, { database });
  for (const endpoint of [writeReviewEndpoints.getTemplate, writeReviewEndpoints.getTemplateAtWrite]) {
    api.bind(endpoint, async ({ productId }, call) =>
      getTemplate(database.read, productId, await customerOf(database.read, call), call.now),
    );
  }
  for (const endpoint of [writeReviewEndpoints.submit, writeReviewEndpoints.submitAtWrite]) {
    api.bind(
      endpoint,
      async ({ review }, call) => submitReview({ database, jobs, hasBought, delaySeconds }, await requireReviewer(call), review, call.now),
      { rateLimit: { max: 30, windowSeconds: hour }, limitedAs: 'reviews.submit' },
    );
  }
  api.bind(
    writeReviewEndpoints.uploadPhoto,
    async ({ productId }, call) => {
      const { customerId } = await requireReviewer(call);
      const file = await call.file();
      if (!file) throw problem('no_photo');
      return keepPhoto({ database, media, intake }, { customerId, productId }, file, call.now);
    },
    { rateLimit: { max: 60, windowSeconds: hour } },
  );
  workReviews({ jobs, database, media, delaySeconds });
}
