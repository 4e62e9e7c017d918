import { type Ranking, rankingEndpoints, rankingFactors, rankingSteps } from '../../../contract/settings/ranking.ts';
import { searchTextOf } from '../../../contract/urls/search-url.ts';
import { recordOf } from '../../../contract/values/keys.ts';
import { partSaid } from '../../features/finding/said-text.ts';
import { sortInUrl } from '../../features/finding/selection.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { home, results } from '../../routes.ts';
import { staffSearchRanking } from '../../staff-routes.ts';
import type { StaffSearchRankingData } from './staff-search-ranking-data.ts';
import StaffSearchRankingScreen from './staff-search-ranking-screen.tsx';

const flashes = {
  saved: 'Saved. Searches and lists follow this ranking now.',
  restored: 'Restored. Searches and lists follow this ranking now.',
};

/** The steps chosen on the form or in the address; what is missing or none of them is as in force. */
const chosenIn = (form: URLSearchParams, set: Ranking): Ranking =>
  recordOf(rankingFactors, (factor) => rankingSteps.find((step) => step === form.get(factor)) ?? set[factor]);

/** Filters and an order that the text names are the list’s there. */
function resultsFor(q: string): string {
  const typed = searchTextOf(q);
  if (typed === null) return home();
  const { searchText, said, sort } = partSaid(typed);
  return results({ k: searchText ?? undefined }, { filters: said, sort: sort && sortInUrl(sort) });
}

const textOf = (form: URLSearchParams) => (form.get('q') ?? '').trim().slice(0, 200);

async function show({ client, url, flash }: PageRequest, { form, failure }: FormState = {}): Promise<Loaded<StaffSearchRankingData>> {
  const set = await client.call(rankingEndpoints.get, {});
  if (!set.ok) return unopened(set);
  const given = form ?? url.searchParams;
  const chosen = chosenIn(given, set.data.ranking);
  const q = textOf(given);
  const preview = q === '' ? null : await client.call(rankingEndpoints.preview, { q, ...chosen });
  const refused = failure ?? (preview && !preview.ok ? preview : null);
  return data(
    {
      set: set.data,
      chosen,
      q,
      resultsHref: resultsFor(q),
      preview: preview?.ok ? preview.data : null,
      done: flash,
      message: refused && !refused.fields ? refused.message : null,
      errors: refused?.fields ?? {},
    },
    statusOf(refused),
  );
}

export default defineStaffPage<StaffSearchRankingData>({
  title: 'Search ranking',
  permission: 'search.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffSearchRankingScreen,
  actions: {
    save: async (form, request) => {
      const set = await request.client.call(rankingEndpoints.get, {});
      if (!set.ok) return unopened(set);
      const given = { version: Number(request.url.searchParams.get('version')), ...chosenIn(form, set.data.ranking) };
      const saved = await request.client.call(rankingEndpoints.set, given);
      return saved.ok
        ? redirect(staffSearchRanking({ q: textOf(form) || undefined, done: 'saved' }), 303)
        : show(request, { form, failure: saved });
    },
    restore: async (form, request) => {
      const restored = await request.client.call(rankingEndpoints.restore, {
        version: Number(form.get('version')),
        to: Number(form.get('to')),
      });
      return restored.ok ? redirect(staffSearchRanking({ done: 'restored' }), 303) : show(request, { failure: restored });
    },
  },
});
