import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feedEndpoints } from '../../contract/feeds/feeds.ts';
import type { Flags } from '../flags/index.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { networkOf } from '../platform/http/caller/network.ts';
import { Limits } from '../platform/http/limits.ts';
import { clockOf } from '../platform/time/clock.ts';
import type { Shopfront } from './feed-items.ts';
import { openSearch } from './open-search.ts';
import { productFeed } from './product-feed.ts';
import { robotsText } from './robots.ts';
import { createSite, productSitemap, sitemapsOf } from './site.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import { hasCurrent, streamOf, tagOf, takesGzip } from './xml-answer.ts';

/** A page that exists whatever the catalogue contains. */
export interface ListedPage {
  readonly path: string;
  /** It shows products and changes with them. */
  readonly showsProducts: boolean;
}

export interface FeedParts {
  readonly database: Database;
  readonly config: Pick<Config, 'stage'>;
  /** The brand of the requested host. */
  shopAt(host: string | undefined): Shopfront;
  /** Whether a brand is closed by itself. Omitted: none is. */
  isClosed?(brand: string): boolean;
  readonly pages: readonly ListedPage[];
  readonly flags: Pick<Flags, 'onForBrand'>;
}

/** Cache lifetime in seconds; crawlers come every few hours and revalidate. */
const maxAge = 300;
/** Seconds after which a feed of a closed brand may be asked for again. */
const retryAfter = 600;
/** A whole feed burdens the database; shopping sites fetch it a few times a day. */
const feedLimit = { max: 6, windowSeconds: 600 };
/** A crawler reads each sitemap of products once; so many list more than a million products. */
const sitemapLimit = { max: 120, windowSeconds: 600 };

/** Binds the sitemap's API call (spec §7.6). */
export function mountFeeds(api: Api, { database, config }: { database: Database; config: Pick<Config, 'shopUrls'> }): void {
  const site = createSite(database);
  api.bind(feedEndpoints.getSitemap, async (_input, { brand, now }) => ({
    sitemaps: sitemapsOf(await site.current(brand, now)).map(({ path, changedAt }) => ({
      url: urlOf(config, brand) + path,
      lastModified: changedAt?.toISOString() ?? null,
    })),
  }));
}

/** Serves robots.txt, the sitemap, the product feed and the description of the search. */
export function serveFeeds(app: FastifyInstance, { database, config, shopAt, isClosed, pages, flags }: FeedParts): void {
  const site = createSite(database);
  const limits = new Limits();
  const shopOf = (request: FastifyRequest) => shopAt(request.headers.host);
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsText({ stage: config.stage, origin: shopOf(request).origin })),
  );
  app.register(async (scope) => {
    // What a closed brand sells and writes is not yet for others.
    scope.addHook('onRequest', async (request, reply) => {
      if (!isClosed?.(shopOf(request).brand)) return;
      reply.isClosed = true;
      return reply.code(503).headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' }).send();
    });
    scope.get('/opensearch.xml', async (request, reply) => {
      const { name, description, origin } = shopOf(request);
      const text = openSearch({ name: await name(clockOf(database).now()), description, origin });
      return reply
        .headers({ 'content-type': 'application/opensearchdescription+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' })
        .send(text);
    });
    scope.get('/sitemap.xml', async (request, reply) => {
      const { brand, origin } = shopOf(request);
      const current = await site.current(brand, clockOf(database).now());
      return sendText(request, reply, sitemapIndex(origin, sitemapsOf(current)));
    });
    scope.get('/sitemap-pages.xml', async (request, reply) => {
      const { brand, origin } = shopOf(request);
      const now = clockOf(database).now();
      const [{ pages: written, changedAt }, on] = await Promise.all([site.current(brand, now), flags.onForBrand({ brand, now })]);
      const there = written.filter(({ flag }) => flag === null || on.includes(flag));
      const fixed = pages.map(({ path, showsProducts }) => ({ path, changedAt: showsProducts ? changedAt : undefined }));
      return sendText(request, reply, sitemap(origin, [...fixed, ...there]));
    });
    scope.get('/sitemap-categories.xml', async (request, reply) => {
      const { brand, origin } = shopOf(request);
      const { categories } = await site.current(brand, clockOf(database).now());
      return sendText(request, reply, sitemap(origin, categories));
    });
    scope.get<{ Params: { range: string } }>('/sitemap-products-:range(^\\d{1,6}).xml', async (request, reply) => {
      const range = Number(request.params.range);
      const shop = shopOf(request);
      const known = (await site.current(shop.brand, clockOf(database).now())).ranges.find((one) => one.range === range);
      if (!known) return reply.callNotFound();
      await limits.consume('sitemap.products', networkOf(request.ip), sitemapLimit);
      return sendXml(request, reply, tagOf(known.mark), () => productSitemap(database.read, shop, range));
    });
    scope.get('/feeds/products.xml', async (request, reply) => {
      await limits.consume('feeds.products', networkOf(request.ip), feedLimit);
      reply.header('x-robots-tag', 'noindex');
      // Never 304: it contains the stock, which changes constantly.
      return sendXml(request, reply, null, () => productFeed(database.read, shopOf(request), clockOf(database).now()));
    });
  });
}

/** Short XML, told by itself from an earlier one. */
const sendText = (request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply =>
  sendXml(request, reply, tagOf(text), () => text);

/** XML, compressed where accepted; 304 when the client has it already by its tag. Times would not do: they stay where something goes. */
function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string | null,
  body: () => string | AsyncIterable<string>,
): FastifyReply {
  reply.headers({ 'cache-control': `public, max-age=${maxAge}`, vary: 'accept-encoding', ...(tag && { etag: tag }) });
  if (tag && hasCurrent(request, tag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  // An empty stream, as the length is unknown.
  if (request.method === 'HEAD') return reply.send(streamOf(''));
  if (!takesGzip(request)) return reply.send(streamOf(body()));
  const packed = createGzip();
  const text = streamOf(body());
  text.on('error', (error) => packed.destroy(error)).pipe(packed);
  packed.on('close', () => text.destroy());
  return reply.header('content-encoding', 'gzip').send(packed);
}
