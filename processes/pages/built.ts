import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { tagHeadersOf } from '../../server/platform/config/cdn-config.ts';
import type { Config } from '../../server/platform/config/config.ts';
import { sharesCookies, visitUrl } from '../../server/platform/config/shop-urls.ts';
import { assetsFromManifest, type Manifest, type StyleSheets } from '../../web/page/document/assets.ts';
import type { PageSource } from './page-source.ts';

type ServerBundle = typeof import('../../web/page/entry.server.tsx');

const build = join(import.meta.dirname, '../../.build');

/** Pages from the production build; browsers cache its files permanently, as their names contain a hash. */
export async function builtPages(app: FastifyInstance, config: Config): Promise<PageSource> {
  const bundle: ServerBundle = await import(pathToFileURL(join(build, 'server/entry.server.js')).href);
  const read = (file: string) => JSON.parse(readFileSync(join(build, 'client', file), 'utf8'));
  const manifest: Manifest = read('manifest.json');
  const sheets: StyleSheets = read('styles.json');
  await app.register(fastifyStatic, {
    root: join(build, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  const layer = bundle.createShopPages({
    assetsOf: assetsFromManifest(manifest, sheets),
    urls: config.shopUrls,
    visit: (from, to) => visitUrl(config, from, to),
    isApart: (one, other) => !sharesCookies(config, one, other),
    dev: false,
    secure: config.secureCookies,
    tagHeaders: tagHeadersOf(config.cdn),
    vendors: config.vendors,
    takesCardsBy: config.stripe && 'stripe',
  });
  return { layer: async () => layer };
}
