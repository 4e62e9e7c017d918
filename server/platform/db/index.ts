import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../db/types.ts';
import { startEmbedded } from './embedded/index.ts';
import { type Hearing, Listener } from './listening.ts';
import { PreparingClient } from './prepared.ts';

/** For reading. A `Tx` is a `Db` too, so that reads work inside a transaction. */
export type Db = Kysely<DB>;
/** For writing: an open transaction; using it after its end throws. */
export type Tx = Transaction<DB>;

export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly read: Db;
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Hears what any process says on a channel, until the answered function is called. Throws when it cannot connect at first. */
  listen(channel: string, hearing: Pick<Hearing, 'heard' | 'missed'>): Promise<() => Promise<void>>;
  /** Connections of the pool now: open ones, those of them nobody uses, and requests that wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server (15 or newer); without it the embedded database is used. */
  url?: string | undefined;
  /** Folder of the embedded database; null keeps it in memory. */
  dataDir: string | null;
  /** Connections at the most; the embedded database has one session behind them all. */
  poolSize?: number;
  onError?: (error: Error) => void;
}

/** Counts come back as numbers, days as `YYYY-MM-DD`; everything else as the driver has it (timestamptz → Date, numeric → string). */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return Number;
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * Statements of a shop take milliseconds; compiling one takes a hundred, and the server does so whenever it thinks a new or empty table is a
 * large one. An import spent more than half of the database's time on it.
 */
const withoutCompiling = '-c jit=off';

/** Opens the shop's database: a server by URL, or the embedded one. The same SQL and driver serve both. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.url ? null : await startEmbedded(options.dataDir);
  const address = embedded
    ? { host: embedded.host, port: embedded.port, user: 'postgres', database: 'postgres' }
    : { connectionString: options.url };
  const pool = new pg.Pool({
    ...address,
    ...(!embedded && { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000, options: withoutCompiling }),
    Client: PreparingClient as new () => pg.ClientBase,
    max: options.poolSize ?? (embedded ? 8 : 20),
    types,
  });
  const onError = options.onError ?? (() => {});
  pool.on('error', onError);
  // A connection lost while it is in use fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', onError));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: embedded ? 'embedded' : 'server',
    read: kysely,
    transact: (work) => transact(kysely, work),
    listen: async (channel, hearing) => {
      const listener = new Listener(() => new pg.Client({ ...address, keepAlive: true }), channel, { ...hearing, onError });
      await listener.start();
      return () => listener.close();
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await kysely.destroy();
      await embedded?.close();
    },
  };
}

type Callback = () => void | Promise<void>;
const callbacks = new WeakMap<Tx, Callback[]>();

async function transact<T>(kysely: Kysely<DB>, work: (tx: Tx) => Promise<T>): Promise<T> {
  const waiting: Callback[] = [];
  const result = await kysely.transaction().execute(async (tx) => {
    callbacks.set(tx, waiting);
    return work(tx);
  });
  for (const callback of waiting) await callback();
  return result;
}

/** Calls back once the transaction has committed, before `transact` resolves; never when it rolls back. For purges, not for what must not be lost. */
export function afterCommit(tx: Tx, callback: Callback): void {
  const waiting = callbacks.get(tx);
  if (!waiting) throw new Error('afterCommit needs the transaction of a running transact()');
  waiting.push(callback);
}
