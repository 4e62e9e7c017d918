import { voteProblems } from '../../../contract/catalog/reviews.ts';
import type { Customer } from '../../accounts/index.ts';
import type { Counter, MakeCounter } from '../../platform/counting/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';

const problem = problemsOf(voteProblems);

const day = 86_400;
/** Votes of strangers that one review takes from one network in a day: a household's. */
const mostForReview = 3;
/** Votes of strangers from one network in an hour that cost nothing. */
const mostFree = 10;

/** Takes the captcha's answer; throws `captcha_required` where there is none, or a wrong one. */
export type DemandProof = (call: Call, captcha: string | undefined) => Promise<unknown>;

/**
 * What a vote costs. A customer who has proved an address has one per review and pays with that. Everybody else can be somebody new with every
 * call, so their votes are counted by network: a few per review and day, and each costs a proof once there are many.
 */
export class VoteGate {
  readonly #forReview: Counter;
  readonly #atNetwork: Counter;
  readonly #demandProof: DemandProof;

  constructor(counter: MakeCounter, demandProof: DemandProof) {
    this.#forReview = counter('reviews.votes-for-review', mostForReview, day);
    this.#atNetwork = counter('reviews.votes-at-network', mostFree, 3600);
    this.#demandProof = demandProof;
  }

  /** For a vote that would be a new one. Throws `captcha_required` and `votes_used_up`. */
  async beforeVote(reviewId: number, customer: Customer | null, call: Call, captcha: string | undefined): Promise<void> {
    if (customer?.emailVerified) return;
    const forReview = `${reviewId} ${call.network}`;
    if (await this.#forReview.isFull(forReview)) throw problem('votes_used_up', { retryAfterSeconds: day });
    if (await this.#atNetwork.isFull(call.network)) await this.#demandProof(call, captcha);
    await this.#atNetwork.add(call.network);
    const { count } = await this.#forReview.add(forReview);
    if (count > mostForReview) throw problem('votes_used_up', { retryAfterSeconds: day });
  }
}
