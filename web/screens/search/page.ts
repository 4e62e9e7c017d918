import { definePage, redirect } from '../../page/page.ts';
import { home, results } from '../../routes.ts';

/** Search submits only what has a letter or a digit (spec §5). */
const searchable = /[\p{L}\p{N}]/u;

/** Where the search form goes: on to the results' own URL. It has nothing to show itself. */
export default definePage<never>({
  async load({ url }) {
    const text = (url.searchParams.get('q') ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 200);
    return redirect(searchable.test(text) ? results({ k: text }) : home(), 303);
  },
  head: () => ({ title: 'Search', robots: 'noindex' }),
  cache: 'none',
  Screen: () => null,
});
