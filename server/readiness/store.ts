import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

export interface DatabaseFacts {
  /** Major version. */
  version: number;
  encoding: string;
  maxConnections: number;
  now: Date;
}

export async function findDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int as "maxConnections", clock_timestamp() as now`.execute(db);
  if (!rows[0]) throw new Error('The database described nothing');
  return rows[0];
}
