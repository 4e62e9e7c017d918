import type { Tx } from '../../platform/db/index.ts';
import { withdrawOffers } from '../notifications.ts';
import type { Campaign } from './campaign.ts';
import { findCampaign, type StoredCampaign, saveCampaigns } from './store.ts';

/** Writes a file's campaigns, replacing those of the same id and brand. Throws `UnknownPromotion`. */
export async function importCampaigns(tx: Tx, campaigns: readonly Campaign[]): Promise<void> {
  const moved: Campaign[] = [];
  for (const one of campaigns) if (isMoved(await findCampaign(tx, one.campaignId, one.brand), one)) moved.push(one);
  await saveCampaigns(tx, campaigns);
  await withdrawOffers(tx, moved);
}

/** Whether what was announced of a campaign, or of the family's in place of a brand's new one, no longer holds. */
export const isMoved = (before: StoredCampaign | undefined, after: Campaign): boolean =>
  after.restrictionToken !== null ||
  before?.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.promotion !== after.promotion;
