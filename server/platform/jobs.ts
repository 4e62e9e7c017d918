import { CompiledQuery, sql } from 'kysely';
import { type Db as BossDb, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, DatabaseUnavailable, type Db, type Tx } from './db/index.ts';
import { errorOf } from './errors.ts';
import { clockOf } from './time/clock.ts';

/** A kind of background job; its payload is stored and must be plain JSON. */
export interface JobType<Payload extends object> {
  readonly name: string;
  /** Never set: carries the payload's type. */
  readonly payload?: Payload;
}

export interface EnqueueOptions {
  startAfterSeconds?: number;
  /** At most one waiting job per key. */
  singletonKey?: string;
}

/** Defines a kind of job; a shop has it once its handler is bound. A handler must be safe to run twice, as a crash repeats it. */
export function defineJob<Payload extends object>(name: string): JobType<Payload> {
  return { name };
}

/**
 * Milliseconds between polls for all kinds together. Each kind's own worker polls only this rarely (seconds): there are two dozen, and on the
 * embedded database their polls took a tenth of a core of an idle shop (docs/decisions/0094-poll-once-for-all-jobs.md).
 */
const lookMs = 1000;
const ownLookSeconds = 60;
/** Jobs of a kind that a worker fetches and settles together: one at a time, each would cost four statements beside its own. */
const batchSize = 20;

/** A handler typed by its kind's payload. */
interface Bound {
  run(payload: unknown, now: Date): Promise<void>;
}

/** The shop's background jobs, stored by pg-boss in the shop's database. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Logger;
  readonly #handlers = new Map<string, Bound>();
  readonly #schedules: { name: string; cron: string; payload: object }[] = [];
  /** This process's worker ids by kind. */
  readonly #workers = new Map<string, string>();
  #nextLook: NodeJS.Timeout | undefined;
  #started = false;
  #looking: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#boss = new PgBoss({
      db: bossDb(database.read),
      backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
      schema: 'jobs',
      reindex: false,
      monitorVacuum: false,
    });
    this.#boss.on('error', (error) => this.#failed(error));
  }

  /** Enqueues in the transaction that causes the job: both happen or neither. */
  async enqueue<P extends object>(tx: Tx, job: JobType<P>, payload: P, options: EnqueueOptions = {}): Promise<void> {
    await this.#boss.send(job.name, payload, {
      db: bossDb(tx),
      retryLimit: 8,
      retryDelay: 5,
      retryBackoff: true,
      ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
      ...(options.singletonKey !== undefined && { singletonKey: options.singletonKey }),
    });
  }

  /** Binds a kind's handler, which gets the shop's time; call before `start`, which creates the queues. */
  work<P extends object>(job: JobType<P>, handler: (payload: P, now: Date) => Promise<void>): void {
    this.#handlers.set(job.name, { run: handler });
  }

  /** Runs a kind on a schedule (cron expression, UTC); call before `start`. */
  schedule<P extends object>(job: JobType<P>, cron: string, payload: P): void {
    this.#schedules.push({ name: job.name, cron, payload });
  }

  /** Creates the queues, so that jobs can be enqueued; with `work` also runs them in this process. */
  async start(options: { work: boolean }): Promise<void> {
    this.#started = true;
    await this.#boss.start();
    for (const name of this.#handlers.keys()) {
      await this.#boss.createQueue(name);
      // Loads the queue into pg-boss's cache now: doing so later, inside a transaction, would wait for itself on the embedded database.
      await this.#boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
    }
    if (!options.work) return;
    for (const name of this.#handlers.keys()) {
      const options = { pollingIntervalSeconds: ownLookSeconds, batchSize, perJobResults: true } as const;
      const worker = await this.#boss.work(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push({ id, ...(await this.#attempt(name, data)) });
        // There may be more: the worker fetches at once, until nothing is left.
        this.#boss.notifyWorker(this.#workers.get(name) ?? '');
        return results;
      });
      this.#workers.set(name, worker);
    }
    for (const { name, cron, payload } of this.#schedules) await this.#boss.schedule(name, cron, payload);
    this.#lookAgain();
  }

  #lookAgain(): void {
    this.#nextLook = setTimeout(() => {
      this.#looking = this.#look();
    }, lookMs).unref();
  }

  /** Wakes the workers of kinds with due jobs. */
  async #look(): Promise<void> {
    try {
      const kinds = [...this.#workers.keys()];
      const { rows } = await sql<{ kind: string }>`
        select kind from unnest(${kinds}::text[]) as k(kind)
        where exists (
          select from jobs.job where name = kind and state < 'active' and not blocked and start_after <= now()
        )`.execute(this.#database.read);
      for (const { kind } of rows) this.#boss.notifyWorker(this.#workers.get(kind) ?? '');
    } catch (error) {
      this.#failed(error);
    }
    if (this.#nextLook) this.#lookAgain();
  }

  /** An outage is logged by the pool; the next poll tries again. */
  #failed(error: unknown): void {
    if (!(error instanceof DatabaseUnavailable)) this.#log.error({ err: error }, 'job queue');
  }

  /** Runs all due jobs in order before it returns, for tests that cannot wait for workers. */
  async drain(): Promise<void> {
    for (let found = true; found; ) {
      found = false;
      for (const name of this.#handlers.keys()) {
        const jobs = await this.#boss.fetch(name, { batchSize: 100 });
        for (const job of jobs) {
          found = true;
          await this.#run(name, job.data);
          await this.#boss.complete(name, job.id);
        }
      }
    }
  }

  /** Runs what a time of `ms` would have run: every scheduled kind once, and what has come due. For the time machine. */
  async pass(ms: number): Promise<void> {
    await sql`
      update jobs.job set start_after = start_after - ${ms} * interval '1 millisecond' where state < 'active'`.execute(this.#database.read);
    for (const { name, payload } of this.#schedules) await this.#run(name, payload).catch(() => {});
    await this.drain();
  }

  /** Lets running jobs finish; does nothing when none was started. */
  async stop(): Promise<void> {
    if (!this.#started) return;
    clearTimeout(this.#nextLook);
    this.#nextLook = undefined;
    await this.#looking;
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** Runs a job of a batch; its failure must not repeat the others. */
  async #attempt(name: string, payload: unknown): Promise<Omit<JobResult, 'id'>> {
    try {
      await this.#run(name, payload);
      return { status: 'completed' };
    } catch (error) {
      return { status: 'failed', output: { message: errorOf(error).message } };
    }
  }

  async #run(name: string, payload: unknown): Promise<void> {
    try {
      await this.#handlers.get(name)?.run(payload, clockOf(this.#database).now());
    } catch (error) {
      this.#log.error({ err: error, job: name }, 'job failed');
      throw error;
    }
  }
}

function bossDb(db: Db): BossDb {
  return {
    executeSql: async (text, values = []) => {
      const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows: result.rows };
    },
  };
}
