import { commonProblems } from '../../../contract/api/problems.ts';
import { type Counter, countInProcess, type MakeCounter } from '../counting/index.ts';
import type { Network } from './caller/network.ts';
import { problemsOf } from './problem.ts';

const problem = problemsOf(commonProblems);

export interface RateLimit {
  max: number;
  windowSeconds: number;
  /** Counted for all processes together, at one query per call: for whatever guards a secret. Otherwise each process counts alone. */
  shared?: boolean;
}

/** Limits calls per endpoint and network; refuses the excess with 429. */
export class Limits {
  readonly #shared: MakeCounter;
  readonly #counters = new Map<string, Counter>();

  /** `shared` counts for all processes; without it this process always counts alone. */
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
