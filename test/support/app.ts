import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { brandByHost } from '../../processes/brand-by-host.ts';
import { createApi, type Parts } from '../../server/api.ts';
import '../../server/reactions.ts';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { type Database, openDatabase } from '../../server/platform/db/index.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import type { Api } from '../../server/platform/http/api.ts';
import { mountApi } from '../../server/platform/http/mount-api.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { createServer } from '../../server/platform/http/server.ts';
import { Jobs } from '../../server/platform/jobs.ts';
import { createLog } from '../../server/platform/log.ts';
import { renderMail } from '../../web/emails/index.server.tsx';
import { createDatabase } from './fresh-database.ts';

/** The shop under test: its HTTP side by `app.inject`, its database, its jobs (run by `jobs.drain()`). */
export interface TestShop {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly log: Logger;
  close(): Promise<void>;
}

/** True when races can really be raced: a PostgreSQL server is given by TEST_DATABASE_URL. */
export const hasServer = Boolean(process.env.TEST_DATABASE_URL);

/** A shop on a fresh, migrated database: of TEST_DATABASE_URL's server when given, otherwise embedded in memory. */
export async function testShop(
  env: Record<string, string> = {},
  extend: (app: FastifyInstance, on: { database: Database; config: Config }) => unknown = () => {},
  replaced: Partial<Parts> = {},
): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    MAX_LOOP_DELAY_MS: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...env,
  });
  const log = createLog(config.logLevel);
  const server = process.env.TEST_DATABASE_URL ? await createDatabase(process.env.TEST_DATABASE_URL) : null;
  const database = await openDatabase({ url: server?.url, dataDir: null, poolSize: server ? 20 : 4 });
  await migrate(database);
  const jobs = new Jobs(database, log);
  const api = createApi({ database, jobs, config, log, renderMail, ...replaced });
  await jobs.start({ work: false });
  const app = await createServer(config, log);
  const brandOf = brandByHost(config.shopUrls);
  mountApi(app, api, { makeCall: (request, reply) => callOf(request, reply, config, brandOf(request.headers.host)) });
  extend(app, { database, config });
  await app.ready();
  return {
    app,
    api,
    database,
    jobs,
    config,
    log,
    close: async () => {
      await app.close();
      await jobs.stop();
      await database.close();
      await server?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
