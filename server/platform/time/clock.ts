import { sql } from 'kysely';
import type { Database, Db, Tx } from '../db/index.ts';
import type { OfShop } from '../per-shop.ts';

const channel = 'mantel_clock';

/** The shop's clock: the real time or, after the time machine was used, a time ahead of it. */
export class Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** The real time at a moment of this clock, for what other devices' clocks take part in. */
  real(moment: Date): Date {
    return new Date(moment.getTime() - this.#aheadMs);
  }

  set(aheadMs: number): void {
    this.#aheadMs = aheadMs;
  }
}

const newClock = (): Clock => new Clock();

/** The clock of an object's shop. */
export const clockOf = ({ perShop }: OfShop): Clock => perShop(newClock);

/** Sets this process's clock by the database. */
export async function readClock(db: Db): Promise<void> {
  const { rows } = await sql<{ ahead: number }>`select ahead_ms as ahead from platform.clock`.execute(db);
  clockOf(db).set(rows[0]?.ahead ?? 0);
}

/** Moves the clock of every process forward, once the transaction has committed. */
export async function moveClock(tx: Tx, ms: number): Promise<void> {
  const { rows } = await sql<{ ahead: number }>`update platform.clock set ahead_ms = ahead_ms + ${ms} returning ahead_ms as ahead`.execute(
    tx,
  );
  const ahead = rows[0]?.ahead ?? 0;
  await sql`select pg_notify(${channel}, ${String(ahead)})`.execute(tx);
  tx.afterCommit(() => clockOf(tx).set(ahead));
}

/** Follows other processes' moves of the clock, until the returned function is called. */
export function followClock(database: Database): Promise<() => Promise<void>> {
  return database.listen(channel, {
    heard: (ahead) => clockOf(database).set(Number(ahead)),
    missed: () => void readClock(database.read).catch(() => {}),
  });
}
