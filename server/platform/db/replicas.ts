import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { codeOf, errorOf } from '../errors.ts';
import type { GuardedPool } from './guarded-pool.ts';
import { reasonOf } from './unavailable.ts';

/** Milliseconds between two looks at how far a replica is, and for how long one waits for it. */
const lookMs = 1000;
const askAgainMs = 50;
/** A replica cancels a read that stands in the way of what it has to replay. */
const replayConflict = '40001';

export interface ReplicasOptions {
  readonly primary: GuardedPool;
  readonly replicas: readonly GuardedPool[];
  /** Called for each read that may come from a replica with where it came from. */
  onRead(from: 'replica' | 'primary'): void;
  onError(error: Error): void;
}

/**
 * Sends reads that may lag to a replica. It is used only while it has replayed all that was written when it was last asked, a second ago at most,
 * and before the last change that this process has heard of; otherwise, and when it fails, the primary answers.
 */
export class Replicas implements PostgresPool {
  readonly #options: ReplicasOptions;
  /** Whether reads of what runs may come from a replica. */
  readonly #lagging = new AsyncLocalStorage<boolean>();
  readonly #fresh = new Set<GuardedPool>();
  #turn = 0;
  #changes = 0;
  #wake = Promise.withResolvers<void>();
  #isOver = false;

  constructor(options: ReplicasOptions) {
    this.#options = options;
    for (const replica of options.replicas) void this.#follow(replica);
  }

  /** Kysely looks for it. */
  get options(): object {
    return this.#options.primary.options;
  }

  /** Runs `work`, whose reads outside transactions may come from a replica. */
  mayLag<T>(work: () => T): T {
    return this.#lagging.run(true, work);
  }

  /** Runs `work` on the primary. */
  mustNotLag<T>(work: () => T): T {
    return this.#lagging.run(false, work);
  }

  /** What is read from now on must have what was written until now. */
  changed(): void {
    this.#changes += 1;
    this.#fresh.clear();
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }

  /** Throws `DatabaseUnavailable`. */
  async connect(): Promise<PostgresPoolClient> {
    const { primary, replicas, onRead } = this.#options;
    if (this.#lagging.getStore() !== true) return primary.connect();
    const fresh = replicas.filter((replica) => this.#fresh.has(replica));
    const replica = fresh[this.#turn++ % fresh.length];
    const client = await replica?.connect().catch(() => undefined);
    onRead(client ? 'replica' : 'primary');
    if (!replica || !client) return primary.connect();
    return {
      query: (async (...asked: unknown[]) => {
        try {
          return await Reflect.apply(client.query, client, asked);
        } catch (error) {
          if (reasonOf(error) === null && codeOf(error) !== replayConflict) throw error;
          const other = await primary.connect();
          return Promise.resolve(Reflect.apply(other.query, other, asked)).finally(() => other.release());
        }
      }) as PostgresPoolClient['query'],
      release: () => client.release(),
    };
  }

  async end(): Promise<void> {
    this.#isOver = true;
    this.changed();
    await Promise.all([this.#options.primary, ...this.#options.replicas].map((pool) => pool.end()));
  }

  /** Keeps asking whether a replica is fresh. */
  async #follow(replica: GuardedPool): Promise<void> {
    while (!this.#isOver) {
      const changes = this.#changes;
      const isFresh = await this.#catchesUp(replica).catch((error: unknown) => {
        if (this.#fresh.has(replica)) this.#options.onError(errorOf(error));
        return false;
      });
      if (changes !== this.#changes) continue;
      if (isFresh) this.#fresh.add(replica);
      else this.#fresh.delete(replica);
      await Promise.race([sleep(lookMs, undefined, { ref: false }), this.#wake.promise]);
    }
  }

  /** Whether it replays within a second what is written by now; false once there is more to wait for. */
  async #catchesUp(replica: GuardedPool): Promise<boolean> {
    const changes = this.#changes;
    const [written] = await ask(this.#options.primary, 'select pg_current_wal_lsn()::text as answer', []);
    const until = performance.now() + lookMs;
    while (changes === this.#changes) {
      const [replayed] = await ask(replica, 'select (pg_last_wal_replay_lsn() >= $1::pg_lsn)::text as answer', [written]);
      if (replayed === 'true') return true;
      if (performance.now() > until) return false;
      await sleep(askAgainMs, undefined, { ref: false });
    }
    return false;
  }
}

async function ask(pool: GuardedPool, text: string, values: unknown[]): Promise<(string | null)[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ answer: string | null }>(text, values);
    return rows.map(({ answer }) => answer);
  } finally {
    client.release();
  }
}
