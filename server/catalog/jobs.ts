import type { MediaStore } from '../media/index.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { runUpload } from './merchandising/uploads/operations.ts';
import { handleUpload } from './merchandising/uploads/run.ts';
import { endSales } from './sales/operations.ts';

const endDueSales = defineJob<Record<string, never>>('catalog.end_sales');

/** Ends due sales every minute, and runs imports of the console. */
export function workCatalog(jobs: Jobs, parts: { database: Database; media: MediaStore }): void {
  const { database } = parts;
  jobs.work(endDueSales, async (_, now) => {
    await database.transact((tx) => endSales(tx, now));
  });
  jobs.work(runUpload, ({ importId }, now) => handleUpload(parts, importId, now));
  jobs.schedule(endDueSales, '* * * * *', {});
}
