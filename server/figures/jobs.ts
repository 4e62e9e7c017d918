import type { Logger } from 'pino';
import type { Database } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import { workOrderChecks } from './order-checks/jobs.ts';
import { workStock } from './stock/jobs.ts';
import { workVisits } from './visits/jobs.ts';

/** Every job of the figures. */
export function workFigures(parts: { jobs: Jobs; database: Database; log: Logger }): void {
  workOrderChecks(parts);
  workStock(parts);
  workVisits(parts);
}
