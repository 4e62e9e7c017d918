import { exclusionWords } from '../../contract/buying/campaigns.ts';
import { campaign } from '../../contract/urls/shop.ts';
import { daysAfter } from '../../contract/values/shop-days.ts';
import { type CardDraft, giveCards } from '../engagement/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Campaign } from './campaigns/campaign.ts';
import { findCampaigns } from './campaigns/store.ts';

/** Days that the start of an offer is shown. */
const shownDays = 7;

/** Announces each public offer once to all visitors of a brand. Notifications are created ahead, since a card appears at its own time. */
export async function notifyOfCampaigns(database: Database, brands: Iterable<string>, now: Date): Promise<void> {
  for (const brand of brands) {
    const drafts = (await findCampaigns(database.read, brand, { open: true }))
      .filter((one) => begins(one, now))
      .map((one) => beginning(one, brand));
    if (drafts.length > 0) await database.transact((tx) => giveCards(tx, drafts));
  }
}

/** Begins within a day, or has just begun. */
const begins = ({ startsAt, endsAt }: Campaign, now: Date): boolean =>
  startsAt <= daysAfter(now, 1) && now < daysAfter(startsAt, shownDays) && now < endsAt;

function beginning({ campaignId, shortMessage, message, startsAt, endsAt, ...offer }: Campaign, brand: string): CardDraft {
  const shownUntil = daysAfter(startsAt, shownDays);
  return {
    ownerId: null,
    brand,
    subject: `campaign:${campaignId}:${startsAt.getTime()}`,
    title: shortMessage,
    description: [message, exclusionWords(offer)].filter(Boolean).join(' '),
    imageUrl: null,
    url: campaign(campaignId),
    linkText: 'See what is in it',
    startsAt,
    expiresAt: endsAt < shownUntil ? endsAt : shownUntil,
  };
}
