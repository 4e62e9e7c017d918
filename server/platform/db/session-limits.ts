import pg from 'pg';
import type { TimeLimits } from './time-limits.ts';
import { translated } from './unavailable.ts';

/** Milliseconds. */
const idleInTransaction = 30_000;
/** An arbitrary number, the same in every process: two at once would not be let change the same defaults. */
const defaultsLock = 7_260_115;

/** The session's part of the limits, for when the shop is gone. */
const settingsOf = (limits: TimeLimits) =>
  Object.entries({
    // The shop's statements take milliseconds and compiling one takes a hundred, which the server does whenever it estimates a new or empty table
    // as large. It cost an import more than half of the database's time.
    jit: 'off',
    // Reports group tens of thousands of products, for which the server's default of 4 MB goes to disk.
    work_mem: '32MB',
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  });

/** As a connection sets them. */
export const sessionLimits = (limits: TimeLimits): pg.ClientConfig => ({
  options: settingsOf(limits)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
});

/**
 * Makes them this user's defaults on this database, because a pooler's sessions take nothing from connections. Those it has open follow when it
 * replaces them. Throws `DatabaseUnavailable`.
 */
export async function keepSessionLimits(direct: pg.ClientConfig, limits: TimeLimits): Promise<void> {
  const set = settingsOf(limits).map(
    ([name, value]) => `execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}');`,
  );
  const client = new pg.Client(direct);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`do $$ begin perform pg_advisory_xact_lock(${defaultsLock}); ${set.join(' ')} end $$`);
  } catch (error) {
    throw translated(error);
  } finally {
    await client.end().catch(() => {});
  }
}
