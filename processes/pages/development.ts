import type { FastifyInstance } from 'fastify';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { tagHeadersOf } from '../../server/platform/config/cdn-config.ts';
import type { Config } from '../../server/platform/config/config.ts';
import { sharesCookies, visitUrl } from '../../server/platform/config/shop-urls.ts';
import { type AssetsOf, type ManifestPlaces, shopPlaces } from '../../web/page/document/assets.ts';
import type { PageSource } from './page-source.ts';

type ServerBundle = typeof import('../../web/page/entry.server.tsx');

const serverEntry = '/web/page/entry.server.tsx';

/** Pages through Vite inside the same server: unbuilt sources, hot reload, styles in the head before first paint. */
export async function developmentPages(app: FastifyInstance, config: Config): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  app.addHook('onClose', () => vite.close());
  passTo(app, vite);
  let last: { bundle: ServerBundle; source: Awaited<ReturnType<PageSource['layer']>> } | null = null;
  return {
    layer: async () => {
      const bundle = (await vite.ssrLoadModule(serverEntry)) as ServerBundle;
      if (last?.bundle !== bundle) {
        const visit = (from: string, to: string) => visitUrl(config, from, to);
        const isApart = (one: string, other: string) => !sharesCookies(config, one, other);
        const assetsOf = assetsFromGraph(vite, shopPlaces);
        const places = {
          assetsOf,
          urls: config.shopUrls,
          visit,
          isApart,
          tagHeaders: tagHeadersOf(config.cdn),
          vendors: config.vendors,
          takesCardsBy: config.stripe && ('stripe' as const),
        };
        last = { bundle, source: bundle.createShopPages({ ...places, dev: true, secure: false }) };
      }
      return last.source;
    },
  };
}

/**
 * The address of a linked style sheet. Not Vite's own `?direct`: a CSS Module requested that way has no importer, and an edit would reload the page
 * instead of replacing the style.
 */
const stylesPath = '/@styles';
/** Vite would load anything: other files as text, modules to run. */
const styleSheet = /^(?:web|brands)\/(?!.*\.\.)[\w./-]+\.css$/;

/** Vite answers what it knows (modules, its client); everything else goes to the shop's routes. */
export function passTo(app: FastifyInstance, vite: ViteDevServer): void {
  app.get<{ Params: { '*': string } }>(`${stylesPath}/*`, async (request, reply) => {
    const file = request.params['*'];
    if (!styleSheet.test(file)) return reply.callNotFound();
    const { default: css } = await vite.ssrLoadModule(`/${file}?inline`);
    return reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' }).send(css);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`${stylesPath}/`)) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
}

/** Every style sheet of the screen and its frame, from the module graph loaded to render it. */
export function assetsFromGraph(vite: ViteDevServer, places: ManifestPlaces): AssetsOf {
  return async (brand, screen) => {
    const styles = [`/${places.theme(brand)}`];
    for (const file of [...places.surroundings, places.screen(screen)]) styles.push(...(await stylesOf(vite, `/${file}`)));
    return {
      entry: `/${places.entry}`,
      modules: ['/@vite/client'],
      island: (module) => [`/${places.island(module)}`],
      styles: [...new Set(styles)].map((url) => stylesPath + url),
      fonts: [],
    };
  };
}

async function stylesOf(vite: ViteDevServer, url: string): Promise<string[]> {
  await vite.ssrLoadModule(url);
  const root = await vite.environments.ssr.moduleGraph.getModuleByUrl(url);
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    if (/\.css$/.test(module.url)) styles.push(module.url);
    for (const imported of module.importedModules) visit(imported);
  };
  if (root) visit(root);
  return styles;
}
