import { campaign } from '../../contract/urls/shop.ts';
import { type CardDraft, daysAfter, giveCards } from '../engagement/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Campaign } from './campaigns/campaign.ts';
import { findCampaigns } from './campaigns/store.ts';

/** Days that a beginning is news. */
const shownDays = 7;

/** Tells every visitor of a brand that an offer open to all begins there; each once, and ahead, since a card shows from its own moment on. */
export async function notifyOfCampaigns(database: Database, brands: Iterable<string>, now: Date): Promise<void> {
  for (const brand of brands) {
    const drafts = (await findCampaigns(database.read, brand, { open: true }))
      .filter((one) => begins(one, now))
      .map((one) => beginning(one, brand));
    if (drafts.length > 0) await database.transact((tx) => giveCards(tx, drafts));
  }
}

/** Within a day, or just now. */
const begins = ({ startsAt, endsAt }: Campaign, now: Date): boolean =>
  startsAt <= daysAfter(now, 1) && now < daysAfter(startsAt, shownDays) && now < endsAt;

function beginning({ campaignId, shortMessage, message, excludedMessage, startsAt, endsAt }: Campaign, brand: string): CardDraft {
  const shownUntil = daysAfter(startsAt, shownDays);
  return {
    ownerId: null,
    brand,
    subject: `campaign:${campaignId}:${startsAt.getTime()}`,
    title: shortMessage,
    description: [message, excludedMessage].filter(Boolean).join(' '),
    imageUrl: null,
    url: campaign(campaignId),
    linkText: 'See what is in it',
    startsAt,
    expiresAt: endsAt < shownUntil ? endsAt : shownUntil,
  };
}
