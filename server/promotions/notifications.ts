import { isDeepStrictEqual } from 'node:util';
import { family } from '../../brands/family.ts';
import { exclusionWords } from '../../contract/promotions/campaigns.ts';
import { campaign } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { type CardDraft, giveCardsToAll, withdrawFromAll } from '../engagement/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { findOffers } from './brand-promotions.ts';
import type { Campaign } from './campaigns/campaign.ts';
import { findBrandsWithOwn, findCampaignsOf } from './campaigns/store.ts';
import type { Promotion } from './promotion.ts';

/** Days that the start of an offer is shown. */
const shownDays = 7;

/**
 * Announces each public offer once to all visitors of a brand, in its present words; its own before the family's of the same id. Notifications are
 * created ahead, since a card appears at its own time.
 */
export async function notifyOfCampaigns(database: Database, brands: Iterable<string>, now: Date): Promise<void> {
  for (const brand of brands) {
    const offers = new Map((await findOffers(database.read, brand, now)).toReversed().map((one) => [one.campaignId, one]));
    const drafts = [...offers.values()]
      .filter((one) => one.restrictionToken === null && begins(one, now))
      .map((one) => beginning(one, brand));
    if (drafts.length > 0) await database.transact((tx) => giveCardsToAll(tx, drafts));
  }
}

/** Withdraws the announcements of campaigns that no longer give what they say; the family's not at brands with their own of the same id. */
export async function withdrawOffers(tx: Tx, campaigns: readonly Pick<Campaign, 'campaignId' | 'brand'>[]): Promise<void> {
  for (const { campaignId, brand } of campaigns) {
    const own = brand === null ? await findBrandsWithOwn(tx, campaignId) : [];
    const brands = brand === null ? family.map(({ key }) => key).filter((key) => !own.includes(key)) : [brand];
    await withdrawFromAll(tx, brands, subjectOf(campaignId));
  }
}

type Run = Pick<Promotion, 'startsAt' | 'endsAt' | 'brands'>;

/** Withdraws the announcements of a promotion's campaigns where it now runs at other times or brands; what holds is announced again. */
export async function withdrawMoved(tx: Tx, before: Run & Pick<Promotion, 'id'>, after: Run): Promise<void> {
  const [was, is] = [before, after].map(({ startsAt, endsAt, brands }) => [startsAt, endsAt, brands]);
  if (!isDeepStrictEqual(was, is)) await withdrawOffers(tx, await findCampaignsOf(tx, before.id));
}

const subjectOf = (campaignId: string): string => `campaign:${campaignId}:`;

/** Begins within a day, or has just begun. */
const begins = ({ startsAt, endsAt }: Campaign, now: Date): boolean =>
  startsAt <= daysAfter(now, 1) && now < daysAfter(startsAt, shownDays) && now < endsAt;

function beginning({ campaignId, shortMessage, message, startsAt, endsAt, ...offer }: Campaign, brand: string): CardDraft {
  const shownUntil = daysAfter(startsAt, shownDays);
  return {
    ownerId: null,
    brand,
    subject: `${subjectOf(campaignId)}${startsAt.getTime()}`,
    title: shortMessage,
    description: [message, exclusionWords(offer)].filter(Boolean).join(' '),
    imageUrl: null,
    url: campaign(campaignId),
    linkText: 'See what is in it',
    startsAt,
    expiresAt: endsAt < shownUntil ? endsAt : shownUntil,
  };
}
