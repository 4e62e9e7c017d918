import { CompiledQuery, sql } from 'kysely';
import { type Db as BossDb, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, DatabaseUnavailable, type Db, type Tx } from './db/index.ts';

/** A kind of background work; its payload is kept in the database and must be plain JSON. */
export interface JobType<Payload extends object> {
  readonly name: string;
  /** Never set: it carries the payload's type. */
  readonly payload?: Payload;
}

export interface EnqueueOptions {
  startAfterSeconds?: number;
  /** At most one waiting job per key. */
  singletonKey?: string;
}

/** Names a kind of job, which a shop has once its handler is bound; the handler must be safe to run twice, since a crash repeats it. */
export function defineJob<Payload extends object>(name: string): JobType<Payload> {
  return { name };
}

/**
 * Milliseconds between two looks for work of all kinds together. Each kind's own worker looks for itself only so seldom (seconds): there are two
 * dozen, and on the embedded database their looks took a tenth of a core from a shop that had nothing to do (docs/decisions/0094-poll-once-for-all-jobs.md).
 */
const lookMs = 1000;
const ownLookSeconds = 60;

/** A handler whose payload is what its kind carries. */
interface Bound {
  run(payload: unknown): Promise<void>;
}

/** The shop's background work, kept by pg-boss in the shop's own database. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #log: Logger;
  readonly #handlers = new Map<string, Bound>();
  readonly #schedules: { name: string; cron: string; payload: object }[] = [];
  /** Ids of the workers of this process, by kind. */
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

  /** Enqueues within the transaction that causes the work: both happen or neither. */
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

  /** Binds a kind's handler; called before `start`, which installs queues for what is bound. */
  work<P extends object>(job: JobType<P>, handler: (payload: P) => Promise<void>): void {
    this.#handlers.set(job.name, { run: handler });
  }

  /** Runs a kind regularly (cron expression, UTC); called before `start`. */
  schedule<P extends object>(job: JobType<P>, cron: string, payload: P): void {
    this.#schedules.push({ name: job.name, cron, payload });
  }

  /** Installs the queues, so that jobs can be enqueued; with `work` also runs them in this process. */
  async start(options: { work: boolean }): Promise<void> {
    this.#started = true;
    await this.#boss.start();
    for (const name of this.#handlers.keys()) {
      await this.#boss.createQueue(name);
      // Makes pg-boss remember the queue now: asking for it later, inside somebody's transaction, would wait for itself on the embedded database.
      await this.#boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
    }
    if (!options.work) return;
    for (const name of this.#handlers.keys()) {
      const worker = await this.#boss.work(name, { pollingIntervalSeconds: ownLookSeconds }, async (jobs) => {
        try {
          for (const job of jobs) await this.#run(name, job.data);
        } finally {
          // Where there was one there may be more: the worker fetches at once, until nothing is left.
          this.#boss.notifyWorker(this.#workers.get(name) ?? '');
        }
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

  /** Wakes the workers of those kinds for which something is due. */
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

  /** That the database is away is logged by who watches it; the next look finds it again. */
  #failed(error: unknown): void {
    if (!(error instanceof DatabaseUnavailable)) this.#log.error({ err: error }, 'job queue');
  }

  /** Runs everything due, in this call and in order: tests have no time to wait for workers. */
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

  /** Lets jobs in flight finish; nothing to do where none was started. */
  async stop(): Promise<void> {
    if (!this.#started) return;
    clearTimeout(this.#nextLook);
    this.#nextLook = undefined;
    await this.#looking;
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }

  async #run(name: string, payload: unknown): Promise<void> {
    try {
      await this.#handlers.get(name)?.run(payload);
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
