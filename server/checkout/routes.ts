import {
  checkoutCookie,
  checkoutEndpoints,
  checkoutProblems,
  customerCheckoutEndpoints,
  guestCheckoutEndpoints,
  type PlaceResult,
  shippingAddressEndpoints,
} from '../../contract/buying/checkout.ts';
import type { PaymentType } from '../../contract/buying/promotions.ts';
import { walletEndpoints } from '../../contract/paying/wallet.ts';
import { cameFrom, customerOfOwner, impersonationOf, ownerOfCustomer, requireCustomer, visitorOf } from '../accounts/index.ts';
import { isShippable, placeOf, rememberPostalCode, savedPlace } from '../addresses/index.ts';
import { type CartParts, campaignOf, enterPromoCode, type NamedCampaign, refreshBadge, removePromoCode } from '../cart/index.ts';
import { findOffer, findStoreCards } from '../credit/index.ts';
import { firstOrderToken, paidOrderCookie } from '../orders/index.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { networkDigest } from '../platform/http/caller/network.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { normalCode, promoCodeLimit } from '../promotions/index.ts';
import { tableTaxProvider } from '../tax/index.ts';
import type { StoredCheckout } from './checkout.ts';
import { DeclineCounts } from './declines.ts';
import { isDraftOwner } from './drafts/draft.ts';
import { linkOwnerOf } from './drafts/opening.ts';
import { bindDrafts } from './drafts/routes.ts';
import { type Details, getCheckout, startCheckout, updateCheckout } from './operations.ts';
import type { CheckoutParts, ExpectedPlace, StoreCardOffer } from './parts.ts';
import { leaveBank, type PlacingParts, placeOrder, resumeOrder } from './placing.ts';
import { type CheckoutOwner, findCheckout } from './store.ts';
import { createWalletOrder, takeWallet } from './wallet/operations.ts';

const problem = problemsOf(checkoutProblems);

async function keyOf({ database }: CheckoutParts, call: Call): Promise<string> {
  const visitor = await visitorOf(database.read, call);
  if (!visitor) throw problem('checkout_not_found');
  return visitor.ownerId;
}

/** Whose checkout it is, to the visitor: their own, or that of a payment link which this browser opened. */
async function ownerOf(parts: CheckoutParts, call: Call, checkoutUuid: string, keyed = keyOf): Promise<CheckoutOwner> {
  return { ownerId: (await linkOwnerOf(parts, call, checkoutUuid)) ?? (await keyed(parts, call)), checkoutUuid };
}

/** Finds a checkout that can still change. Throws `checkout_not_found`, `payment_in_progress`. */
async function findOpen({ database }: CheckoutParts, owner: CheckoutOwner): Promise<StoredCheckout> {
  const checkout = await findCheckout(database.read, owner);
  if (!checkout) throw problem('checkout_not_found');
  if (checkout.state !== 'open') throw problem('payment_in_progress');
  return checkout;
}

const checkoutOwner = ({ ownerId, uuid }: StoredCheckout): CheckoutOwner => ({ ownerId, checkoutUuid: uuid });

const networkOf = ({ config }: CheckoutParts, call: Call): string => networkDigest(call.network, config.secret);

/** Limits the work of starting checkouts; holds have their own limits by visitor and network. */
const startLimit = { rateLimit: { max: 120, windowSeconds: 60 } };

/** Each call reaches the wallet's provider. */
const walletLimit = { rateLimit: { max: 30, windowSeconds: 60 } };

/** Whether the brand offers its store card now. */
type FinancingOn = (call: Pick<Call, 'brand' | 'now'>) => Promise<boolean>;

/** The store card and the visitor's own ones; null where it is not offered, and for staff acting for a customer. */
async function storeCardFor(parts: CheckoutParts & { financingOn: FinancingOn }, call: Call): Promise<StoreCardOffer | null> {
  const offer = await findOffer(parts, call);
  const visitor = offer && (await visitorOf(parts.database.read, call));
  if (!visitor || (await impersonationOf(parts.database.read, call))) return null;
  return { offer, accounts: await findStoreCards(parts.database.read, { ownerId: visitor.ownerId, brand: call.brand }) };
}

