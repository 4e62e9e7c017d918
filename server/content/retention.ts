import type { Database } from '../platform/db/index.ts';
import { forgetPublications, forgetVersions } from './store.ts';

/** So many of a document's latest versions are kept, whatever became of them. */
export const keptVersions = 50;
/** Milliseconds: what was public within this time is kept, so that "what did the page say that day" has an answer. */
export const keptMs = 365 * 86_400_000;

/**
 * Forgets versions that are neither among a document's latest nor were public within the year, nor are or will be; and the publications of
 * before that, but for the one that was in force when the year began. The log of what staff did keeps who published what. Answers how many
 * versions are gone.
 */
export async function forgetOldVersions({ database }: { database: Database }, now: Date): Promise<number> {
  return database.transact(async (tx) => {
    await forgetPublications(tx, new Date(now.getTime() - keptMs));
    return forgetVersions(tx, keptVersions);
  });
}
