import { hash, type Options, verify } from '@node-rs/argon2';
import { accountProblems } from '../../../contract/accounts.ts';
import { problemsOf } from '../../platform/http/problem.ts';

/** OWASP's first choice of argon2id for servers: 19 MiB, two passes, one lane; about 15 ms of one core. */
const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Who waits behind whom: those who have shown something (a proof, a device that has been here) go before strangers. */
export type Lane = 'trusted' | 'stranger';

/** So many may wait; the rest is told at once, before anything is worked out for them. */
const mostWaiting: Readonly<Record<Lane, number>> = { trusted: 60, stranger: 12 };

const problem = problemsOf(accountProblems);

interface Waiting {
  work(): Promise<void>;
}

/**
 * Hashes passwords one at a time, resting as long as it worked while others wait: whatever comes in, it takes no more than half of one
 * core from those who shop. Throws `sign_in_busy` when too many wait.
 */
export class PasswordHasher {
  readonly #queues: Readonly<Record<Lane, Waiting[]>> = { trusted: [], stranger: [] };
  #busy = false;
  #decoy: Promise<string> | undefined;

  /** How many wait. */
  get waiting(): number {
    return this.#queues.trusted.length + this.#queues.stranger.length;
  }

  hash(password: string, lane: Lane): Promise<string> {
    return this.#take(lane, () => hash(password, costs));
  }

  /** Whether the password is the one of this hash. Without a hash the same work is done for nothing, and the answer is no. */
  verify(passwordHash: string | null, password: string, lane: Lane): Promise<boolean> {
    return this.#take(lane, async () => {
      this.#decoy ??= hash('nobody has this password', costs);
      const matches = await verify(passwordHash ?? (await this.#decoy), password);
      return passwordHash !== null && matches;
    });
  }

  #take<T>(lane: Lane, job: () => Promise<T>): Promise<T> {
    if (this.#queues[lane].length >= mostWaiting[lane]) return Promise.reject(problem('sign_in_busy', { retryAfterSeconds: 5 }));
    return new Promise<T>((resolve, reject) => {
      this.#queues[lane].push({ work: () => job().then(resolve, reject) });
      if (!this.#busy) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const began = performance.now();
      await next.work();
      const worked = performance.now() - began;
      if (this.waiting > 0) await new Promise((rested) => setTimeout(rested, worked));
    }
    this.#busy = false;
  }

  #next(): Waiting | undefined {
    return this.#queues.trusted.shift() ?? this.#queues.stranger.shift();
  }
}
