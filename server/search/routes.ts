import { searchEndpoints } from '../../contract/search/search.ts';
import { allCategories, catalogueEpoch } from '../catalog/index.ts';
import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { defineMetric, metricsOf, timed } from '../platform/metrics.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { CategoryNames } from './facets/category-names.ts';
import { knownTo } from './known-to.ts';
import { createRows } from './rows.ts';
import { search } from './search.ts';
import { noSuggestions, suggest } from './suggest.ts';

const searchTime = defineMetric('search_duration_seconds', 'Time to answer a search (lists of categories too) or a type-ahead', ['kind']);

/** Binds the search endpoints. */
export function mountSearch(api: Api, { database, flags }: { database: Database; flags: Flags }): void {
  const rows = createRows(database);
  const names = new EpochCache<'tree', CategoryNames>({ epoch: catalogueEpoch(database), ttlSeconds: 30, max: 1 });
  const categories = (now: Date) => names.get('tree', now, async () => new CategoryNames(await allCategories(database.read)));

  const metrics = metricsOf(database);
  metrics.announceDurations(searchTime);

  api.bind(searchEndpoints.search, (input, call) =>
    timed(metrics, searchTime, { kind: 'search' }, async () => {
      const [known, tree] = await Promise.all([knownTo({ database, flags }, call, input.k), categories(call.now)]);
      return search(database.read, known, tree, input);
    }),
  );
  api.bind(searchEndpoints.suggest, async ({ query }, call) => {
    if (!(await flags.isOn('type-ahead', call))) return noSuggestions;
    return timed(metrics, searchTime, { kind: 'suggest' }, async () => {
      const [known, tree] = await Promise.all([knownTo({ database, flags }, call, query), categories(call.now)]);
      return suggest(database.read, known, tree, query);
    });
  });
  api.bind(searchEndpoints.getRows, async (_, call) => ({ rows: await rows.current(call.brand, call.now) }));
}
