import type { Database } from '../db/index.ts';
import type { MakeCounter } from './counter.ts';
import { countInProcess } from './in-process.ts';
import { countInDatabase } from './shared.ts';

export { type Counter, type MakeCounter, neverFull } from './counter.ts';
export { countInProcess } from './in-process.ts';
export { deleteCountsThatEnded as forgetEndedCounts } from './store.ts';

/** Counters for the whole shop: in the database where several processes may share it, in memory on the embedded one, which has a single process. */
export const countForShop = ({ kind, read }: Pick<Database, 'kind' | 'read'>): MakeCounter =>
  kind === 'server' ? countInDatabase(read) : countInProcess;
