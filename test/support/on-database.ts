import { type Database, openDatabase } from '../../server/platform/db/index.ts';

/** Prepares a database, works on it and closes it, also when the work fails. */
export async function onDatabase<T>(
  at: Parameters<typeof openDatabase>[0],
  prepare: (database: Database) => unknown,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(at);
  try {
    await prepare(database);
    return await work(database);
  } finally {
    await database.close();
  }
}
