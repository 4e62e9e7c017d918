import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { computeFigures } from './figures.ts';

const nightly = defineJob<Record<string, never>>('recommendations.figures');

/** Recomputes pairs and quality tags every night (`npm run recommend` does so at once). */
export function workRecommendations({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(nightly, (_, now) => computeFigures(database, now));
  jobs.schedule(nightly, '40 3 * * *', {});
}
