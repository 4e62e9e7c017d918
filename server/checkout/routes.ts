import {
  checkoutCookie,
  checkoutEndpoints,
  checkoutProblems,
  customerCheckoutEndpoints,
  guestCheckoutEndpoints,
  shippingAddressEndpoints,
} from '../../contract/checkout/checkout.ts';
import { cameFrom, customerOfOwner, impersonationOf, ownerOfCustomer, requireCustomer, visitorOf } from '../accounts/index.ts';
import { placeOf, rememberPostalCode } from '../addresses/index.ts';
import { enterPromoCode, type NamedCampaign, removePromoCode } from '../cart/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { normalCode, promoCodeLimit } from '../promotions/index.ts';
import type { StoredCheckout } from './checkout.ts';
import { afterPlacing, type CheckoutRouteParts, keyOf, networkOf, ownerOf, pricingFor } from './context.ts';
import { DeclineCounts } from './declines.ts';
import { bindDrafts } from './drafts/routes.ts';
import { type Details, getCheckout, startCheckout, updateCheckout } from './operations.ts';
import type { CheckoutParts } from './parts.ts';
import { leaveBank, placeOrder, resumeOrder } from './placing.ts';
import { type CheckoutOwner, findCheckout } from './store.ts';
import { bindWallet } from './wallet/routes.ts';

const problem = problemsOf(checkoutProblems);

/** Finds a checkout that can still change. Throws `checkout_not_found`, `payment_in_progress`. */
async function findOpen({ database }: CheckoutParts, owner: CheckoutOwner): Promise<StoredCheckout> {
  const checkout = await findCheckout(database.read, owner);
  if (!checkout) throw problem('checkout_not_found');
  if (checkout.state !== 'open') throw problem('payment_in_progress');
  return checkout;
}

const checkoutOwner = ({ ownerId, uuid }: StoredCheckout): CheckoutOwner => ({ ownerId, checkoutUuid: uuid });

/** Limits the work of starting checkouts; holds have their own limits by visitor and network. */
const startLimit = { rateLimit: { max: 120, windowSeconds: 60 } };

export function bindCheckout(api: Api, given: Omit<CheckoutRouteParts, 'declines'>): void {
  const parts = { ...given, declines: new DeclineCounts(given.database) };
  bindDrafts(api, parts);
  const visitorKey = (call: Call) => keyOf(parts, call);
  const customerKey = async (call: Call) => ownerOfCustomer((await requireCustomer(parts.database.read, call)).customerId);
  bindAt(api, parts, checkoutEndpoints, visitorKey);
  bindAt(api, parts, guestCheckoutEndpoints, visitorKey);
  bindAt(api, parts, customerCheckoutEndpoints, customerKey);
  api.bind(
    shippingAddressEndpoints.save,
    async (given, call) => update(parts, given, call, await ownerOf(parts, call, given.checkoutUuid)),
    { limitedAs: 'checkout.update' },
  );
  bindWallet(api, parts);
}

/** Saves details at any of the checkout's addresses. */
async function update(
  parts: CheckoutRouteParts,
  { checkoutUuid: _, campaignId, restrictionToken, ...details }: Details & NamedCampaign & { checkoutUuid: string },
  call: Call,
  of: CheckoutOwner,
) {
  const owner = { ...of, network: networkOf(parts, call) };
  const checkout = await updateCheckout(await pricingFor(parts, call, { campaignId, restrictionToken }), owner, details, call.now);
  // Cart and product pages use the same location from now on.
  const place = details.shippingAddress && placeOf(details.shippingAddress.postalCode);
  if (place && !call.bearer) rememberPostalCode(call, place);
  return checkout;
}

