import type { PaymentType } from '../../contract/promotions/promotions.ts';
import { customerOfOwner } from '../accounts/index.ts';
import { groupsOf, type Spending } from '../groups/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { BrandPromotions } from './brand-promotions.ts';
import { paymentTypesWith } from './campaigns/payment-types.ts';
import { statusOf } from './campaigns/status.ts';
import type { StoredCampaign } from './campaigns/store.ts';
import type { CampaignTracking } from './campaigns/tracking.ts';
import { findSingleUseCodes, normalCode } from './codes/store.ts';
import type { Facts } from './evaluate/facts.ts';
import { findProductGroups, type ProductGroups } from './pools/product-groups.ts';
import { phaseOf } from './promotion.ts';
import { findUsedUp, type Redeemer } from './redemptions/store.ts';
import type { StoredPromotion } from './store.ts';

/** A code in a cart, with its promotion. */
export interface EnteredCode {
  readonly code: string;
  readonly promotion: StoredPromotion;
  /** Good for one order only. */
  readonly singleUse: boolean;
  /** Already used by somebody. */
  readonly isUsed: boolean;
}

/** Who and what promotions are evaluated for. */
export interface PromotionContext extends Redeemer {
  readonly signedIn: boolean;
  /** The account's verified address; null for guests. Loaded only for promotions to chosen customers, as a typed address proves nothing. */
  readonly provedEmail: () => Promise<string | null>;
  readonly codes: readonly string[];
  /** Null without an applicable campaign. */
  readonly campaign: CampaignTracking | null;
  readonly productIds: readonly number[];
  readonly paymentType: PaymentType | null;
  /** When the store card was approved; null without one. */
  readonly storeCardSince: Date | null;
  /** The checkout whose own uses do not count against it. */
  readonly checkoutUuid: string | null;
}

/** What shoppers have bought; answered by the orders domain. */
export interface Buyers {
  /** Whether the shopper has a paid, uncancelled order. */
  hasOrdered(db: Db, by: Omit<Redeemer, 'storeCards'>): Promise<boolean>;
  findSpending(db: Db, ownerId: string): Promise<Spending>;
}

/** A visitor's standing: everything `evaluate` needs except the lines and their delivery price. */
export interface Standing extends Omit<Facts, 'lines' | 'shippingFor' | 'country'> {
  readonly promotions: readonly StoredPromotion[];
  readonly entered: readonly EnteredCode[];
  /** The campaign in force. */
  readonly campaign: (CampaignTracking & Pick<StoredCampaign, 'checkoutMessage'>) | null;
  /** By product; a missing product is in no group. */
  readonly groups: ReadonlyMap<number, ProductGroups>;
}

/** Collects what promotions need to know, querying only what some promotion uses. */
export async function standingOf(
  db: Db,
  brandPromotions: BrandPromotions,
  context: PromotionContext,
  buyers: Buyers,
  now: Date,
): Promise<Standing> {
  const { brand, promotions, campaigns: known } = brandPromotions;
  const { ownerId, email, checkoutUuid } = context;
  const entered = await findEntered(db, brandPromotions, context.codes, checkoutUuid);
  const codes = new Map(entered.filter(({ isUsed }) => !isUsed).map(({ promotion, code }) => [promotion.id, code]));
  const { campaign } = context;
  const found = campaign && known.find(({ campaignId }) => campaignId === campaign.campaignId);
  const isActive = found && statusOf(found, campaign?.restrictionToken, now).code === 'ACTIVE';
  const campaigns = new Set(isActive && found.promotionId !== null ? [found.promotionId] : []);
  const offered = promotions.map((one) => {
    if (!one.conditions.campaign || !found || found.promotionId !== one.id) return one;
    return { ...one, conditions: { ...one.conditions, paymentTypes: paymentTypesWith(one.conditions, found) } };
  });
  const within = offered.filter(
    (one) =>
      phaseOf(one, now) === 'in_force' &&
      (!one.conditions.code || codes.has(one.id)) &&
      (!one.conditions.campaign || campaigns.has(one.id)),
  );
  const asks = (what: (conditions: StoredPromotion['conditions']) => unknown) =>
    within.some(({ conditions }) => what(conditions) !== undefined);
  const customerId = customerOfOwner(ownerId);
  const groups = [...new Set(within.flatMap(({ conditions }) => conditions.customerGroups ?? []))];
  const isKnown = context.signedIn || email !== null;
  return {
    brand,
    promotions: offered,
    entered,
    codes,
    campaign: isActive && campaign ? { ...campaign, checkoutMessage: found.checkoutMessage } : null,
    campaigns,
    customer: {
      signedIn: context.signedIn,
      email: asks(({ customers }) => customers) ? ((await context.provedEmail())?.toLowerCase() ?? null) : null,
      groups: new Set(
        groups.length === 0 || customerId === null
          ? []
          : (await groupsOf(db, customerId, groups, () => buyers.findSpending(db, ownerId))).map(({ key }) => key),
      ),
      firstOrder: isKnown && asks(({ firstOrder }) => firstOrder) ? !(await buyers.hasOrdered(db, { ownerId, email })) : null,
      storeCardSince: context.storeCardSince,
    },
    paymentType: context.paymentType,
    usedUp: await findUsedUp(db, within, context, checkoutUuid),
    groups: await findProductGroups(
      db,
      context.productIds,
      within.map(({ conditions }) => conditions),
      now,
    ),
  };
}

/** The codes with their promotions, in the order entered; unknown codes are left out. */
export async function findEntered(
  db: Db,
  brandPromotions: BrandPromotions,
  typed: readonly string[],
  checkoutUuid: string | null,
): Promise<EnteredCode[]> {
  const codes = typed.map(normalCode);
  const others = codes.filter((code) => !brandPromotions.codes.has(code));
  const single = others.length === 0 ? [] : await findSingleUseCodes(db, others, checkoutUuid);
  return codes.flatMap((code) => {
    const one = single.find((other) => other.code === code);
    const id = one?.promotionId ?? brandPromotions.codes.get(code);
    const promotion = brandPromotions.promotions.find((other) => other.id === id);
    return promotion ? [{ code, promotion, singleUse: one !== undefined, isUsed: one?.isUsed ?? false }] : [];
  });
}
