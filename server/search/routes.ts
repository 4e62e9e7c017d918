import { searchEndpoints } from '../../contract/search.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { createRows } from './rows.ts';
import { search } from './search.ts';

/** Binds the search endpoints. */
export function mountSearch(api: Api, { database }: { database: Database }): void {
  const rows = createRows(database);
  api.bind(searchEndpoints.search, ({ k, category, sale, page, sort }) =>
    search(database.read, { text: k, categoryId: category, onSale: sale, page, sort }),
  );
  api.bind(searchEndpoints.suggest, async () => ({ ok: true as const, suggestions: [], categories: [], products: [] }));
  api.bind(searchEndpoints.getRows, async (_, call) => ({ rows: await rows.current(call.now) }));
}
