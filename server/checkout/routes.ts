import { checkoutEndpoints, checkoutProblems, type PlaceResult } from '../../contract/checkout.ts';
import { impersonationOf, visitorOf } from '../accounts/index.ts';
import { placeOf, rememberPostalCode } from '../addresses/index.ts';
import { refreshBadge } from '../cart/index.ts';
import type { RatesAt } from '../delivery/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { getCheckout, startCheckout, updateCheckout } from './operations.ts';
import type { CheckoutParts, PricingParts } from './parts.ts';
import { placeOrder, resumeOrder } from './placing.ts';
import type { CheckoutOwner } from './store.ts';

const problem = problemsOf(checkoutProblems);
const cookieName = 'checkout_uuid';

async function keyOf({ database }: CheckoutParts, call: Call): Promise<string> {
  const visitor = await visitorOf(database.read, call);
  if (!visitor) throw problem('checkout_not_found');
  return visitor.ownerId;
}

async function ownerOf(parts: CheckoutParts, call: Call, checkoutUuid: string): Promise<CheckoutOwner> {
  return { ownerId: await keyOf(parts, call), checkoutUuid };
}

/** A checkout holds stock: nobody may tie up the shop by starting many. */
const startLimit = { rateLimit: { max: 120, windowSeconds: 60 } };

export function bindCheckout(api: Api, parts: CheckoutParts & { ratesAt: RatesAt }): void {
  /** Loaded before any transaction: content may be another system's. */
  const pricing = async (call: Call): Promise<PricingParts> => ({ ...parts, rates: await parts.ratesAt(call.brand, call.now) });
  /** An order that stands has emptied the cart and ended the checkout, which the browser's cookies should know. */
  const afterwards = async (call: Call, result: PlaceResult): Promise<PlaceResult> => {
    if (result.status === 'placed') {
      call.setCookie(cookieName, null);
      await refreshBadge(parts, call);
    }
    return result;
  };

  api.bind(
    checkoutEndpoints.start,
    async ({ cartUuid }, call) => {
      const checkout = await startCheckout(await pricing(call), { ownerId: await keyOf(parts, call), cartUuid }, call.now);
      if (!call.bearer) call.setCookie(cookieName, checkout.checkoutUuid);
      return checkout;
    },
    startLimit,
  );
  api.bind(checkoutEndpoints.get, async ({ checkoutUuid }, call) =>
    getCheckout(await pricing(call), await ownerOf(parts, call, checkoutUuid), call.now),
  );
  api.bind(checkoutEndpoints.update, async ({ checkoutUuid, ...details }, call) => {
    const checkout = await updateCheckout(await pricing(call), await ownerOf(parts, call, checkoutUuid), details, call.now);
    // Cart and product pages go by the same place from now on.
    const place = details.shippingAddress && placeOf(details.shippingAddress.postalCode);
    if (place && !call.bearer) rememberPostalCode(call, place);
    return checkout;
  });
  api.bind(
    checkoutEndpoints.place,
    async ({ checkoutUuid, card, expectedTotal }, call) => {
      const acting = await impersonationOf(parts.database.read, call);
      const owner = await ownerOf(parts, call, checkoutUuid);
      const placing = { ...owner, brand: call.brand, placedByStaff: acting?.staff.memberId ?? null, card, expectedTotal };
      return afterwards(call, await placeOrder(await pricing(call), placing, call.now));
    },
    // Enough for every honest shopper behind one address, too few for trying out stolen cards.
    { rateLimit: { max: 60, windowSeconds: 60 } },
  );
  api.bind(
    checkoutEndpoints.resume,
    async ({ checkoutUuid }, call) => afterwards(call, await resumeOrder(parts, await ownerOf(parts, call, checkoutUuid), call.now)),
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
}
