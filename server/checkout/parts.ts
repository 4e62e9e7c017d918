import type { PaymentType } from '../../contract/promotions/promotions.ts';
import { customerOfOwner, findCustomer, provedEmailOf } from '../accounts/index.ts';
import type { AddressVerifier, Place } from '../addresses/index.ts';
import type { CardOffer, StoreCardAccount } from '../credit/index.ts';
import type { Restrictions, ShippingRates } from '../delivery/index.ts';
import { buyers } from '../orders/index.ts';
import type { FinancingPartner, PaymentParts, PaymentProvider, WalletProvider } from '../payments/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/index.ts';
import { type BrandPromotions, type CampaignTracking, type Standing, standingOf } from '../promotions/index.ts';
import type { TaxProvider, TaxRates } from '../tax/index.ts';
import { buyerOf, type StoredCheckout } from './checkout.ts';
import type { Contents } from './holding.ts';

/** The provider for each payment type. */
export interface PayBy {
  readonly CARD: PaymentProvider;
  readonly PAYPAL: WalletProvider | null;
  readonly PLCC: FinancingPartner | null;
}

/** Dependencies of the checkout. */
export interface CheckoutParts extends PaymentParts {
  readonly config: Pick<Config, 'shopUrls' | 'secret' | 'capture' | 'holds'>;
  /** The provider for new payments of each type; a type without one is not offered. */
  readonly payBy: PayBy;
  /** Defaults to the built-in postal data. */
  readonly addressVerifier?: AddressVerifier;
  /** Defaults to the shop's table of rates. */
  readonly taxProvider?: TaxProvider;
}

/** The brand's store card, and the visitor's cards of it. */
export interface StoreCardOffer {
  readonly offer: CardOffer;
  /** Newest first; empty for a visitor who may apply. */
  readonly accounts: readonly StoreCardAccount[];
}

/** Where a parcel will probably go. */
export interface ExpectedPlace {
  readonly place: Place;
  readonly taxRates: TaxRates;
}

/** What pricing needs in addition: current rates, restrictions and promotions, and the visitor's campaign. */
export interface PricingParts extends CheckoutParts {
  readonly rates: ShippingRates;
  readonly restrictions: Restrictions;
  readonly brandPromotions: BrandPromotions;
  readonly campaign: CampaignTracking | null;
  /** Null where it is not offered to this visitor. */
  readonly storeCard: StoreCardOffer | null;
  /** The location that the visitor chose on product and cart pages, which prices a checkout until it has an address. */
  readonly expected: ExpectedPlace | null;
  /** The payment types offered to this visitor. */
  readonly paymentTypes: readonly PaymentType[];
}

/** The partner's names for the visitor's store cards, where one of them pays; a draft's price depends on none. */
export const storeCardsOf = (
  { paymentType, draft }: Pick<StoredCheckout, 'paymentType' | 'draft'>,
  storeCard: StoreCardOffer | null,
): string[] => (paymentType === 'PLCC' && !draft && storeCard ? storeCard.accounts.map(({ reference }) => reference) : []);

/** The checkout as this visitor can pay it: by card where its payment type is not offered to them, or no longer. */
export const payable = (checkout: StoredCheckout, { paymentTypes }: Pick<PricingParts, 'paymentTypes'>): StoredCheckout =>
  paymentTypes.includes(checkout.paymentType) ? checkout : { ...checkout, paymentType: 'CARD' };

/**
 * The shopper's promotion standing with the checkout's contents. A draft's is that of the customer it was made for: what the browser that opens its
 * link brings along changes no price.
 */
export function standingAt(
  db: Db,
  { brandPromotions, campaign, storeCard }: Pick<PricingParts, 'brandPromotions' | 'campaign' | 'storeCard'>,
  checkout: StoredCheckout,
  { lines, promoCodes }: Contents,
  now: Date,
): Promise<Standing> {
  const { uuid, contact, paymentType, draft } = checkout;
  const ownerId = buyerOf(checkout);
  const customerId = customerOfOwner(ownerId);
  const context = {
    ownerId,
    email: contact?.email ?? null,
    signedIn: customerId !== null,
    provedEmail: async () => provedEmailOf(customerId === null ? null : await findCustomer(db, customerId)),
    codes: promoCodes,
    campaign: draft ? null : campaign,
    productIds: lines.map(({ offer }) => offer.productId),
    paymentType,
    checkoutUuid: uuid,
    storeCards: storeCardsOf(checkout, storeCard),
    storeCardSince: draft ? null : (storeCard?.accounts.at(-1)?.approvedAt ?? null),
  };
  return standingOf(db, brandPromotions, context, buyers, now);
}
