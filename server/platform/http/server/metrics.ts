import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/index.ts';
import { metricsOf } from '../../metrics.ts';
import type { PageCache } from '../../page-cache/index.ts';
import { runningRelease } from '../../release.ts';

export interface Measured {
  readonly config: Pick<Config, 'metrics'>;
  readonly database: Database;
  readonly cache: PageCache;
  /** Makes the metrics of all processes readable where there are several. */
  readonly share?: (registries: Registry[]) => () => Promise<string>;
}

/**
 * Prometheus metrics of the shop at `/metrics`: the process and its event loop, requests, page cache, database connections, and what the domains count
 * (`metrics.ts`). One registry per server, so that tests can run several.
 */
export function mountMetrics(app: FastifyInstance, measured: Measured): void {
  const registry = processMetrics();
  const counted = metricsOf(measured.database).registry;
  measureRequests(app, registry);
  measurePages(measured.cache, registry);
  measureConnections(measured.database, registry);
  const read = measured.share?.([registry, counted]) ?? (async () => `${await registry.metrics()}\n${await counted.metrics()}`);
  app.get('/metrics', async (request, reply) => {
    // Without access it does not exist.
    if (!mayRead(measured.config.metrics, request.headers.authorization)) return reply.callNotFound();
    reply.header('content-type', registry.contentType);
    return read();
  });
}

/** A registry with what a process tells about itself: processor, memory, event loop, release. */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  tellRelease(registry);
  return registry;
}

function mayRead(open: Config['metrics'], authorization: string | undefined): boolean {
  if (typeof open === 'string') return open === 'everybody';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${open.token}`));
}

/** Requests answered by Fastify; cached pages answered before it are in `page_cache_requests_total`. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const unexpected = new Counter({
    name: 'http_unexpected_errors_total',
    help: 'Answers with status 500 and above, except those of a closed shop',
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500 && !reply.isClosed) unexpected.inc();
    done();
  });
}

function measurePages(cache: PageCache, registry: Registry): void {
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Requests for public pages: answered fresh (hit), old while a new one is made (stale), or rendered for (miss)',
    labelNames: ['result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ result: 'hit' }, cache.stats.hits);
      this.inc({ result: 'stale' }, cache.stats.stale);
      this.inc({ result: 'miss' }, cache.stats.misses);
    },
  });
  gauge(registry, 'page_cache_bytes', 'Bytes of kept pages in all their forms', () => cache.bytes);
  gauge(registry, 'page_cache_entries', 'Kept pages', () => cache.size);
}

function measureConnections(database: Database, registry: Registry): void {
  gauge(registry, 'database_connections', 'Open connections of the pool', () => database.connections().total);
  gauge(registry, 'database_connections_idle', 'Open connections that nobody uses', () => database.connections().idle);
  gauge(registry, 'database_connections_waiting', 'Requests that wait for a connection', () => database.connections().waiting);
}

/** Always 1: a board shows by it what ran when. */
function tellRelease(registry: Registry): void {
  new Gauge({
    name: 'release_info',
    help: 'The release that runs',
    labelNames: ['version'] as const,
    aggregator: 'max',
    registers: [registry],
  }).set({ version: runningRelease() }, 1);
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
