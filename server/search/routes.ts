import { flagship } from '../../contract/family.ts';
import { searchEndpoints } from '../../contract/search.ts';
import { allCategories, catalogueEpoch } from '../catalog/index.ts';
import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { Remembered } from '../platform/remembered.ts';
import { CategoryNames } from './facets/categories.ts';
import { IndexKeeper } from './keeping.ts';
import { createRows } from './rows.ts';
import { search } from './search.ts';
import { noSuggestions, suggest } from './suggest.ts';

/** Binds the search endpoints. */
export function mountSearch(api: Api, { database, flags }: { database: Database; flags: Flags }): void {
  const rows = createRows(database);
  const keeper = new IndexKeeper(database);
  // The index is read while the process starts; who searches sooner waits for it, and hears of what went wrong.
  keeper.current(flagship).catch(() => undefined);
  const names = new Remembered<'tree', CategoryNames>({ epoch: catalogueEpoch, ttlSeconds: 30, max: 1 });
  const categories = (now: Date) => names.recall('tree', now, async () => new CategoryNames(await allCategories(database.read)));

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
