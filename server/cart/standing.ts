import { provedEmailOf, type Visitor, visitorOf } from '../accounts/index.ts';
import type { RatesAt } from '../delivery/index.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import {
  type Buyers,
  type CampaignTokenGate,
  type CampaignTracking,
  type PromotionsAt,
  type Standing,
  standingOf,
  trackingIn,
} from '../promotions/index.ts';
import { type CartWithOffers, loadCart } from './operations.ts';
import { price } from './price.ts';
import { priceLines } from './pricing.ts';

export interface StandingParts {
  readonly promotionsAt: PromotionsAt;
  readonly buyers: Buyers;
  /** Whether campaigns give discounts to this caller (spec §9, discount activation). */
  readonly campaignsOn: (call: Call) => Promise<boolean>;
  readonly campaignTokenGate: CampaignTokenGate;
}

/** The query values by which a call names a campaign (spec §7.3). */
export interface NamedCampaign {
  readonly campaignId?: string | undefined;
  readonly restrictionToken?: string | undefined;
}

/**
 * The campaign of a call: the one it names, else the visitor's cookie (spec §3), else the header `campaign-id` (spec §7.1); null where campaigns are
 * off. Without its token for a network that has guessed at tokens.
 */
export async function campaignOf(
  { campaignsOn, campaignTokenGate, promotionsAt }: Pick<StandingParts, 'campaignsOn' | 'campaignTokenGate' | 'promotionsAt'>,
  call: Call,
  named: NamedCampaign,
): Promise<CampaignTracking | null> {
  const { campaignId, restrictionToken } = named;
  const fromHeader = call.caller.campaignId ? { campaignId: call.caller.campaignId, restrictionToken: undefined } : null;
  const tracking = campaignId ? { campaignId, restrictionToken } : (trackingIn(call.cookie('campaign')) ?? fromHeader);
  if (!tracking || !(await campaignsOn(call))) return null;
  return campaignTokenGate.admit(tracking, (await promotionsAt(call.brand, call.now)).campaigns, call.network);
}

/**
 * Cents that a campaign's promotion takes off the visitor's current cart; 0 without a cart. Free delivery counts at the rate for the contiguous US.
 */
export function campaignSavings({ database, ratesAt, ...parts }: StandingParts & { database: Database; ratesAt: RatesAt }) {
  return async (call: Call, campaign: CampaignTracking, promotionId: number): Promise<number> => {
    const visitor = await visitorOf(database.read, call);
    const cart = visitor && (await loadCart(database.read, visitor, call.now));
    if (!cart) return 0;
    const standing = await standingInCart(database.read, parts, call, visitor, cart, campaign);
    const lines = priceLines(cart.lines, cart.offers, call.now);
    const { totals } = price({ lines, standing, destination: {}, rates: await ratesAt(call.brand, call.now), taxRates: null }, call.now);
    return totals.adjustments.find((one) => one.promotionId === promotionId)?.amount ?? 0;
  };
}

/** The visitor's promotion standing with their current cart, before a payment type is chosen. */
export async function standingInCart(
  db: Db,
  parts: StandingParts,
  call: Pick<Call, 'brand' | 'now'>,
  visitor: Visitor | null,
  { promoCodes, offers }: Pick<CartWithOffers, 'promoCodes' | 'offers'>,
  campaign: CampaignTracking | null,
): Promise<Standing> {
  const context = {
    ownerId: visitor?.ownerId ?? '',
    email: visitor?.customer?.email ?? null,
    signedIn: Boolean(visitor?.customer),
    provedEmail: async () => provedEmailOf(visitor?.customer ?? null),
    codes: promoCodes,
    campaign,
    productIds: [...offers.values()].map(({ productId }) => productId),
    paymentType: null,
    storeCards: [],
    storeCardSince: null,
    checkoutUuid: null,
  };
  return standingOf(db, await parts.promotionsAt(call.brand, call.now), context, parts.buyers, call.now);
}
