import { family } from '../../brands/family.ts';
import { setAssortment } from '../catalog/index.ts';
import type { Database } from '../platform/db/index.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { purge } from '../platform/purging/purging.ts';
import { findAddedBrands } from '../settings/index.ts';

/** Decides anew which products a brand sells: every product is looked at, which takes a while in a large catalogue. */
export const stockBrand = defineJob<{ brand: string }>('brands.stock');

/** Binds the job that gives brands made in the console their products. */
export function workBrands({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.work(stockBrand, async ({ brand }) => {
    const found = (await findAddedBrands(database.read)).find(({ key }) => key === brand);
    const { categories = [], tags = [], departments = [] } = found ?? {};
    const rule = { everything: categories.length + tags.length === 0, categories, tags, departments };
    await setAssortment(database, brand, found && found.state !== 'archived' ? rule : null);
    // What was shown while it had no products, and by a process that did not know it yet.
    const shops = new Set([...family.map(({ key }) => key), brand]);
    await database.transact((tx) =>
      purge(
        tx,
        [...shops].map((key) => `site:${key}`),
      ),
    );
  });
}
