import type { ProductCard } from '../../contract/catalog/catalog.ts';
import { recommendationEndpoints } from '../../contract/recommendations/recommendations.ts';
import { catalogueEpoch } from '../catalog/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { bundleOf, rowsOf, similarTo, viewedBefore } from './operations.ts';

/** Recommendations are never worth an error: failures are logged, and nothing is recommended (spec §7.6). */
export async function orNothing<T>(call: Call, list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (error) {
    call.log.error({ err: error }, 'nothing recommended');
    return [];
  }
}

/**
 * Endpoints for the recommendations of product pages, cached for half a minute since every product page asks. A card that sold out in between only
 * leads to a page that says so.
 */
export function mountRecommendations(api: Api, { database }: { database: Database }): void {
  const db = database.read;
  const kept = { epoch: catalogueEpoch(database), ttlSeconds: 30, max: 5000 };
  const similar = new EpochCache<string, ProductCard[]>(kept);
  const rows = new EpochCache<string, Awaited<ReturnType<typeof rowsOf>>>(kept);
  const keyOf = (productId: number, { brand }: Call) => `${brand} ${productId}`;
  const similarOf = (productId: number, call: Call) =>
    similar.get(keyOf(productId, call), call.now, () => similarTo(db, productId, call.brand));

  api.bind(recommendationEndpoints.getRecommendations, async ({ productId }, call) => ({
    products: productId === undefined ? [] : await orNothing(call, similarOf(productId, call)),
  }));
  api.bind(recommendationEndpoints.getRows, async ({ productId }, call) => {
    const found = rows.get(keyOf(productId, call), call.now, async () =>
      rowsOf(db, productId, await similarOf(productId, call), call.brand),
    );
    return { rows: await orNothing(call, found) };
  });
  api.bind(recommendationEndpoints.getBundle, async (item, call) => {
    const [found = null] = await orNothing(
      call,
      bundleOf(db, item, call.brand, call.now).then((bundle) => (bundle ? [bundle] : [])),
    );
    return { bundle: found };
  });
  api.bind(recommendationEndpoints.getViewed, async ({ ids }, call) => ({
    products: await orNothing(call, viewedBefore(db, ids, call.brand)),
  }));
}
