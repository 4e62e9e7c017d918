import type { Db, Tx } from '../../platform/db/index.ts';
import { purge } from '../../platform/purging/purging.ts';
import { findPromotionIds, promotionsTag, UnknownPromotion } from '../store.ts';
import type { Campaign } from './campaign.ts';

const columns = [
  'promotions.campaign.cid as campaignId',
  'promotions.campaign.brand',
  'promotions.campaign.name',
  'promotions.campaign.restriction_token as restrictionToken',
  'promotions.campaign.starts_at as startsAt',
  'promotions.campaign.ends_at as endsAt',
  'promotions.campaign.message',
  'promotions.campaign.checkout_message as checkoutMessage',
  'promotions.campaign.excluded_message as excludedMessage',
  'promotions.campaign.excluded_values as excludedValues',
  'promotions.campaign.stackable_message as stackableMessage',
  'promotions.campaign.payment_type_exclusions as paymentTypeExclusions',
  'promotions.campaign.payment_type_inclusions as paymentTypeInclusions',
  'promotions.campaign.savings',
  'promotions.campaign.short_message as shortMessage',
  'promotions.campaign.promotion_id as promotionId',
  'promotions.promotion.key as promotion',
] as const;

/** A stored campaign: `promotion` is the key in the file, `promotionId` the row it refers to. */
export type StoredCampaign = Campaign & { readonly promotionId: number | null };

/** A brand's campaigns by id, its own before the family's. */
export function findCampaigns(db: Db, brand: string): Promise<StoredCampaign[]> {
  return db
    .selectFrom('promotions.campaign')
    .leftJoin('promotions.promotion', 'promotions.promotion.id', 'promotions.campaign.promotion_id')
    .select(columns)
    .where((where) => where.or([where('promotions.campaign.brand', '=', brand), where('promotions.campaign.brand', 'is', null)]))
    .orderBy('promotions.campaign.brand', (order) => order.asc().nullsLast())
    .orderBy('cid')
    .execute();
}

/** The campaign of an id and a brand; null: the family's. */
export function findCampaign(db: Db, campaignId: string, brand: string | null): Promise<StoredCampaign | undefined> {
  return db
    .selectFrom('promotions.campaign')
    .leftJoin('promotions.promotion', 'promotions.promotion.id', 'promotions.campaign.promotion_id')
    .select(columns)
    .where('promotions.campaign.cid', '=', campaignId)
    .where('promotions.campaign.brand', brand === null ? 'is' : '=', brand)
    .executeTakeFirst();
}

/** The campaigns that switch a promotion on, the latest start first. */
export function findCampaignsOf(db: Db, promotionId: number): Promise<StoredCampaign[]> {
  return db
    .selectFrom('promotions.campaign')
    .leftJoin('promotions.promotion', 'promotions.promotion.id', 'promotions.campaign.promotion_id')
    .select(columns)
    .where('promotions.campaign.promotion_id', '=', promotionId)
    .orderBy('promotions.campaign.starts_at', 'desc')
    .execute();
}

/** The brands with a campaign of their own of an id, those of drafts left out. */
export async function findBrandsWithOwn(db: Db, campaignId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('promotions.campaign')
    .leftJoin('promotions.promotion', 'promotions.promotion.id', 'promotions.campaign.promotion_id')
    .select('promotions.campaign.brand')
    .where('cid', '=', campaignId)
    .where('promotions.promotion.is_draft', 'is not', true)
    .execute();
  return rows.flatMap(({ brand }) => brand ?? []);
}

/** Writes campaigns, replacing those of the same id and brand unless `keep` is set. Throws `UnknownPromotion`. */
export async function saveCampaigns(tx: Tx, campaigns: readonly Campaign[], { keep = false } = {}): Promise<void> {
  if (campaigns.length === 0) return;
  const ids = await findPromotionIds(
    tx,
    campaigns.flatMap(({ promotion }) => promotion ?? []),
  );
  const idOf = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new UnknownPromotion(key);
    return id;
  };
  const rows = campaigns.map((one) => ({
    cid: one.campaignId,
    brand: one.brand,
    name: one.name,
    restriction_token: one.restrictionToken,
    starts_at: one.startsAt,
    ends_at: one.endsAt,
    message: one.message,
    checkout_message: one.checkoutMessage,
    excluded_message: one.excludedMessage,
    excluded_values: one.excludedValues,
    stackable_message: one.stackableMessage,
    payment_type_exclusions: one.paymentTypeExclusions,
    payment_type_inclusions: one.paymentTypeInclusions,
    savings: one.savings,
    short_message: one.shortMessage,
    promotion_id: one.promotion === null ? null : idOf(one.promotion),
  }));
  await tx
    .insertInto('promotions.campaign')
    .values(rows)
    .onConflict((conflict) => {
      const same = conflict.columns(['cid', 'brand']);
      if (keep) return same.doNothing();
      return same.doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        restriction_token: ref('excluded.restriction_token'),
        starts_at: ref('excluded.starts_at'),
        ends_at: ref('excluded.ends_at'),
        message: ref('excluded.message'),
        checkout_message: ref('excluded.checkout_message'),
        excluded_message: ref('excluded.excluded_message'),
        excluded_values: ref('excluded.excluded_values'),
        stackable_message: ref('excluded.stackable_message'),
        payment_type_exclusions: ref('excluded.payment_type_exclusions'),
        payment_type_inclusions: ref('excluded.payment_type_inclusions'),
        savings: ref('excluded.savings'),
        short_message: ref('excluded.short_message'),
        promotion_id: ref('excluded.promotion_id'),
      }));
    })
    .execute();
  await purge(tx, [promotionsTag]);
}
