import { brandOf } from '../../brands/index.ts';
import type { Content } from '../../server/content/index.ts';
import { shopRates } from '../../server/delivery/index.ts';
import type { Config } from '../../server/platform/config/config.ts';
import { urlOf } from '../../server/platform/config/shop-urls.ts';
import { routes } from '../../web/routes.ts';

/** What feeds need to know about a brand's shop. */
export function shopfrontOf(config: Pick<Config, 'shopUrls'>, key: string, content: Content) {
  const { name, description } = brandOf(key);
  const ratesAt = shopRates(content.site);
  return { brand: key, name, description, origin: urlOf(config, key), rates: (now: Date) => ratesAt(key, now) };
}

/** Pages that exist whatever the catalogue contains, for the sitemap. */
export const listedPages = routes.flatMap((route) =>
  'listed' in route ? [{ path: route.pattern, showsProducts: route.name === 'home' }] : [],
);
