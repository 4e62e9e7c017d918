import { accountProblems } from '../../../contract/accounts/accounts.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { HashingThread } from './hashing.ts';

/**
 * Priority order: devices the owner has used before, then callers with a proof or a session, then strangers. Each has its own queue, so that a crowd
 * in one takes no place in another.
 */
export type HashPriority = 'known' | 'trusted' | 'stranger';

const lanes = ['known', 'trusted', 'stranger'] as const satisfies readonly HashPriority[];

/** Maximum queue length; further callers are rejected before any work is done for them. */
const maxWaiting: Readonly<Record<HashPriority, number>> = { known: 60, trusted: 60, stranger: 12 };

const problem = problemsOf(accountProblems);

interface Waiting {
  work(): Promise<void>;
}

/**
 * Hashes passwords one at a time in a low-priority thread. While others wait it rests as long as it worked, so an attack costs at most half of one
 * core. Throws `sign_in_busy` when a queue is full.
 */
export class PasswordHasher {
  readonly #queues: Readonly<Record<HashPriority, Waiting[]>> = { known: [], trusted: [], stranger: [] };
  readonly #thread: Pick<HashingThread, 'run'>;
  #busy = false;
  #decoy: string | undefined;

  constructor(thread: Pick<HashingThread, 'run'> = new HashingThread()) {
    this.#thread = thread;
  }

  /** Number of waiting passwords. */
  get waiting(): number {
    return lanes.reduce((sum, lane) => sum + this.#queues[lane].length, 0);
  }

  hash(password: string, lane: HashPriority): Promise<string> {
    return this.#take(lane, () => this.#hash(password));
  }

  /** Whether the password matches this hash. Without a hash it does the same work and returns false, so that timing reveals nothing. */
  verify(passwordHash: string | null, password: string, lane: HashPriority): Promise<boolean> {
    return this.#take(lane, async () => {
      this.#decoy ??= await this.#hash('nobody has this password');
      const matches = await this.#thread.run({ passwordHash: passwordHash ?? this.#decoy, password });
      return passwordHash !== null && matches === true;
    });
  }

  async #hash(password: string): Promise<string> {
    return String(await this.#thread.run({ password, passwordHash: null }));
  }

  #take<T>(lane: HashPriority, job: () => Promise<T>): Promise<T> {
    if (this.#queues[lane].length >= maxWaiting[lane]) return Promise.reject(problem('sign_in_busy', { retryAfterSeconds: 5 }));
    return new Promise<T>((resolve, reject) => {
      this.#queues[lane].push({ work: () => job().then(resolve, reject) });
      if (!this.#busy) void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
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
    for (const lane of lanes) {
      const next = this.#queues[lane].shift();
      if (next) return next;
    }
    return undefined;
  }
}
