import { checkoutCookie, checkoutProblems, type PlaceResult } from '../../contract/checkout/checkout.ts';
import type { PaymentType } from '../../contract/promotions/promotions.ts';
import { impersonationOf, visitorOf } from '../accounts/index.ts';
import { isShippable, savedPlace } from '../addresses/index.ts';
import { type CartParts, campaignOf, type NamedCampaign, refreshBadge } from '../cart/index.ts';
import { findOffer, findStoreCards } from '../credit/index.ts';
import { firstOrderToken, paidOrderCookie } from '../orders/index.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import type { Call } from '../platform/http/call.ts';
import { networkDigest } from '../platform/http/caller/network.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { tableTaxProvider } from '../tax/index.ts';
import type { DeclineCounts } from './declines.ts';
import { isDraftOwner } from './drafts/draft.ts';
import { linkOwnerOf } from './drafts/opening.ts';
import type { CheckoutParts, ExpectedPlace, StoreCardOffer } from './parts.ts';
import type { PlacingParts } from './placing.ts';
import type { CheckoutOwner } from './store.ts';

const problem = problemsOf(checkoutProblems);

/** Whether wallet payment is enabled for this visitor. */
type WalletOn = (call: Call) => Promise<boolean>;

/** Whether the brand offers its store card now. */
type FinancingOn = (call: Pick<Call, 'brand' | 'now'>) => Promise<boolean>;

/** What the checkout's routes work with. */
export type CheckoutRouteParts = CheckoutParts &
  CartParts & {
    readonly declines: DeclineCounts;
    readonly captcha: Captcha;
    readonly walletOn: WalletOn;
    readonly financingOn: FinancingOn;
  };

/** The visitor's owner id. Throws `checkout_not_found` for one without. */
export async function keyOf({ database }: CheckoutParts, call: Call): Promise<string> {
  const visitor = await visitorOf(database.read, call);
  if (!visitor) throw problem('checkout_not_found');
  return visitor.ownerId;
}

/** Whose checkout it is, to the visitor: their own, or that of a payment link which this browser opened. */
export async function ownerOf(parts: CheckoutParts, call: Call, checkoutUuid: string, keyed = keyOf): Promise<CheckoutOwner> {
  return { ownerId: (await linkOwnerOf(parts, call, checkoutUuid)) ?? (await keyed(parts, call)), checkoutUuid };
}

/** The digest by which a network's checkouts are limited. */
export const networkOf = ({ config }: CheckoutParts, call: Call): string => networkDigest(call.network, config.secret);

/** The store card and the visitor's own ones; null where it is not offered, and for staff acting for a customer. */
async function storeCardFor(parts: CheckoutRouteParts, call: Call): Promise<StoreCardOffer | null> {
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

/** Payment types for this visitor. Staff acting for a customer cannot use the customer's wallet (rulings: Session and visitor). */
export async function paymentTypesFor(parts: CheckoutRouteParts, call: Call, storeCard: StoreCardOffer | null): Promise<PaymentType[]> {
  const isOffered = parts.payBy.PAYPAL !== null && (await parts.walletOn(call));
  const wallet: PaymentType[] = isOffered && !(await impersonationOf(parts.database.read, call)) ? ['PAYPAL'] : [];
  return ['CARD', ...wallet, ...(storeCard && storeCard.accounts.length > 0 ? (['PLCC'] as const) : [])];
}

/** The prices, promotions and rules of a call. Loaded before any transaction: the content system may be remote. */
export async function pricingFor(parts: CheckoutRouteParts, call: Call, named: NamedCampaign): Promise<PlacingParts> {
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
}

/**
 * A placed order has emptied the cart and ended the checkout; updates the browser's cookies. An order by a payment link may belong to an account
 * that this browser is not signed in to, so it gets the order's token.
 */
export async function afterPlacing(
  parts: CheckoutRouteParts,
  call: Call,
  { ownerId }: CheckoutOwner,
  result: PlaceResult,
): Promise<PlaceResult> {
  if (result.status === 'placed') {
    const { orderNumber } = result;
    if (isDraftOwner(ownerId)) call.setCookie(paidOrderCookie, `${orderNumber}.${firstOrderToken(parts.config.secret, orderNumber)}`);
    call.setCookie(checkoutCookie, null);
    await refreshBadge(parts, call);
  }
  return result;
}
