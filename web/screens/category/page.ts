import { catalogEndpoints } from '../../../contract/catalog.ts';
import { type SortOrder, searchEndpoints, sortOrder } from '../../../contract/search.ts';
import { breadcrumbList } from '../../features/catalog/structured-data.ts';
import { definePage, failed, notFound, data as pageData, redirect } from '../../page/page.ts';
import { category as categoryLink } from '../../routes.ts';
import { imageSource } from '../../ui/image.tsx';
import type { CategoryData } from './category-data.ts';
import CategoryScreen from './category-screen.tsx';

/** A department or category: its children and its products (rulings: Routes and URLs). */
export default definePage<CategoryData>({
  async load({ client, params, url }) {
    const taxonomyId = Number(url.searchParams.get('t'));
    const page = Number(url.searchParams.get('page') ?? 1);
    const sort = sortOrder.safeParse(url.searchParams.get('sort') ?? 'relevance');
    if (!Number.isSafeInteger(taxonomyId) || taxonomyId < 1 || !Number.isSafeInteger(page) || page < 1 || !sort.success) return notFound();

    const [found, listing] = await Promise.all([
      client.call(catalogEndpoints.getCategory, { taxonomyId }),
      client.call(searchEndpoints.search, { category: taxonomyId, page, sort: sort.data }),
    ]);
    if (!found.ok) return found.statusCode < 500 ? notFound() : failed(found.statusCode);
    const category = found.data;
    if (category.slug !== params.slug) return redirect(categoryLink(category, { page, sort: sortInUrl(sort.data) }), 301);
    if (!listing.ok) return listing.statusCode < 500 ? notFound() : failed(listing.statusCode);
    if (page > 1 && page > listing.data.pages) return notFound();

    const breadcrumbs = category.breadcrumbs.filter((crumb) => crumb.taxonomyId !== taxonomyId);
    return pageData({ origin: url.origin, category: { ...category, breadcrumbs }, listing: listing.data });
  },
  head({ origin, category, listing }) {
    const first = listing.hits[0]?.image;
    const place = { page: listing.page, sort: sortInUrl(listing.sort) };
    return {
      title: listing.page > 1 ? `${category.title}, page ${listing.page}` : category.title,
      description: category.description,
      canonical: categoryLink(category, { page: listing.page }),
      robots: place.sort || listing.total === 0 ? 'noindex, follow' : undefined,
      ...(first && { preloadImage: imageSource(first, 'card') }),
      jsonLd: [breadcrumbList(origin, category.breadcrumbs, { name: category.title, href: categoryLink(category) })],
    };
  },
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: ({ category }) => [`category:${category.taxonomyId}`, 'listing'] },
  Screen: CategoryScreen,
});

const sortInUrl = (sort: SortOrder): SortOrder | undefined => (sort === 'relevance' ? undefined : sort);
