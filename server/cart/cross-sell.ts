import { recommendationEndpoints } from '../../contract/recommendations/recommendations.ts';
import { visitorOf } from '../accounts/index.ts';
import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { crossSellFor, orNothing } from '../recommendations/index.ts';
import { type CartWithOffers, loadCart } from './operations.ts';

export interface CrossSellParts {
  readonly database: Database;
  readonly flags: Flags;
}

/** Cross-sell is bound here because it leaves out what is in the cart (spec §4). */
export function bindCrossSell(api: Api, parts: CrossSellParts): void {
  const { database } = parts;
  api.bind(recommendationEndpoints.crossSell, async (item, call) => {
    const find = async () => {
      const visitor = await visitorOf(database.read, call);
      return crossSold(parts, call, item, visitor && (await loadCart(database.read, visitor, call.now)));
    };
    return { ok: true as const, variations: await orNothing(call, find()) };
  });
}

/** Products that go with the line added last (spec §3, cart); none when recommendations fail. */
export async function crossSellOf(parts: CrossSellParts, call: Call, cart: CartWithOffers) {
  const item = cart.lines.toReversed().flatMap(({ variationId }) => cart.offers.get(variationId) ?? [])[0];
  return { variations: item ? await orNothing(call, crossSold(parts, call, item, cart)) : [] };
}

async function crossSold(
  { database, flags }: CrossSellParts,
  call: Call,
  item: { productId: number; variationId: number },
  cart: CartWithOffers | null,
) {
  if (!(await flags.isOn('cross-sell', call))) return [];
  const inCart = new Set([...(cart?.offers.values() ?? [])].map(({ productId }) => productId));
  return crossSellFor(database.read, item, inCart, call.brand, call.now);
}
