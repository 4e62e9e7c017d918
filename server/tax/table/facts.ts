import type { Db } from '../../platform/db/index.ts';
import { countLocalRates, findRegionRates, findUploads } from './store.ts';

/** What staff have set of the tax table. */
export interface TaxFacts {
  /** Rates of states and provinces, and of postal codes. */
  readonly regions: number;
  readonly local: number;
  /** When one of the latest uploads was applied; null for none. */
  readonly uploadedAt: Date | null;
}

export async function findTaxFacts(db: Db): Promise<TaxFacts> {
  const [regions, local, uploads] = await Promise.all([
    findRegionRates(db),
    countLocalRates(db, ''),
    findUploads(db, { offset: 0, limit: 10 }),
  ]);
  return { regions: regions.length, local, uploadedAt: uploads.find(({ appliedAt }) => appliedAt !== null)?.appliedAt ?? null };
}
