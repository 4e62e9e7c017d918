import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brands } from '../brands/index.ts';
import { endpoints } from '../contract/index.ts';
import { openApiDocument } from '../contract/openapi.ts';
import { serveFamilySignIn } from '../server/accounts/index.ts';
import { createApi } from '../server/api.ts';
import { setAssortments } from '../server/catalog/index.ts';
import { openContent } from '../server/content/index.ts';
import type { RenderMail } from '../server/email/index.ts';
import { serveFeeds } from '../server/feeds/index.ts';
import { Flags } from '../server/flags/index.ts';
import { closeApi, closedFor, Doors } from '../server/maintenance/index.ts';
import { ImageService, MediaStore, mountImages, mountMedia } from '../server/media/index.ts';
import type { Config } from '../server/platform/config.ts';
import { type Database, openDatabase } from '../server/platform/db/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { mountHealth, type Readiness } from '../server/platform/http/health.ts';
import { mountMetrics } from '../server/platform/http/metrics.ts';
import { mountApi } from '../server/platform/http/mount-api.ts';
import { callOf } from '../server/platform/http/request-call.ts';
import { createServer } from '../server/platform/http/server.ts';
import { Jobs } from '../server/platform/jobs.ts';
import { createLog } from '../server/platform/log.ts';
import { PageCache } from '../server/platform/page-cache/index.ts';
import { hearPurges, onPurge } from '../server/platform/purging.ts';
import { serveStaffHandOver } from '../server/staff/index.ts';
import '../server/reactions.ts';
import { Redirects } from '../server/redirects/index.ts';
import { serveViolationReports } from '../server/reports/index.ts';
import { assortmentOf } from './assortment-of.ts';
import { brandByHost } from './brand-by-host.ts';
import { mountPages } from './pages.ts';
import { listedPages, shopfrontOf } from './shopfront.ts';

/** A running shop: pages, API, jobs, on its database. */
export interface Shop {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly readiness: Readiness;
  /** Finishes requests and jobs in flight, then lets go of the database. */
  close(): Promise<void>;
}

/** Puts a whole shop together. `prepare` runs on the migrated database before anything is served. */
export async function openShop(config: Config, renderMail: RenderMail, prepare: (database: Database) => Promise<void>): Promise<Shop> {
  const log = createLog(config.logLevel);
  const database = await openDatabase({
    ...config.database,
    onError: (error) => log.error({ err: error }, 'database connection'),
  });
  await migrate(database);
  await setAssortments(database, brands.map(assortmentOf));
  await prepare(database);

  const jobs = new Jobs(database, log);
  const doors = new Doors(database.read);
  const api = createApi({ database, jobs, config, log, renderMail, doors });
  await jobs.start({ work: config.runJobs });

  const cache = new PageCache({ maxBytes: config.pageCacheBytes });
  const stopPurging = onPurge((what, _from, how) => cache.purge(what, how));
  const stopHearing = await hearPurges(database);
  const readiness: Readiness = { draining: false };
  const app = await createServer(config, log);
  mountMetrics(app, { database, cache });
  mountHealth(app, database, readiness);
  const brandOf = brandByHost(config.shopUrls);
  const makeCall: Parameters<typeof mountApi>[2]['makeCall'] = (request, reply) =>
    callOf(request, reply, config, brandOf(request.headers.host));
  const isClosedFor = closedFor({ database, doors, makeCall });
  closeApi(app, isClosedFor);
  mountApi(app, api, { makeCall });
  const store = new MediaStore(join(config.dataDir, 'media'));
  mountMedia(app, store);
  mountImages(app, new ImageService({ store, folder: join(config.dataDir, 'images'), maxBytes: config.imageCacheBytes }));
  await serveViolationReports(app);
  const content = openContent({ database, config, log });
  const flags = new Flags({ database, config });
  serveFeeds(app, { database, config, flags, shopAt: (host) => shopfrontOf(config, brandOf(host), content), pages: listedPages });
  serveFamilySignIn(app, { database, config, makeCall });
  serveStaffHandOver(app, { database, config, makeCall });
  const document = openApiDocument(endpoints, config.publicUrl);
  app.get('/api/openapi.json', async () => document);
  const redirects = new Redirects(database.read);
  const leadOf = (brand: string, target: string) => redirects.lead(brand, target, new Date());
  await mountPages({ app, api, config, cache, makeCall, brandOf, leadOf, closedFor: isClosedFor, mayServeFirst: () => doors.areOpen });

  return {
    app,
    database,
    readiness,
    close: async () => {
      await app.close();
      doors.close();
      redirects.close();
      stopPurging();
      await stopHearing();
      await jobs.stop();
      await database.close();
    },
  };
}
