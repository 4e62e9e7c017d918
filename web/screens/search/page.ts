import { restrictionKeys } from '../../../contract/search/facets.ts';
import { restrictionsOfQuery, searchTextOf } from '../../../contract/urls/search-url.ts';
import { readListRequest } from '../../features/finding/list-request.ts';
import { rangeOf } from '../../features/finding/ranges.ts';
import { sortInUrl } from '../../features/finding/selection.ts';
import { definePage, notFound, data as pageData, redirect } from '../../page/page.ts';
import { category, home, results } from '../../routes.ts';
import SearchScreen from './search-screen.tsx';

/**
 * Redirects the search and list forms without script to the list's URL. `q` is the search text, `in` and `t` name a category, `of`, `from` and `to`
 * are a typed range, and filters come by their keys. A text without a letter or a digit is shown again with advice.
 */
export default definePage<{ typed: string }>({
  async load({ url: { searchParams: query } }) {
    const chosen = restrictionsOfQuery(query);
    const request = readListRequest(query);
    if (!chosen || !request) return notFound();

    const ranged = restrictionKeys.find((key) => key === query.get('of'));
    const range = rangeOf(query.get('from') ?? '', query.get('to') ?? '');
    const filters = chosen.filter(({ key }) => key !== ranged);
    if (ranged && range) filters.push({ key: ranged, value: range });
    const place = { filters, sort: sortInUrl(request.sort) };

    const slug = query.get('in');
    if (slug) return redirect(category({ slug, taxonomyId: Number(query.get('t')) }, place), 303);
    const typed = (query.get('q') ?? '').trim().slice(0, 200);
    const k = searchTextOf(typed) ?? undefined;
    if (k || filters.length > 0) return redirect(results({ k }, place), 303);
    return typed ? pageData({ typed }) : redirect(home(), 303);
  },
  head: () => ({ title: 'Search', robots: 'noindex' }),
  cache: 'none',
  searchText: ({ typed }) => typed,
  Screen: SearchScreen,
});
