import { contentOf } from '../../../brands/contents.ts';
import type { Client } from '../../../contract/api/client.ts';
import { type Category, catalogEndpoints, type Image } from '../../../contract/catalog/catalog.ts';
import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import { searchEndpoints } from '../../../contract/search/search.ts';
import { restrictionsOfQuery } from '../../../contract/urls/search-url.ts';
import { own } from '../../../contract/values/own.ts';
import { breadcrumbList } from '../../features/catalog/structured-data.ts';
import { robotsOf } from '../../features/finding/indexing.ts';
import { labelsOf, partOf } from '../../features/finding/labels.ts';
import { readListRequest, searchInput } from '../../features/finding/list-request.ts';
import { definePage, notFound, data as pageData, redirect, unopened } from '../../page/page.ts';
import { category as categoryLink } from '../../routes.ts';
import { imageSource } from '../../ui/image.tsx';
import { type CategoryData, categoryHref } from './category-data.ts';
import CategoryScreen from './category-screen.tsx';

/** A department or category: its children and its products (rulings: Routes and URLs). */
export default definePage<CategoryData>({
  async load({ client, url, params, brand }) {
    const taxonomyId = Number(url.searchParams.get('t'));
    const filters = restrictionsOfQuery(url.searchParams);
    const request = readListRequest(url.searchParams);
    if (!filters || !request) return notFound();
    if (!url.searchParams.has('t')) {
      const only = await onlyCategory(client, params.slug);
      return only ? redirect(categoryHref(only, { filters, sort: request.sort }, request.page), 301) : notFound();
    }
    if (!Number.isSafeInteger(taxonomyId) || taxonomyId < 1) return notFound();

    const [found, listed] = await Promise.all([
      client.call(catalogEndpoints.getCategory, { taxonomyId }),
      client.call(searchEndpoints.search, { ...searchInput(filters, request), category: taxonomyId }),
    ]);
    if (!found.ok) return unopened(found);
    const category = found.data;
    const selection = { filters, sort: request.sort };
    const canonical = categoryHref(category, selection, request.page);
    if (canonical !== url.pathname + url.search) return redirect(canonical, 301);
    if (!listed.ok) return unopened(listed);
    const listing = listed.data;
    if (request.page > 1 && request.page > listing.pages) return notFound();

    const breadcrumbs = category.breadcrumbs.filter((crumb) => crumb.id !== taxonomyId);
    // A combination of filters without products is not indexed (checklist: Search engines 4), but offers a way on.
    const status = listing.total === 0 && filters.length > 0 ? 404 : 200;
    const content = own(contentOf(brand).categories, category.slug) ?? null;
    const image = await pictureOf(client, { ...category, breadcrumbs });
    return pageData({ origin: url.origin, category: { ...category, breadcrumbs, image }, content, selection, listing }, status);
  },
  head({ origin, category, selection, listing }) {
    const first = listing.hits[0]?.image;
    const filters = labelsOf(listing, selection);
    const part = partOf(listing, selection);
    const page = listing.page > 1 ? `, page ${listing.page}` : '';
    return {
      title: `${category.title}${filters && `: ${filters}`}${page}`,
      description: part ? `${category.title}${part}. ${category.description}` : category.description,
      canonical: categoryHref(category, { ...selection, sort: 'relevance' }, listing.page),
      robots: robotsOf({ selection, total: listing.total, isSearch: false }),
      picture: category.image ?? undefined,
      ...(first && { preloadImage: imageSource(first, 'card', 'square') }),
      jsonLd: [breadcrumbList(origin, category.breadcrumbs, { name: category.title, href: categoryLink(category) })],
    };
  },
  cache: { maxAge: 30, staleWhileRevalidate: 3600, tags: ({ category }) => [`category:${category.taxonomyId}`, 'listing'] },
  Screen: CategoryScreen,
});

/** The category of an address that lacks its id: the one in the menu with this slug; null where several have it. */
async function onlyCategory(client: Client, slug: string | undefined): Promise<Pick<Category, 'slug' | 'taxonomyId'> | null> {
  const menu = await client.call(catalogEndpoints.getMenu, {});
  if (!menu.ok) return null;
  const all = menu.data.departments.flatMap((department) => [
    department,
    ...department.subMenu.flatMap((section) => [section, ...section.secSubMenu]),
  ]);
  const [only, ...others] = new Map(all.filter((one) => one.slug === slug).map((one) => [one.taxonomyId, one])).values();
  return others.length === 0 ? (only ?? null) : null;
}

/** `breadcrumbs` are its ancestors. A department's header shows the room from its menu content; without one, like any category, the first product. */
async function pictureOf(client: Client, { slug, breadcrumbs, image }: Category): Promise<Image | null> {
  if (breadcrumbs.length > 0) return image;
  const site = await client.call(contentEndpoints.getSite, {});
  const shown = site.ok ? own(site.data.navBar.image_columns, slug)?.category_image : undefined;
  return shown?.image_src ? { ...shown.image_src, alt: shown.image_alt_text } : image;
}
