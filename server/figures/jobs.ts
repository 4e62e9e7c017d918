import type { Database } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs.ts';
import { workStock } from './stock/jobs.ts';
import { workVisits } from './visits/jobs.ts';

/** Every job of the figures. */
export function workFigures(parts: { jobs: Jobs; database: Database }): void {
  workStock(parts);
  workVisits(parts);
}
