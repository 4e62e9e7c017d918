import type { MediaStore } from '../media/index.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { defineMetric, metricsOf } from '../platform/metrics.ts';
import { clockOf } from '../platform/time/clock.ts';
import { fillDue } from './automatic/operations.ts';
import { followMenuTimes } from './menu/operations.ts';
import { followPlans } from './merchandising/planned/operations.ts';
import { checkUpload, forgetOldUploads, runUpload, startDueImports } from './merchandising/uploads/operations.ts';
import { handleUpload } from './merchandising/uploads/run.ts';
import { endSales } from './sales/operations.ts';
import { countHolds } from './stock/store.ts';

const endDueSales = defineJob<Record<string, never>>('catalog.end_sales');

const fillCategories = defineJob<Record<string, never>>('catalog.fill_categories');

const followMenu = defineJob<Record<string, never>>('catalog.follow_menu_times');

const followStates = defineJob<Record<string, never>>('catalog.follow_planned_states');

const startImports = defineJob<Record<string, never>>('catalog.start_planned_imports');

const forgetUploads = defineJob<Record<string, never>>('catalog.forget_uploads');

const stockHolds = defineMetric('stock_holds', 'Holds of stock in force, one a checkout and variation');
const heldUnits = defineMetric('stock_held_units', 'Units in these holds');

/**
 * Every minute: ends due sales, fills automatic categories, follows the times of menu items, publishes and withdraws planned products, and starts
 * planned imports. Runs imports of the console, and forgets old ones every night.
 */
export function workCatalog(parts: { jobs: Jobs; database: Database; media: MediaStore }): void {
  const { jobs, database } = parts;
  const holds = async (pick: 'holds' | 'units') => [
    { labels: {}, value: (await countHolds(database.read, clockOf(database).now()))[pick] },
  ];
  metricsOf(database).read(stockHolds, () => holds('holds'));
  metricsOf(database).read(heldUnits, () => holds('units'));
  jobs.work(endDueSales, async (_, now) => {
    await database.transact((tx) => endSales(tx, now));
  });
  jobs.work(fillCategories, (_, now) => fillDue(database, now));
  jobs.work(followMenu, (_, now) => database.transact((tx) => followMenuTimes(tx, now)));
  jobs.work(followStates, (_, now) => followPlans(database, now));
  jobs.work(startImports, (_, now) => startDueImports({ database, jobs }, now));
  jobs.work(forgetUploads, (_, now) => forgetOldUploads(database, now));
  jobs.work(checkUpload, ({ importId }, now) => handleUpload(parts, importId, now, ['checking']));
  jobs.work(runUpload, ({ importId }, now) => handleUpload(parts, importId, now));
  jobs.schedule(endDueSales, '* * * * *', {});
  jobs.schedule(fillCategories, '* * * * *', {});
  jobs.schedule(followMenu, '* * * * *', {});
  jobs.schedule(followStates, '* * * * *', {});
  jobs.schedule(startImports, '* * * * *', {});
  jobs.schedule(forgetUploads, '29 3 * * *', {});
}
