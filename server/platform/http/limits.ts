import { commonProblems } from '../../../contract/api/problems.ts';
import { type Counter, countInProcess, type MakeCounter } from '../counting/index.ts';
import type { Network } from './network.ts';
import { problemsOf } from './problem.ts';

const problem = problemsOf(commonProblems);

export interface RateLimit {
  max: number;
  windowSeconds: number;
  /** Held by all processes of the shop together, at a query for each call: for what guards a secret. Otherwise each process counts for itself. */
  shared?: boolean;
}

/** Counts calls per endpoint and network; what is over the limit is refused with 429. */
export class Limits {
  readonly #shared: MakeCounter;
  readonly #counters = new Map<string, Counter>();

  /** `shared` counts for all processes of the shop; left out, this process counts for itself throughout. */
  constructor(shared: MakeCounter = countInProcess) {
    this.#shared = shared;
  }

  /** Throws `too_many_requests` with the seconds to wait. */
  async consume(name: string, network: Network, { max, windowSeconds, shared }: RateLimit): Promise<void> {
    let counter = this.#counters.get(name);
    if (!counter) {
      counter = (shared ? this.#shared : countInProcess)(name, max, windowSeconds);
      this.#counters.set(name, counter);
    }
    const { count, secondsLeft } = await counter.add(network);
    if (count > max) throw problem('too_many_requests', { retryAfterSeconds: Math.max(1, secondsLeft) });
  }
}
