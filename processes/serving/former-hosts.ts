import type { FastifyInstance } from 'fastify';
import { addedBrands, followAddedBrands } from '../../brands/added.ts';
import type { ShopUrls } from '../../server/platform/config/shop-urls.ts';

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');

/**
 * Leads from the former hosts of brands made in the console to their present ones: links and bookmarks would show the flagship. Only what is read, as
 * nothing can be submitted to another host. Returns whether a host is such a one.
 */
export function leadFormerHosts(app: FastifyInstance, urls: ShopUrls): (host: string) => boolean {
  const led = new Map<string, string>();
  followAddedBrands(() => {
    led.clear();
    for (const { key, formerHosts } of addedBrands()) {
      const url = urls.get(key);
      if (url) for (const host of formerHosts) led.set(nameOf(host), url);
    }
    for (const url of urls.values()) led.delete(new URL(url).hostname);
  });
  // Asked of every request, while hardly any shop has former hosts.
  const presentOf = (host: string) => (led.size === 0 ? undefined : led.get(nameOf(host)));
  app.addHook('onRequest', ({ method, url, headers }, reply, done) => {
    const to = presentOf(headers.host ?? '');
    if (to === undefined || (method !== 'GET' && method !== 'HEAD')) return done();
    // Not for good: another brand may take the host.
    reply.header('cache-control', 'no-store').redirect(to + url, 301);
  });
  return (host) => presentOf(host) !== undefined;
}
