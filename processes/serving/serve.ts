import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandOf as brandNamed, brands } from '../../brands/index.ts';
import { withDetails } from '../../brands/with-details.ts';
import { withTheme } from '../../brands/with-theme.ts';
import { serveFamilySignIn } from '../../server/accounts/index.ts';
import { createApi } from '../../server/api.ts';
import { refreshBadge } from '../../server/cart/index.ts';
import { setAssortments } from '../../server/catalog/index.ts';
import { sendSoon } from '../../server/cdn/index.ts';
import type { RenderMail } from '../../server/email/index.ts';
import { serveFeeds } from '../../server/feeds/index.ts';
import { saveNoted } from '../../server/figures/index.ts';
import { closeApi, closedFor } from '../../server/maintenance/index.ts';
import { forgetRemoved, ImageService, mountImages, mountMedia } from '../../server/media/index.ts';
import { serveInvoices } from '../../server/orders/index.ts';
import type { Config } from '../../server/platform/config/config.ts';
import { mountApi } from '../../server/platform/http/mount-api.ts';
import { callOf } from '../../server/platform/http/request-call.ts';
import { closeServer } from '../../server/platform/http/server/close-server.ts';
import { closeConnectionsWhileDraining, mountHealth, type Readiness } from '../../server/platform/http/server/health.ts';
import { mountMetrics, processMetrics } from '../../server/platform/http/server/metrics.ts';
import { createServer } from '../../server/platform/http/server/server.ts';
import { traceRequests } from '../../server/platform/http/server/trace-requests.ts';
import { metricsOf } from '../../server/platform/metrics.ts';
import { PageCache } from '../../server/platform/page-cache/index.ts';
import { clockOf, followClock } from '../../server/platform/time/clock.ts';
import { refusalToMove } from '../../server/platform/time/time-machine.ts';
import { Redirects } from '../../server/redirects/index.ts';
import { serveViolationReports } from '../../server/reports/index.ts';
import { serveReturnPhotos } from '../../server/returns/index.ts';
import { prepareSearch } from '../../server/search/index.ts';
import { serveTheme, storeSet, themeSet } from '../../server/settings/index.ts';
import { openShop, type Shop } from '../../server/shop.ts';
import { serveStaffSessionTransfer } from '../../server/staff/index.ts';
import { mountPages } from '../pages/pages.ts';
import { serveApiDescription } from './api-description.ts';
import { assortmentOf } from './assortment-of.ts';
import { brandByHost, brandOfCall } from './brand-by-host.ts';
import { serveBrandFiles } from './brand-files.ts';
import { serveDownloads } from './downloads.ts';
import { leadFormerHosts } from './former-hosts.ts';
import { listedPages, shopfrontOf } from './shopfront.ts';
import { role, shareMetrics } from './workers.ts';

/** A serving shop: pages, API, jobs. */
export interface RunningShop {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  /** Finishes requests and running jobs, then closes the database. */
  close(): Promise<void>;
}

type Prepare = (shop: Shop) => Promise<unknown>;

/** The shop with its operations and job handlers. `prepare` runs before anything else reads it. */
async function openWorking(config: Config, renderMail: RenderMail, prepare: Prepare) {
  const shop = await openShop(config, { exclusive: true });
  await setAssortments(shop.database, brands.map(assortmentOf));
  await prepare(shop);
  const api = createApi({ ...shop, renderMail });
  const works = config.runJobs && role !== 'web';
  await shop.jobs.start({ work: works });
  const stopSending = works ? sendSoon(shop) : null;
  const stopListening = await shop.purging.listen(shop.database);
  const stopClock = refusalToMove(config, shop.database) ? null : await followClock(shop.database);
  return {
    shop,
    api,
    close: async () => {
      await stopListening();
      await stopSending?.();
      await stopClock?.();
      await saveNoted(shop).catch((error: unknown) => shop.log.warn({ err: error }, 'counts were not saved'));
      await shop.close();
    },
  };
}

