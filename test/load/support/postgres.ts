import { createDatabase } from '../../support/fresh-database.ts';

/** A fresh database on the server started by `npm run bench`. */
export async function benchDatabase(): ReturnType<typeof createDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('This bench needs a PostgreSQL server: run it by "npm run bench", or set TEST_DATABASE_URL');
  return createDatabase(server);
}
