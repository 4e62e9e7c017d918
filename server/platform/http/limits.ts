import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { commonProblems } from '../../../contract/problems.ts';
import { problemsOf } from './problem.ts';

const problem = problemsOf(commonProblems);

export interface RateLimit {
  max: number;
  windowSeconds: number;
}

/** Counts calls per endpoint and visitor address; what is over the limit is refused with 429. */
export class Limits {
  readonly #limiters = new Map<string, RateLimiterMemory>();

  /** Throws `too_many_requests` with the seconds to wait. */
  async consume(name: string, clientIp: string, { max, windowSeconds }: RateLimit): Promise<void> {
    let limiter = this.#limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: max, duration: windowSeconds, keyPrefix: name });
      this.#limiters.set(name, limiter);
    }
    try {
      await limiter.consume(clientIp);
    } catch (reached) {
      if (!(reached instanceof RateLimiterRes)) throw reached;
      throw problem('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(reached.msBeforeNext / 1000)) });
    }
  }
}
