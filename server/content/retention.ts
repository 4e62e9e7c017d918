import { daysAfter } from '../../contract/values/shop-days.ts';
import type { Database } from '../platform/db/index.ts';
import { forgetPublications, forgetVersions } from './store.ts';

/** Latest versions of a document that are always kept. */
export const keptVersions = 50;
/** Days for which public versions are kept, so that "what did the page say that day" has an answer. */
export const keptDays = 365;

/**
 * Deletes versions that are not among a document's latest and have not been public within the year, are not now and will not be; and older
 * publications, except the one in force when the year began. The audit log keeps who published what. Returns the number of versions
 * deleted.
 */
export async function forgetOldVersions({ database }: { database: Database }, now: Date): Promise<number> {
  return database.transact(async (tx) => {
    await forgetPublications(tx, daysAfter(now, -keptDays));
    return forgetVersions(tx, keptVersions);
  });
}
