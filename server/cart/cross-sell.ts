import { recommendationEndpoints } from '../../contract/catalog/recommendations.ts';
import { visitorOf } from '../accounts/index.ts';
import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { crossSellFor, orNothing } from '../recommendations/index.ts';
import { loadCart } from './operations.ts';

/** Cross-sell is bound here because it leaves out what is in the cart (spec §4). */
export function bindCrossSell(api: Api, { database, flags }: { database: Database; flags: Flags }): void {
  api.bind(recommendationEndpoints.crossSell, async (item, call) => {
    if (!(await flags.isOn('cross-sell', call))) return { ok: true as const, variations: [] };
    const find = async () => {
      const visitor = await visitorOf(database.read, call);
      const cart = visitor && (await loadCart(database.read, visitor, call.now));
      const inCart = new Set([...(cart?.offers.values() ?? [])].map(({ productId }) => productId));
      return crossSellFor(database.read, item, inCart, call.brand, call.now);
    };
    return { ok: true as const, variations: await orNothing(call, find()) };
  });
}