/** The location that the visitor chose, if we deliver there. */
async function expectedPlace(parts: CheckoutParts, call: Call): Promise<ExpectedPlace | null> {
  const place = savedPlace(call);
  if (!place || !isShippable(place)) return null;
  return { place, taxRates: await tableTaxProvider(parts.database).ratesFor(place, call.now) };
}

/** Whether wallet payment is enabled for this visitor. */
type WalletOn = (call: Call) => Promise<boolean>;

/** Payment types for this visitor. Staff acting for a customer cannot use the customer's wallet (rulings: Session and visitor). */
async function paymentTypesFor(
  parts: CheckoutParts & { walletOn: WalletOn },
  call: Call,
  storeCard: StoreCardOffer | null,
): Promise<PaymentType[]> {
  const isOffered = parts.payBy.PAYPAL !== null && (await parts.walletOn(call));
  const wallet: PaymentType[] = isOffered && !(await impersonationOf(parts.database.read, call)) ? ['PAYPAL'] : [];
  return ['CARD', ...wallet, ...(storeCard && storeCard.accounts.length > 0 ? (['PLCC'] as const) : [])];
}

export function bindCheckout(
  api: Api,
  given: CheckoutParts & CartParts & { captcha: Captcha; walletOn: WalletOn; financingOn: FinancingOn },
): void {
  const parts = { ...given, declines: new DeclineCounts(given.database) };
  /** Loaded before any transaction: the content system may be remote. */
  const pricing = async (call: Call, named: NamedCampaign): Promise<PlacingParts> => {
    const storeCard = await storeCardFor(parts, call);
    return {
      ...parts,
      rates: await parts.ratesAt(call.brand, call.now),
      restrictions: await parts.restrictionsAt(call.brand, call.now),
      brandPromotions: await parts.promotionsAt(call.brand, call.now),
      campaign: await campaignOf(parts, call, named),
      storeCard,
      expected: await expectedPlace(parts, call),
      paymentTypes: await paymentTypesFor(parts, call, storeCard),
    };
  };
  bindDrafts(api, parts);
  /**
   * A placed order has emptied the cart and ended the checkout; updates the browser's cookies. An order by a payment link may belong to an account
   * that this browser is not signed in to, so it gets the order's token.
   */
  const afterwards = async (call: Call, { ownerId }: CheckoutOwner, result: PlaceResult): Promise<PlaceResult> => {
    if (result.status === 'placed') {
      const { orderNumber } = result;
      if (isDraftOwner(ownerId)) call.setCookie(paidOrderCookie, `${orderNumber}.${firstOrderToken(parts.config.secret, orderNumber)}`);
      call.setCookie(checkoutCookie, null);
      await refreshBadge(parts, call);
    }
    return result;
  };

  const update = async (
    { checkoutUuid: _, campaignId, restrictionToken, ...details }: Details & NamedCampaign & { checkoutUuid: string },
    call: Call,
    of: CheckoutOwner,
  ) => {
    const owner = { ...of, network: networkOf(parts, call) };
    const checkout = await updateCheckout(await pricing(call, { campaignId, restrictionToken }), owner, details, call.now);
    // Cart and product pages use the same location from now on.
    const place = details.shippingAddress && placeOf(details.shippingAddress.postalCode);
    if (place && !call.bearer) rememberPostalCode(call, place);
    return checkout;
  };
  /** Binds the checkout calls at one address; all addresses share the rate limits. `ownerIdOf` returns the owner or throws. */
  const bindAt = (at: typeof checkoutEndpoints, ownerIdOf: (call: Call) => Promise<string>) => {
    const owned = (call: Call, checkoutUuid: string) => ownerOf(parts, call, checkoutUuid, () => ownerIdOf(call));
    api.bind(
      at.start,
      async ({ cartUuid, ...named }, call) => {
        const checkout = await startCheckout(
          await pricing(call, named),
          { ownerId: await ownerIdOf(call), cartUuid, network: networkOf(parts, call) },
          call.now,
        );
        if (!call.bearer) call.setCookie(checkoutCookie, checkout.checkoutUuid);
        return checkout;
      },
      { ...startLimit, limitedAs: 'checkout.start' },
    );
    api.bind(at.get, async ({ checkoutUuid, countryCode, ...named }, call) =>
      getCheckout(await pricing(call, named), await owned(call, checkoutUuid), call.now, countryCode),
    );
    api.bind(at.update, async (given, call) => update(given, call, await owned(call, given.checkoutUuid)), {
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
        return getCheckout(await pricing(call, named), checkoutOwner(checkout), call.now);
      },
      { ...promoCodeLimit, limitedAs: 'checkout.addPromoCode' },
    );
    api.bind(at.removePromoCode, async ({ checkoutUuid, code, ...named }, call) => {
      const checkout = await findOpen(parts, await owned(call, checkoutUuid));
      await removePromoCode(parts.database.read, checkout, normalCode(code), call.now);
      return getCheckout(await pricing(call, named), checkoutOwner(checkout), call.now);
    });
    api.bind(
      at.place,
      async ({ checkoutUuid, card, cardToken, savedCard, saveCard, storeCard, expectedTotal, captcha, ...named }, call) => {
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
          cameFrom: began,
        };
        const from = { clientIp: call.clientIp, network: networkOf(parts, call), captcha };
        return afterwards(call, owner, await placeOrder(await pricing(call, named), placing, from, call.now));
      },
      { rateLimit: { max: 60, windowSeconds: 60 }, limitedAs: 'checkout.place' },
    );
    api.bind(
      at.resume,
      async ({ checkoutUuid }, call) => {
        const from = { clientIp: call.clientIp, network: networkOf(parts, call) };
        const owner = await owned(call, checkoutUuid);
        return afterwards(call, owner, await resumeOrder(parts, owner, from, call.now));
      },
      { rateLimit: { max: 120, windowSeconds: 60 }, limitedAs: 'checkout.resume' },
    );
    api.bind(
      at.payAnotherWay,
      async ({ checkoutUuid, ...named }, call) => {
        const from = { clientIp: call.clientIp, network: networkOf(parts, call) };
        const owner = await owned(call, checkoutUuid);
        await leaveBank(parts, owner, from, call.now);
        const checkout = await getCheckout(await pricing(call, named), owner, call.now);
        const { state, orderNumber } = checkout;
        if (state === 'complete' && orderNumber) await afterwards(call, owner, { status: 'placed', orderNumber });
        return checkout;
      },
      { rateLimit: { max: 20, windowSeconds: 60 }, limitedAs: 'checkout.payAnotherWay' },
    );
  };
  const visitorKey = (call: Call) => keyOf(parts, call);
  const customerKey = async (call: Call) => ownerOfCustomer((await requireCustomer(parts.database.read, call)).customerId);
  bindAt(checkoutEndpoints, visitorKey);
  bindAt(guestCheckoutEndpoints, visitorKey);
  bindAt(customerCheckoutEndpoints, customerKey);
  api.bind(shippingAddressEndpoints.save, async (given, call) => update(given, call, await ownerOf(parts, call, given.checkoutUuid)), {
    limitedAs: 'checkout.update',
  });

  api.bind(walletEndpoints.getOffer, async (_input, call) => ({
    isOffered: (await paymentTypesFor(parts, call, null)).includes('PAYPAL'),
    isSandbox: parts.payBy.PAYPAL?.sandbox ?? false,
  }));
  const open = async (
    { cartUuid, checkoutUuid, ...named }: NamedCampaign & { cartUuid?: string | undefined; checkoutUuid?: string | undefined },
    call: Call,
  ) => {
    const what = cartUuid ? { cartUuid } : checkoutUuid ? { checkoutUuid } : null;
    if (!what) throw problem('checkout_not_found');
    const { ownerId } = await ownerOf(parts, call, checkoutUuid ?? '');
    const opening = { ownerId, what, network: networkOf(parts, call), brand: call.brand };
    const opened = await createWalletOrder(await pricing(call, named), opening, call.now);
    if (!call.bearer) call.setCookie(checkoutCookie, opened.checkoutUuid);
    return opened;
  };
  api.bind(
    walletEndpoints.open,
    async (input, call) => {
      await requireCustomer(parts.database.read, call);
      return open(input, call);
    },
    walletLimit,
  );
  api.bind(walletEndpoints.openAsGuest, open, walletLimit);
  api.bind(
    walletEndpoints.take,
    async ({ checkoutUuid, token, ...named }, call) => {
      const owner = { ...(await ownerOf(parts, call, checkoutUuid)), network: networkOf(parts, call) };
      return takeWallet(await pricing(call, named), owner, token ?? call.walletToken ?? undefined, call.now);
    },
    walletLimit,
  );
}
