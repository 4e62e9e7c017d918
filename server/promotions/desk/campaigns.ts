import { family } from '../../../brands/family.ts';
import { type PromotionCampaign, promotionProblems } from '../../../contract/merchandising/promotions.ts';
import type { Database } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit } from '../../staff/index.ts';
import { neverOffered } from '../campaigns/as-offered.ts';
import { campaign } from '../campaigns/campaign.ts';
import { findCampaign, saveCampaigns } from '../campaigns/store.ts';
import { isMoved } from '../campaigns/writing.ts';
import { withdrawOffers } from '../notifications.ts';
import { type Actor, lockAt, type Saved, saved } from './operations.ts';
import { writeStanding } from './store.ts';
import { wrong } from './written.ts';

const problem = problemsOf(promotionProblems);

interface Written {
  readonly version: number;
  /** Refuses to replace one. */
  readonly isNew: boolean;
  readonly campaign: PromotionCampaign;
}

/** Writes a campaign of a promotion; texts that the console does not edit stay. Throws `promotion_changed`, `invalid_input`, `campaign_taken`. */
export function saveCampaign(
  database: Database,
  promotionId: number,
  { version, isNew, campaign: written }: Written,
  { member, now }: Actor,
): Promise<Saved> {
  return database.transact(async (tx) => {
    const { promotion, isDraft, stoppedAt } = await lockAt(tx, promotionId, version);
    const { campaignId, brand } = written;
    if (brand !== null && !family.some(({ key }) => key === brand)) throw wrong([['campaign.brand', 'Brand not found']]);
    const before = await findCampaign(tx, campaignId, brand);
    if (before && (isNew || before.promotionId !== promotionId))
      throw problem('campaign_taken', undefined, { 'campaign.campaignId': 'This link is taken: choose another' });
    const { promotionId: _id, ...kept } = before ?? { promotionId };
    const read = campaign.safeParse({ ...kept, ...written, promotion: promotion.key });
    if (!read.success) throw wrong(read.error.issues.map(({ path, message }) => [`campaign.${path.join('.')}`, message]));
    const faults = neverOffered(read.data, promotion);
    if (faults.length > 0) throw wrong(faults.map(([field, message]) => [`campaign.${field}`, message]));
    await saveCampaigns(tx, [read.data]);
    const { restrictionToken, startsAt, endsAt } = read.data;
    if (!isDraft && isMoved(before, read.data)) await withdrawOffers(tx, [read.data]);
    const told = { isOpen: restrictionToken === null, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    const was = before && {
      isOpen: before.restrictionToken === null,
      startsAt: before.startsAt.toISOString(),
      endsAt: before.endsAt.toISOString(),
    };
    const changes = [{ field: `campaign ${campaignId}`, before: was ?? null, after: told }];
    const next = await writeStanding(tx, promotionId, { isDraft, stoppedAt }, now);
    const details = { version: next, changes };
    await audit(tx, { by: member, action: 'promotion.campaign_saved', subject: { kind: 'promotion', id: promotionId }, details }, now);
    return saved(promotionId, next);
  });
}
