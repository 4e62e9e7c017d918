import { brandOf } from '../../brands/index.ts';
import { shopRates } from '../../server/delivery/index.ts';
import { brandNameOf } from '../../server/platform/brand-names.ts';
import { urlOf } from '../../server/platform/config/shop-urls.ts';
import type { Shop } from '../../server/shop.ts';
import { routes } from '../../web/routes.ts';

/** What feeds need to know about a brand's shop. */
export function shopfrontOf({ config, database, content }: Pick<Shop, 'config' | 'database' | 'content'>, key: string) {
  const { description } = brandOf(key);
  const ratesAt = shopRates(database, content.site);
  const name = (now: Date) => brandNameOf(database, key, now);
  return { brand: key, name, description, origin: urlOf(config, key), rates: (now: Date) => ratesAt(key, now) };
}

/** Pages that exist whatever the catalogue contains, for the sitemap. */
export const listedPages = routes.flatMap((route) =>
  'listed' in route ? [{ path: route.pattern, showsProducts: route.name === 'home' }] : [],
);
