import { CompiledQuery, sql } from 'kysely';
import { type Db as BossDb, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, DatabaseUnavailable, type Db, type Tx } from './db/index.ts';
import { errorOf } from './errors.ts';
import { defineMetric, metricsOf } from './metrics.ts';
import { clockOf } from './time/clock.ts';
import type { Tracer } from './tracing/tracer.ts';
import { contextOf } from './tracing/tracing.ts';

/** A kind of background job; its payload is stored and must be plain JSON. */
export interface JobType<Payload extends object> {
  readonly name: string;
  /** Never set: carries the payload's type. */
  readonly payload?: Payload;
}

export interface EnqueueOptions {
  startAfterSeconds?: number;
  /** How often it is tried again, and the longest pause before a try; otherwise eight times within half an hour. */
  retries?: { readonly limit: number; readonly maxPauseSeconds: number };
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

const duration = defineMetric('job_duration_seconds', 'Time to run a job, by kind and outcome', ['job', 'outcome']);
const waiting = defineMetric('jobs_waiting', 'Jobs that are due and wait, by kind', ['job']);
const oldest = defineMetric('jobs_oldest_seconds', 'How long the oldest due job has waited, by kind', ['job']);
const failed = defineMetric('jobs_failed', 'Jobs that failed at their last try and are still kept, by kind', ['job']);

/** Where a payload carries the span that enqueued the job. */
const traceField = 'traceparent';

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
  readonly #tracer: Tracer | null;
  #reading: Promise<QueueRow[]> | null = null;

  constructor(database: Database, log: Logger, tracer: Tracer | null = null) {
    this.#database = database;
    this.#log = log;
    this.#tracer = tracer;
    this.#measure();
    this.#boss = new PgBoss({
      db: bossDb(database.read),
      backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
      schema: 'jobs',
      reindex: false,
      monitorVacuum: false,
    });
    this.#boss.on('error', (error) => this.#failed(error));
  }

  /** What waits is read from the queue itself, whichever process runs it. */
  #measure(): void {
    const metrics = metricsOf(this.#database);
    metrics.announceDurations(duration);
    const counted = async (pick: (row: QueueRow) => number) =>
      (await this.#queue()).map((row) => ({ labels: { job: row.job }, value: pick(row) }));
    metrics.read(waiting, () => counted(({ waiting }) => waiting));
    metrics.read(oldest, () => counted(({ oldest }) => oldest));
    metrics.read(failed, () => counted(({ failed }) => failed));
  }

  /** One reading serves all that ask while it runs. */
  #queue(): Promise<QueueRow[]> {
    this.#reading ??= this.#readQueue().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** By job kind of this shop, including zeros. */
  async #readQueue(): Promise<QueueRow[]> {
    const { rows } = await sql<QueueRow>`
      select k.job, count(j.id) filter (where j.state < 'active' and j.start_after <= now())::int as waiting,
        coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state < 'active' and j.start_after <= now())), 0)::float8 as oldest,
        count(j.id) filter (where j.state = 'failed')::int as failed
      from unnest(${[...this.#handlers.keys()]}::text[]) as k(job)
      left join jobs.job j on j.name = k.job and (j.state < 'active' or j.state = 'failed') group by k.job`.execute(this.#database.read);
    return rows;
  }

  /** Enqueues in the transaction that causes the job: both happen or neither. */
  async enqueue<P extends object>(tx: Tx, job: JobType<P>, payload: P, options: EnqueueOptions = {}): Promise<void> {
    const trace = this.#tracer?.traceparent();
    await this.#boss.send(job.name, trace ? { ...payload, [traceField]: trace } : payload, {
      db: bossDb(tx),
      retryLimit: options.retries?.limit ?? 8,
      retryDelay: 5,
      retryBackoff: true,
      ...(options.retries && { retryDelayMax: options.retries.maxPauseSeconds }),
      ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
    });
  }

  /** Which of these ids jobs of a kind that wait or run have in a field of their payload. */
  async awaited<P extends object>(job: JobType<P>, field: keyof P & string, ids: readonly number[]): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select distinct (data->>${field}::text)::int8 as id from jobs.job
      where name = ${job.name} and state <= 'active' and (data->>${field}::text)::int8 = any(${[...ids]}::int8[])`.execute(
      this.#database.read,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Forgets the jobs of a kind that wait with an id in a field of their payload. */
  async forget<P extends object>(tx: Tx, job: JobType<P>, field: keyof P & string, id: number): Promise<void> {
    await sql`
      delete from jobs.job where name = ${job.name} and state < 'active' and (data->>${field}::text)::int8 = ${id}`.execute(tx);
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
    const began = performance.now();
    const took = (outcome: string) => metricsOf(this.#database).took(duration, { job: name, outcome }, (performance.now() - began) / 1000);
    try {
      await this.#traced(name, payload);
      took('done');
    } catch (error) {
      took('failed');
      this.#log.error({ err: error, job: name }, 'job failed');
      throw error;
    }
  }

  /** As a span of the request that enqueued the job, however much later. */
  async #traced(name: string, payload: unknown): Promise<void> {
    const { [traceField]: trace, ...given }: Record<string, unknown> = { ...(payload ?? {}) };
    const run = async () => this.#handlers.get(name)?.run(given, clockOf(this.#database).now());
    if (!this.#tracer) return run();
    return this.#tracer.span(this.#tracer.begin(`job ${name}`, 'consumer', { 'messaging.destination.name': name }, contextOf(trace)), run);
  }
}

interface QueueRow {
  readonly job: string;
  readonly waiting: number;
  /** Seconds. */
  readonly oldest: number;
  readonly failed: number;
}

function bossDb(db: Db): BossDb {
  return {
    executeSql: async (text, values = []) => {
      const result = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows: result.rows };
    },
  };
}
