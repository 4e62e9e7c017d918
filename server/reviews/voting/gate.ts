import { voteProblems } from '../../../contract/reviews/reviews.ts';
import type { Customer, DemandProof } from '../../accounts/index.ts';
import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';

const problem = problemsOf(voteProblems);

const day = 86_400;
/** Anonymous votes for a review per network and day: a household's. */
const maxForReview = 3;
/** Free anonymous votes per network and hour. */
const maxFree = 10;

/**
 * What a vote costs. A customer with a verified address has one per review. Other visitors can appear as new ones on every call, so their votes are
 * counted by network: a few per review and day, and each needs a proof once there are many.
 */
export class VoteGate {
  readonly #forReview: Counter;
  readonly #atNetwork: Counter;
  readonly #demandProof: DemandProof;

  constructor(counter: MakeCounter, demandProof: DemandProof) {
    this.#forReview = counter('reviews.votes-for-review', maxForReview, day);
    this.#atNetwork = counter('reviews.votes-at-network', maxFree, 3600);
    this.#demandProof = demandProof;
  }

  /** Call for a new vote. Throws `captcha_required` and `votes_used_up`. */
  async beforeVote(reviewId: number, customer: Customer | null, call: Call, captcha: string | undefined): Promise<void> {
    if (customer?.emailVerified) return;
    const forReview = `${reviewId} ${call.network}`;
    if (await this.#forReview.isFull(forReview)) throw problem('votes_used_up', { retryAfterSeconds: day });
    // Counted first, so that simultaneous votes gain nothing.
    if ((await this.#atNetwork.add(call.network)).count > maxFree) await this.#demandProof(call, captcha);
    const { count } = await this.#forReview.add(forReview);
    if (count > maxForReview) throw problem('votes_used_up', { retryAfterSeconds: day });
  }
}
