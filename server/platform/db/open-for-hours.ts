import { type Database, type DatabaseOptions, openDatabase } from './index.ts';
import type { TimeLimits } from './time-limits.ts';

/** Milliseconds: a statement may make an index or a foreign key over millions of rows. */
const longLimits = { statement: 6 * 3_600_000, suspicion: 3_600_000 };

/** Opens a database for statements that take hours: past a pooler, which has the limits of the shop's own. */
export const openForHours = ({ directUrl, ...options }: DatabaseOptions, limits: Partial<TimeLimits> = {}): Promise<Database> =>
  openDatabase({ ...options, url: directUrl ?? options.url, limits: { ...longLimits, ...limits } });