/** Runs jobs without serving, beside the processes that serve (`WORKERS`); one of them tells its metrics. */
export async function workJobs(config: Config, renderMail: RenderMail, prepare: Prepare): Promise<{ close(): Promise<void> }> {
  const { shop, close } = await openWorking(config, renderMail, prepare);
  shareMetrics([processMetrics(), metricsOf(shop.database).registry]);
  return { close };
}

/** Opens and serves a shop. */
export async function serveShop(config: Config, renderMail: RenderMail, prepare: Prepare): Promise<RunningShop> {
  const { shop, api, close } = await openWorking(config, renderMail, prepare);
  const { database, flags, log, maintenance: gate, media, purging } = shop;
  const cache = new PageCache({ maxBytes: config.pageCacheBytes });
  purging.hear((what, _from, how) => cache.purge(what, how));
  const clock = clockOf(database);
  const readiness: Readiness = { draining: false };
  const app = await createServer(config, log);
  if (shop.tracer) traceRequests(app, shop.tracer);
  mountMetrics(app, { config, database, cache, ...(role && { share: shareMetrics }) });
  mountHealth(app, { database, dataDir: config.dataDir, readiness });
  const isFormerHost = leadFormerHosts(app, config.shopUrls);
  const brandOf = brandByHost(config.shopUrls);
  const makeCall: Parameters<typeof mountApi>[2]['makeCall'] = (request, reply) =>
    callOf(request, reply, config, brandOf(request.headers.host), clock.now());
  const brandOfApi = brandOfCall(config.shopUrls);
  const mounting: Parameters<typeof mountApi>[2] = {
    makeCall: (request, reply) => callOf(request, reply, config, brandOfApi(request.headers), clock.now()),
  };
  const isClosed = (brand: string) => brandNamed(brand).isClosed === true;
  const isClosedFor = closedFor({ database, gate, isBrandClosed: isClosed });
  closeApi(app, isClosedFor, { ...mounting, brandOf: brandOfApi });
  mountApi(app, api, mounting);
  mountMedia(app, media);
  const images = new ImageService({ store: media, folder: join(config.dataDir, 'images'), maxBytes: config.imageCacheBytes });
  mountImages(app, images);
  forgetRemoved(purging, { media, images, failed: (error) => log.error({ err: error }, 'a removed file is kept') });
  await serveViolationReports(app);
  serveFeeds(app, { database, config, flags, shopAt: (host) => shopfrontOf(shop, brandOf(host)), isClosed, pages: listedPages });
  serveBrandFiles(app, {
    read: (src) => media.read(src),
    shownAt: async (host) => {
      const brand = brandNamed(brandOf(host));
      const now = clock.now();
      const [details, theme] = await Promise.all([storeSet(database, brand.key, now), themeSet(database, brand.key, now)]);
      const set = theme?.value ?? null;
      return { brand: withTheme(withDetails(brand, details), set), icon: set?.icon?.src ?? null };
    },
  });
  serveTheme(app, { database, media, makeCall });
  serveReturnPhotos(app, { ...shop, makeCall });
  const sellerOf = async (key: string) => withDetails(brandNamed(key), await storeSet(database, key, clock.now()));
  serveInvoices(app, { database, config, makeCall, sellerOf });
  serveDownloads(app, { database, flags, makeCall });
  serveFamilySignIn(app, { database, config, makeCall, refreshBadge: (call) => refreshBadge({ database }, call) });
  serveStaffSessionTransfer(app, { database, config, makeCall });
  serveApiDescription(app, config);
  const redirects = new Redirects(database.read);
  await mountPages({
    app,
    api,
    config,
    cache,
    makeCall,
    brandOf,
    leadOf: (brand, target, isPage) => redirects.lead(brand, target, clock.now(), isPage),
    closedFor: isClosedFor,
    mayLag: database.mayLag,
    mayServeFirst: (host) => gate.isOpen && !isFormerHost(host) && !isClosed(brandOf(host)),
  });
  closeConnectionsWhileDraining(app.server, readiness);
  // Before any port is open: the first list after a start would wait for it.
  await prepareSearch(database);

  return {
    app,
    readiness,
    close: async () => {
      await closeServer(app);
      await close();
    },
  };
}
