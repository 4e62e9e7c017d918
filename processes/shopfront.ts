import { alderLoom } from '../brands/alder-loom/brand.ts';
import type { Config } from '../server/platform/config.ts';
import { routes } from '../web/routes.ts';

/** What feeds say about the shop itself. */
export const shopfrontOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  name: alderLoom.name,
  description: alderLoom.description,
  origin: publicUrl,
});

/** The pages that are there whatever the catalogue holds, for the sitemap. */
export const listedPages = routes.flatMap((route) =>
  'listed' in route ? [{ path: route.pattern, showsProducts: route.name === 'home' }] : [],
);