/** Binds the checkout calls at one address; all addresses share the rate limits. `ownerIdOf` returns the owner or throws. */
function bindAt(api: Api, parts: CheckoutRouteParts, at: typeof checkoutEndpoints, ownerIdOf: (call: Call) => Promise<string>): void {
  const owned = (call: Call, checkoutUuid: string) => ownerOf(parts, call, checkoutUuid, () => ownerIdOf(call));
  api.bind(
    at.start,
    async ({ cartUuid, ...named }, call) => {
      const checkout = await startCheckout(
        await pricingFor(parts, call, named),
        { ownerId: await ownerIdOf(call), cartUuid, network: networkOf(parts, call) },
        call.now,
      );
      if (!call.bearer) call.setCookie(checkoutCookie, checkout.checkoutUuid);
      return checkout;
    },
    { ...startLimit, limitedAs: 'checkout.start' },
  );
  api.bind(at.get, async ({ checkoutUuid, countryCode, ...named }, call) =>
    getCheckout(await pricingFor(parts, call, named), await owned(call, checkoutUuid), call.now, countryCode),
  );
  api.bind(at.update, async (given, call) => update(parts, given, call, await owned(call, given.checkoutUuid)), {
    limitedAs: 'checkout.update',
  });
  api.bind(
    at.addPromoCode,
    async ({ checkoutUuid, code, captcha, ...named }, call) => {
      const ownerId = await ownerIdOf(call);
      const visitor = await visitorOf(parts.database.read, call);
      if (!visitor) throw problem('checkout_not_found');
      const checkout = await findOpen(parts, { ownerId, checkoutUuid });
      await enterPromoCode(parts.database.read, parts, visitor, { cartUuid: checkout.cartUuid, code, captcha }, call);
      return getCheckout(await pricingFor(parts, call, named), checkoutOwner(checkout), call.now);
    },
    { ...promoCodeLimit, limitedAs: 'checkout.addPromoCode' },
  );
  api.bind(at.removePromoCode, async ({ checkoutUuid, code, ...named }, call) => {
    const checkout = await findOpen(parts, await owned(call, checkoutUuid));
    await removePromoCode(parts.database.read, checkout, normalCode(code), call.now);
    return getCheckout(await pricingFor(parts, call, named), checkoutOwner(checkout), call.now);
  });
  api.bind(
    at.place,
    async ({ checkoutUuid, card, cardToken, savedCard, saveCard, storeCard, expectedTotal, expectedItems, captcha, ...named }, call) => {
      const acting = await impersonationOf(parts.database.read, call);
      const owner = await owned(call, checkoutUuid);
      // The account whose cards pay is the visitor's, also for a checkout that a payment link has opened.
      const visitorId = await ownerIdOf(call);
      const cardsOf = !acting && customerOfOwner(visitorId) !== null ? visitorId : null;
      const paidWith = { card, cardToken, savedCard, saveCard, cardsOf, storeCard };
      const began = (email: string) => (acting ? null : cameFrom(parts.config, call, email));
      const placing = {
        ...owner,
        brand: call.brand,
        visitorId,
        placedByStaff: acting?.staff.memberId ?? null,
        ...paidWith,
        expectedTotal,
        expectedItems,
        cameFrom: began,
      };
      const from = { clientIp: call.clientIp, network: networkOf(parts, call), captcha };
      return afterPlacing(parts, call, owner, await placeOrder(await pricingFor(parts, call, named), placing, from, call.now));
    },
    { rateLimit: { max: 60, windowSeconds: 60 }, limitedAs: 'checkout.place' },
  );
  api.bind(
    at.resume,
    async ({ checkoutUuid }, call) => {
      const from = { clientIp: call.clientIp, network: networkOf(parts, call) };
      const owner = await owned(call, checkoutUuid);
      return afterPlacing(parts, call, owner, await resumeOrder(parts, owner, from, call.now));
    },
    { rateLimit: { max: 120, windowSeconds: 60 }, limitedAs: 'checkout.resume' },
  );
  api.bind(
    at.payAnotherWay,
    async ({ checkoutUuid, ...named }, call) => {
      const from = { clientIp: call.clientIp, network: networkOf(parts, call) };
      const owner = await owned(call, checkoutUuid);
      await leaveBank(parts, owner, from, call.now);
      const checkout = await getCheckout(await pricingFor(parts, call, named), owner, call.now);
      const { state, orderNumber } = checkout;
      if (state === 'complete' && orderNumber) await afterPlacing(parts, call, owner, { status: 'placed', orderNumber });
      return checkout;
    },
    { rateLimit: { max: 20, windowSeconds: 60 }, limitedAs: 'checkout.payAnotherWay' },
  );
}
