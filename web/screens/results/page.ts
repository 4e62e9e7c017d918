import { catalogEndpoints } from '../../../contract/catalog.ts';
import type { Client } from '../../../contract/client.ts';
import { type SortOrder, searchEndpoints, sortOrder } from '../../../contract/search.ts';
import { definePage, failed, notFound, data as pageData, redirect } from '../../page/page.ts';
import { results } from '../../routes.ts';
import { parseRestrictions } from '../../search-url.ts';
import { imageSource } from '../../ui/image.tsx';
import type { ResultsData } from './results-data.ts';
import ResultsScreen from './results-screen.tsx';

/** Search results by the shop's URL shape (spec §2.1, rulings: Routes and URLs). */
export default definePage<ResultsData>({
  async load({ client, params, url }) {
    const restrictions = parseRestrictions(params.values ?? '', params.keys ?? '');
    const page = Number(url.searchParams.get('page') ?? 1);
    const sort = sortOrder.safeParse(url.searchParams.get('sort') ?? 'relevance');
    const [text, ...others] = restrictions ?? [];
    if (text?.key !== 'k' || others.length > 0 || !Number.isSafeInteger(page) || page < 1 || !sort.success) return notFound();

    const canonical = results({ k: text.value }, { page, sort: sortInUrl(sort.data) });
    if (new URL(canonical, url).pathname !== url.pathname) return redirect(canonical, 301);

    const listing = await client.call(searchEndpoints.search, { k: text.value, page, sort: sort.data });
    if (!listing.ok) return listing.statusCode < 500 ? notFound() : failed(listing.statusCode);
    if (page > 1 && page > listing.data.pages) return notFound();
    return pageData({
      searchText: text.value,
      listing: listing.data,
      instead: listing.data.total === 0 ? await insteadOfNothing(client) : null,
    });
  },
  head: ({ searchText, listing }) => ({
    title: `Results for “${searchText}”`,
    robots: 'noindex, follow',
    canonical: results({ k: searchText }, { page: listing.page }),
    ...(listing.hits[0]?.image && { preloadImage: imageSource(listing.hits[0].image, 'card') }),
  }),
  searchText: ({ searchText }) => searchText,
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: () => ['listing'] },
  Screen: ResultsScreen,
});

async function insteadOfNothing(client: Client): Promise<ResultsData['instead']> {
  const [menu, rows] = await Promise.all([client.call(catalogEndpoints.getMenu, {}), client.call(searchEndpoints.getRows, {})]);
  return {
    departments: menu.ok ? menu.data.departments.map(({ title, slug, taxonomyId, image }) => ({ title, slug, taxonomyId, image })) : [],
    popular: (rows.ok && rows.data.rows.find((row) => row.kind === 'popular')) || null,
  };
}

const sortInUrl = (sort: SortOrder): SortOrder | undefined => (sort === 'relevance' ? undefined : sort);
