import { contentEndpoints } from '../../../contract/content/endpoints.ts';
import { storeCardEndpoints } from '../../../contract/credit/store-card.ts';
import { campaignsIn, type HelpTopic, readHelp } from '../../../contract/search/said-help.ts';
import { searchEndpoints } from '../../../contract/search/search.ts';
import { helpPages } from '../../../contract/urls/help-pages.ts';
import { parseRestrictions } from '../../../contract/urls/search-url.ts';
import { partnerOf } from '../../features/credit/setup.ts';
import { robotsOf } from '../../features/finding/indexing.ts';
import { labelsOf, partOf } from '../../features/finding/labels.ts';
import { readListRequest, searchInput } from '../../features/finding/list-request.ts';
import { listCount } from '../../features/finding/product-count.ts';
import { partSaid } from '../../features/finding/said-text.ts';
import { definePage, notFound, type PageRequest, data as pageData, redirect, unopened } from '../../page/page.ts';
import { contentPage, creditCard } from '../../routes.ts';
import { imageSource } from '../../ui/image.tsx';
import { type ResultsData, resultsHref } from './results-data.ts';
import ResultsScreen from './results-screen.tsx';

/** Where a text that asks for help leads. The store card has a page only while the brand offers it. */
async function helpPage(topic: HelpTopic, request: PageRequest): Promise<string | null> {
  if (topic !== 'store card') return helpPages[topic];
  const offer = await request.client.call(storeCardEndpoints.getSetup, { partner: partnerOf(request) });
  return offer.ok ? creditCard() : null;
}

/** The page of a campaign that the text names, if the shop has one. */
async function campaignPage(typed: string, { client }: PageRequest): Promise<string | null> {
  for (const page of campaignsIn(typed)) {
    const found = await client.call(contentEndpoints.getPage, { page });
    if (found.ok) return contentPage(page);
  }
  return null;
}

/** Search results in the shop's URL format (spec §2.1, rulings: Routes and URLs). */
export default definePage<ResultsData>({
  async load(pageRequest) {
    const { client, params, url } = pageRequest;
    const restrictions = parseRestrictions(params.values ?? '', params.keys ?? '');
    const request = readListRequest(url.searchParams);
    if (!restrictions || !request) return notFound();

    const name = params.name === undefined ? undefined : `${params.name}-results.html`;
    const typed = restrictions.find(({ key }) => key === 'k')?.value ?? null;
    const topic = typed === null ? null : readHelp(typed);
    const leading = (topic && (await helpPage(topic, pageRequest))) ?? (typed && (await campaignPage(typed, pageRequest)));
    if (leading) return redirect(leading, 302);
    const chosen = restrictions.filter(({ key }) => key !== 'k');
    const { searchText, said, sort = 'relevance' } = typed === null ? { searchText: null, said: [], sort: undefined } : partSaid(typed);
    // A price in the text becomes visible, removable filters; what is already chosen stays.
    const filters = [...chosen, ...said.filter(({ key }) => !chosen.some((one) => one.key === key))];
    const selection = { filters, sort: request.sort === 'relevance' ? sort : request.sort };
    const canonical = resultsHref({ searchText, name }, selection, request.page);
    if (new URL(canonical, url).pathname !== url.pathname) return redirect(canonical, 301);

    const found = await client.call(searchEndpoints.search, searchInput(restrictions, request));
    if (!found.ok) return unopened(found);
    const listing = found.data;
    if (request.page > 1 && request.page > listing.pages) return notFound();
    // A combination of filters without products is not indexed (checklist: Search engines 4), but offers a way on.
    const status = listing.total === 0 && selection.filters.length > 0 ? 404 : 200;
    return pageData({ searchText, name, selection, listing }, status);
  },
  head({ searchText, name, selection, listing }, { name: shop }) {
    const first = listing.hits[0]?.image;
    const filters = labelsOf(listing, selection);
    const page = listing.page > 1 ? `, page ${listing.page}` : '';
    const about = searchText === null ? filters : `Results for “${searchText}”${filters && `: ${filters}`}`;
    const found = `${listCount(listing)}${searchText === null ? '' : ` for “${searchText}”`} at ${shop}`;
    return {
      title: about + page,
      description: `${found}${partOf(listing, selection)}.`,
      robots: robotsOf({ selection, total: listing.total, isSearch: true }),
      canonical: resultsHref({ searchText, name }, { ...selection, sort: 'relevance' }, listing.page),
      picture: first ?? undefined,
      ...(first && { preloadImage: imageSource(first, 'card', 'square') }),
    };
  },
  searchText: ({ searchText }) => searchText ?? undefined,
  cache: {
    maxAge: 30,
    staleWhileRevalidate: 3600,
    tags: ({ searchText }) => (searchText === null ? ['listing'] : ['listing', 'text-results']),
  },
  Screen: ResultsScreen,
});
