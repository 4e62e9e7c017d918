import type { ProductCard } from '../../contract/catalog.ts';
import { recommendationEndpoints } from '../../contract/recommendations.ts';
import { catalogueEpoch, getNeighbours, Remembered } from '../catalog/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';

/** Cards in the row. */
const length = 8;

/**
 * Binds the recommendations endpoint: products like this one that can be bought, never itself (spec §7.6). Answers are remembered for half a
 * minute: every product page asks, and a card that sold out within that time only leads to a page that says so.
 */
export function mountRecommendations(api: Api, { database }: { database: Database }): void {
  const remembered = new Remembered<number, ProductCard[]>({ epoch: catalogueEpoch, ttlSeconds: 30, max: 5000 });
  api.bind(recommendationEndpoints.getRecommendations, async ({ productId }, call) => ({
    products: await remembered.recall(productId, call.now, () => getNeighbours(database.read, productId, length)),
  }));
}
