import { brandOf } from '../brands/index.ts';
import type { Config } from '../server/platform/config.ts';
import { urlOf } from '../server/platform/shop-urls.ts';
import { routes } from '../web/routes.ts';

/** What feeds say about a brand's shop. */
export function shopfrontOf(config: Pick<Config, 'shopUrls'>, key: string) {
  const { name, description } = brandOf(key);
  return { brand: key, name, description, origin: urlOf(config, key) };
}

/** The pages that are there whatever the catalogue holds, for the sitemap. */
export const listedPages = routes.flatMap((route) =>
  'listed' in route ? [{ path: route.pattern, showsProducts: route.name === 'home' }] : [],
);
