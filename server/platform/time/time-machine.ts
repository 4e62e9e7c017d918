import { dayMs } from '../../../contract/values/shop-days.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/index.ts';
import type { Jobs } from '../jobs.ts';
import { clockOf, moveClock } from './clock.ts';

/** One step of the time machine: jobs that run more often catch up at its end. */
const stepMs = 12 * 3_600_000;

/** Why this shop's time must not be moved; null where it may. Real orders and carriers go by the real time. */
export function refusalToMove({ stage, mode }: Pick<Config, 'stage' | 'mode'>, { kind }: Pick<Database, 'kind'>): string | null {
  if (stage === 'production') return 'The time machine does not run in the production stage.';
  return kind === 'server' && mode !== 'test' ? 'The time machine needs the embedded database, or NODE_ENV=test.' : null;
}

/** The length of `12d`, `6h` or `90m` in milliseconds, up to a year; null for anything else. */
export function lengthOf(text: string): number | null {
  const [, count, unit] = /^(\d{1,5})([dhm])$/.exec(text) ?? [];
  const ms = Number(count) * (unit === 'd' ? dayMs : unit === 'h' ? 3_600_000 : 60_000);
  return ms > 0 && ms <= 366 * dayMs ? ms : null;
}

interface Machine {
  readonly database: Database;
  readonly jobs: Jobs;
}

/** Moves the shop's time forward, and runs the jobs of the time between in their order. Returns the shop's new time. */
export async function moveForward({ database, jobs }: Machine, ms: number): Promise<Date> {
  for (let left = ms; left > 0; left -= stepMs) {
    const step = Math.min(left, stepMs);
    await database.transact((tx) => moveClock(tx, step));
    await jobs.pass(step);
  }
  return clockOf(database).now();
}
