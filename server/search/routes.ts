import { flagship } from '../../brands/family.ts';
import { searchEndpoints } from '../../contract/catalog/search.ts';
import { allCategories, catalogueEpoch } from '../catalog/index.ts';
import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import { EpochCache } from '../platform/epoch-cache.ts';
import type { Api } from '../platform/http/api.ts';
import { CategoryNames } from './facets/category-names.ts';
import { IndexSync } from './index-sync.ts';
import { createRows } from './rows.ts';
import { search } from './search.ts';
import { noSuggestions, suggest } from './suggest.ts';

/** Binds the search endpoints. */
export function mountSearch(api: Api, { database, flags }: { database: Database; flags: Flags }): void {
  const rows = createRows(database);
  const keeper = new IndexSync(database);
  // Load the index at startup. Early searches wait for it and report its failure.
  keeper.current(flagship).catch(() => undefined);
  const names = new EpochCache<'tree', CategoryNames>({ epoch: catalogueEpoch(database), ttlSeconds: 30, max: 1 });
  const categories = (now: Date) => names.get('tree', now, async () => new CategoryNames(await allCategories(database.read)));

  api.bind(searchEndpoints.search, async (input, call) => {
    const [known, tree] = await Promise.all([keeper.current(call.brand), categories(call.now)]);
    return search(database.read, known, tree, input);
  });
  api.bind(searchEndpoints.suggest, async ({ query }, call) => {
    if (!(await flags.isOn('type-ahead', call))) return noSuggestions;
    const [known, tree] = await Promise.all([keeper.current(call.brand), categories(call.now)]);
    return suggest(database.read, known, tree, query);
  });
  api.bind(searchEndpoints.getRows, async (_, call) => ({ rows: await rows.current(call.brand, call.now) }));
}
