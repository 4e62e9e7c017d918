import { restrictionKeys } from '../../../contract/search/facets.ts';
import { restrictionsOfQuery, searchTextOf } from '../../../contract/urls/search-url.ts';
import { readListRequest } from '../../features/finding/list-request.ts';
import { rangeOf } from '../../features/finding/ranges.ts';
import { sortInUrl } from '../../features/finding/selection.ts';
import { definePage, notFound, redirect } from '../../page/page.ts';
import { category, home, results } from '../../routes.ts';

/**
 * Redirects the search and list forms without script to the list's URL. `q` is the search text, `in` and `t` name a category, `of`, `from` and `to`
 * are a typed range, and filters come by their keys.
 */
export default definePage<never>({
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
    const k = searchTextOf(query.get('q') ?? '') ?? undefined;
    return redirect(k || filters.length > 0 ? results({ k }, place) : home(), 303);
  },
  head: () => ({ title: 'Search', robots: 'noindex' }),
  cache: 'none',
  Screen: () => null,
});
