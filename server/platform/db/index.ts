import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../db/types.ts';
import { defineMetric, metricsOf } from '../metrics.ts';
import { createPerShop, type OfShop } from '../per-shop.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { startEmbedded } from './embedded/index.ts';
import { GuardedPool } from './guarded-pool.ts';
import { findFault } from './health.ts';
import { type Hearing, Listener } from './listening.ts';
import { Replicas } from './replicas.ts';
import { keepSessionLimits, sessionLimits } from './session-limits.ts';
import { embeddedLimits, serverLimits, type TimeLimits } from './time-limits.ts';
import type { Reason } from './unavailable.ts';
import { watchStatements } from './watch-statements.ts';

export { DatabaseUnavailable } from './unavailable.ts';

/** For reading. A `Tx` is also a `Db`, so that reads work inside a transaction. */
export type Db = Kysely<DB> & OfShop;
/** For writing: an open transaction. Using it after its end throws. */
export type Tx = Transaction<DB> & OfShop & { readonly afterCommit: AfterCommit };

/**
 * Runs once the transaction has committed, before `transact` resolves; never after a rollback. For purges, not for anything that must not be lost.
 */
type AfterCommit = (callback: () => void) => void;

/** A shop's database, with the shop's per-process state (`perShop`). */
export interface Database extends OfShop {
  readonly kind: 'embedded' | 'server';
  readonly read: Db;
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work`, whose reads may come from a replica that lags by a second at most: for public pages, never for a visitor's own things. */
  mayLag<T>(work: () => T): T;
  /** Reads that may lag must from now on have what was written until now. */
  changed(): void;
  /** Receives what any process sends on a channel, until the returned function is called. Throws when it cannot connect at first. */
  listen(channel: string, hearing: Pick<Hearing, 'heard' | 'missed'>): Promise<() => Promise<void>>;
  /** Connections of the pool: open, unused, and requests waiting for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** Why it cannot serve now, with a timeout; null when it can. */
  fault(): Promise<Reason | null>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server (15 or newer); without it the embedded database is used. */
  url?: string | undefined;
  /** The same server past the pooler that `url` leads to, which gives each transaction another session. */
  directUrl?: string | undefined;
  /** Whether that pooler knows prepared statements. */
  poolerPrepares?: boolean;
  /** Replicas of the same server, each with its own pool. */
  replicaUrls?: readonly string[];
  /** Folder of the embedded database; null keeps it in memory. */
  dataDir: string | null;
  /** The initial contents of an in-memory database (`EmbeddedOptions`). */
  template?: string | undefined;
  /** Maximum connections; the embedded database has one session behind them. */
  poolSize?: number;
  onError?: (error: Error) => void;
  /** Called when the database is back. */
  onRecovered?: () => void;
  /** Refuses to share an embedded database run by another process: `StartError`. */
  exclusive?: boolean;
  /** Shorter timeouts for tests. */
  limits?: Partial<TimeLimits>;
  /** Makes spans of statements. */
  tracer?: Tracer | null;
}

/** Counts become numbers and days `YYYY-MM-DD`; everything else as the driver returns it (timestamptz → Date, numeric → string). */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    return format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid, format);
  },
};

const lagging = defineMetric('database_lagging_reads_total', 'Reads for public pages by where they were sent: replica or primary', [
  'from',
]);

/** Opens the shop's database: a server by URL, or the embedded one, with the same SQL and driver. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const onError = options.onError ?? (() => {});
  const { exclusive, template } = options;
  const embedded = options.url ? null : await startEmbedded(options.dataDir, { exclusive, template, onError });
  const limits = { ...(embedded ? embeddedLimits : serverLimits), ...options.limits };
  const address = embedded
    ? { host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' }
    : { connectionString: options.url, keepAlive: true };
  const direct = options.directUrl ? { connectionString: options.directUrl, keepAlive: true } : address;
  if (options.directUrl) await keepSessionLimits({ ...direct, connectionTimeoutMillis: limits.connect }, limits);
  const listeners = new Set<Listener>();
  const perShop = createPerShop();
  const metrics = metricsOf({ perShop });
  const poolAt = (at: pg.ClientConfig, onRecovered: () => void) =>
    new GuardedPool(
      {
        ...at,
        ...(!embedded && !options.directUrl && sessionLimits(limits)),
        max: options.poolSize ?? (embedded ? 8 : 20),
        types: parsers,
      },
      {
        limits,
        sharesSession: embedded !== null,
        prepares: !options.directUrl || options.poolerPrepares === true,
        watch: watchStatements(metrics, options.tracer ?? null),
        onError,
        onRecovered,
      },
    );
  const pool = poolAt(address, () => {
    // A server that hung may silently have forgotten its listeners.
    for (const listener of listeners) listener.reconnect();
    options.onRecovered?.();
  });
  const urls = options.replicaUrls ?? [];
  const replicas =
    urls.length === 0
      ? null
      : new Replicas({
          primary: pool,
          replicas: urls.map((connectionString) => poolAt({ connectionString, keepAlive: true }, () => {})),
          onRead: (from) => metrics.count(lagging, { from }),
          onError,
        });
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: replicas ?? pool }) });
  const read: Db = Object.assign(kysely, { perShop });
  const connectionToHear = () => new pg.Client({ ...direct, connectionTimeoutMillis: limits.connect, query_timeout: limits.connect });
  return {
    kind: embedded ? 'embedded' : 'server',
    perShop,
    read,
    transact: (work) => (replicas ? replicas.mustNotLag(() => transact(read, work)) : transact(read, work)),
    mayLag: (work) => (replicas ? replicas.mayLag(work) : work()),
    changed: () => replicas?.changed(),
    listen: async (channel, hearing) => {
      const listener = new Listener(connectionToHear, channel, { ...hearing, onError });
      await listener.start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        return listener.close();
      };
    },
    connections: () => pool.counts(),
    fault: () => findFault(read, pool),
    close: async () => {
      await kysely.destroy();
      await embedded?.close();
    },
  };
}

async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const waiting: (() => void)[] = [];
  const own = { perShop: db.perShop, afterCommit: (callback: () => void) => void waiting.push(callback) };
  const result = await db.transaction().execute((tx) => work(Object.assign(tx, own)));
  for (const callback of waiting) callback();
  return result;
}
