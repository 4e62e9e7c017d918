import { alderLoom } from '../../../brands/alder-loom/brand.ts';
import { catalogEndpoints } from '../../../contract/catalog.ts';
import { searchEndpoints } from '../../../contract/search.ts';
import { definePage, data as pageData } from '../../page/page.ts';
import { home } from '../../routes.ts';
import type { HomeData } from './home-data.ts';
import HomeScreen from './home-screen.tsx';
import { shopData } from './structured-data.ts';

/** The home page. What cannot be loaded is left out: the front door is never closed for want of a product row. */
export default definePage<HomeData>({
  async load({ client, url }) {
    const [menu, rows] = await Promise.all([client.call(catalogEndpoints.getMenu, {}), client.call(searchEndpoints.getRows, {})]);
    return pageData({
      origin: url.origin,
      departments: menu.ok ? menu.data.departments.map(({ title, slug, taxonomyId, image }) => ({ title, slug, taxonomyId, image })) : [],
      rows: rows.ok ? rows.data.rows.filter((row) => row.products.length > 0) : [],
    });
  },
  head: ({ origin }) => ({
    title: `${alderLoom.name}: furniture, textiles and everyday things for the home`,
    description: alderLoom.description,
    canonical: home(),
    jsonLd: shopData(origin, alderLoom),
  }),
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: () => ['home', 'listing', 'menu'] },
  Screen: HomeScreen,
});
