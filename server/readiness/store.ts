import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

export interface DatabaseFacts {
  /** Major version. */
  version: number;
  encoding: string;
  maxConnections: number;
  isReplica: boolean;
  replicas: number;
  /** Of its log, by the replica farthest behind; null without one, or where the user may not see it. */
  bytesBehind: number | null;
  now: Date;
}

export async function findDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int as "maxConnections", clock_timestamp() as now,
      pg_is_in_recovery() as "isReplica", (select count(*)::int from pg_stat_replication) as replicas,
      (select max(pg_wal_lsn_diff(sent_lsn, replay_lsn))::float8 from pg_stat_replication) as "bytesBehind"`.execute(db);
  if (!rows[0]) throw new Error('The database described nothing');
  return rows[0];
}
