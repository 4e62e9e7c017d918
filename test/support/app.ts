import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { brandOfCall } from '../../processes/serving/brand-by-host.ts';
import { createApi, type Parts } from '../../server/api.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import type { DatabaseOptions } from '../../server/platform/db/index.ts';
import type { Api } from '../../server/platform/http/api.ts';
import { mountApi } from '../../server/platform/http/mount-api.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { createServer } from '../../server/platform/http/server/server.ts';
import { clockOf } from '../../server/platform/time/clock.ts';
import { openShop, type Shop } from '../../server/shop.ts';
import { renderMail } from '../../web/emails/index.server.tsx';
import { createDatabase } from './fresh-database.ts';

/** The shop under test: HTTP by `app.inject`, its database, and its jobs (run by `jobs.drain()`). */
export interface TestShop extends Shop {
  readonly app: FastifyInstance;
  readonly api: Api;
}

/** True with a PostgreSQL server in TEST_DATABASE_URL, which allows real races. */
export const hasServer = Boolean(process.env.TEST_DATABASE_URL);

/**
 * The embedded database's compiled code. While it is held, all databases after the first share it, which halves the time to open one.
 */
let embeddedCode: Promise<WebAssembly.Module> | undefined;

const compileEmbedded = () =>
  WebAssembly.compile(readFileSync(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))));

/** A migrated database: a copy of the one from `database-template.ts`, on TEST_DATABASE_URL's server or in memory. */
async function freshDatabase(): Promise<{ options: DatabaseOptions; drop(): Promise<void> }> {
  const template = inject('databaseTemplate');
  if (!process.env.TEST_DATABASE_URL) {
    embeddedCode ??= compileEmbedded();
    await embeddedCode;
    return { options: { dataDir: null, template, poolSize: 4 }, drop: async () => {} };
  }
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL, template);
  return { options: { url, dataDir: null, poolSize: 20 }, drop };
}

/** A shop on a fresh, migrated database: on TEST_DATABASE_URL's server when given, otherwise embedded in memory. */
export async function testShop(
  env: Record<string, string> = {},
  extend: (app: FastifyInstance, shop: Shop) => unknown = () => {},
  replaced: Partial<Pick<Parts, 'log' | 'cardProvider' | 'providerLimitMs'>> = {},
): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    MAX_LOOP_DELAY_MS: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...(process.env.SEARCH_IN && { SEARCH_IN: process.env.SEARCH_IN }),
    ...env,
  });
  const { options, drop } = await freshDatabase();
  const shop = await openShop(config, { database: options });
  const api = createApi({ ...shop, renderMail, ...replaced });
  const app = await createServer(config, shop.log);
  const brandOf = brandOfCall(config.shopUrls);
  mountApi(app, api, {
    makeCall: (request, reply) => callOf(request, reply, config, brandOf(request.headers), clockOf(shop.database).now()),
  });
  extend(app, shop);
  await shop.jobs.start({ work: false });
  await app.ready();
  return {
    ...shop,
    app,
    api,
    close: async () => {
      await app.close();
      await shop.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
