import { contentOf } from '../../../brands/contents.ts';
import { catalogEndpoints } from '../../../contract/catalog.ts';
import { searchEndpoints } from '../../../contract/search.ts';
import { definePage, data as pageData } from '../../page/page.ts';
import { home } from '../../routes.ts';
import type { HomeData } from './home-data.ts';
import HomeScreen from './home-screen.tsx';
import { shopData } from './structured-data.ts';

/** The home page. What cannot be loaded is left out: the front door is never closed for want of a product row. */
export default definePage<HomeData>({
  async load({ client, brand }) {
    const [menu, rows] = await Promise.all([client.call(catalogEndpoints.getMenu, {}), client.call(searchEndpoints.getRows, {})]);
    return pageData({
      words: contentOf(brand).home,
      departments: menu.ok ? menu.data.departments.map(({ title, slug, taxonomyId, image }) => ({ title, slug, taxonomyId, image })) : [],
      rows: rows.ok ? rows.data.rows.filter((row) => row.products.length > 0) : [],
    });
  },
  head: ({ words }, site) => ({
    title: `${site.name}: ${words.title}`,
    description: site.description,
    canonical: home(),
    jsonLd: shopData(site),
  }),
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: () => ['home', 'listing', 'menu'] },
  Screen: HomeScreen,
});
