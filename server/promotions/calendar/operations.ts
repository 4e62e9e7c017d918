import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { promotionCalendarEndpoints } from '../../../contract/merchandising/promotion-calendar.ts';
import type { PromotionState } from '../../../contract/merchandising/promotions.ts';
import { countSaleEnds } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { overlapsOf } from './overlaps.ts';
import { type Days, findPlannedCampaigns, findPlannedPromotions } from './store.ts';

/** Most promotions in one answer. */
const mostShown = 200;

interface Asked extends Days {
  readonly brand?: string | undefined;
  readonly state?: PromotionState | undefined;
}

/** What is in force on these days. Promotions that never combine are named also where the state leaves them out. */
export async function showCalendar(
  db: Db,
  { brand, state, ...days }: Asked,
  now: Date,
): Promise<OutputOf<typeof promotionCalendarEndpoints.between>> {
  const planned = await findPlannedPromotions(db, days, brand ?? null, now);
  const campaigns = await findPlannedCampaigns(db, days, brand ?? null);
  const overlaps = overlapsOf(planned);
  const names = new Map(planned.map(({ promotionId, name }) => [promotionId, name]));
  const found = planned.filter((one) => state === undefined || one.state === state);
  const shown = new Set(found.map(({ promotionId }) => promotionId));
  return {
    promotions: found.slice(0, mostShown).map(({ promotionId, name, state: itsState, brands, startsAt, endsAt }) => ({
      ...{ promotionId, name, state: itsState, brands: [...brands] },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
      neverWith: (overlaps.get(promotionId) ?? []).map((id) => ({ promotionId: id, name: names.get(id) ?? '' })),
    })),
    total: found.length,
    campaigns: campaigns
      .filter(({ promotionId }) => state === undefined || (promotionId !== null && shown.has(promotionId)))
      .map(({ startsAt, endsAt, ...campaign }) => ({
        ...campaign,
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      })),
    saleEnds: await countSaleEnds(db, days, brand ?? null),
  };
}
