import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseOptions, Db, Tx } from './index.ts';
import { openForHours } from './open-for-hours.ts';

const folder = new URL('../../../db/migrations/', import.meta.url);
/** An arbitrary number, the same in every process. */
const migrationLock = 7_260_114;

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The SQL files of `db/migrations`, in order. */
export function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
}

/**
 * Migrates the database forward and returns the migrations it ran. Safe from several processes at once: the run is one transaction under a lock, so
 * the second finds nothing to do.
 */
export async function migrate(database: Database, pending: readonly Migration[] = migrations()): Promise<string[]> {
  return database.transact(async (tx) => {
    // Polled, because another process may migrate for longer than the lock timeout.
    while (!(await tryToLock(tx))) await sleep(250);
    await sql`create table if not exists public.migration (name text primary key, ran_at timestamptz not null default now())`.execute(tx);
    const done = await findDone(tx);
    const todo = pending.filter((migration) => !done.has(migration.name));
    for (const migration of todo) {
      await sql.raw(migration.sql).execute(tx);
      await sql`insert into public.migration (name) values (${migration.name})`.execute(tx);
    }
    return todo.map((migration) => migration.name);
  });
}

/**
 * Migrates a shop's database at its start. On a server by a connection of its own: a migration may rewrite millions of rows, while statements of the shop
 * are given up after half a minute. It waits no longer for locks than they do, since shoppers wait behind it.
 */
export async function migrateAtStart(
  database: Database,
  options: DatabaseOptions,
  pending: readonly Migration[] = migrations(),
): Promise<string[]> {
  if (database.kind === 'embedded') return migrate(database, pending);
  const done = await findDone(database.read);
  if (pending.every(({ name }) => done.has(name))) return [];
  const patient = await openForHours({ ...options, poolSize: 1, replicaUrls: [] });
  try {
    return await migrate(patient, pending);
  } finally {
    await patient.close();
  }
}

/** Names of the migrations that ran. */
async function findDone(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('public.migration')::text as found`.execute(db);
  if (!rows[0]?.found) return new Set();
  const ran = await sql<{ name: string }>`select name from public.migration`.execute(db);
  return new Set(ran.rows.map((row) => row.name));
}

async function tryToLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${migrationLock}) as got`.execute(tx);
  return rows[0]?.got === true;
}
