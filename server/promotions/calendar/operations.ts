import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { promotionCalendarEndpoints } from '../../../contract/merchandising/promotion-calendar.ts';
import type { PromotionState } from '../../../contract/merchandising/promotions.ts';
import { countSaleEnds } from '../../catalog/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pageOf } from '../../platform/paging.ts';
import { overlapsOf } from './overlaps.ts';
import { type Days, findPlannedCampaigns, findPlannedPromotions } from './store.ts';

/** Promotions a page. */
const perPage = 50;

interface Asked extends Days {
  readonly brand?: string | undefined;
  readonly state?: PromotionState | undefined;
  readonly page: number;
}

/** What is in force on these days; a page past the end is the last one. Promotions that never combine are named also where the state leaves them out. */
export async function showCalendar(
  db: Db,
  { brand, state, page: asked, ...days }: Asked,
  now: Date,
): Promise<OutputOf<typeof promotionCalendarEndpoints.between>> {
  const planned = await findPlannedPromotions(db, days, brand ?? null, now);
  const campaigns = await findPlannedCampaigns(db, days, brand ?? null);
  const overlaps = overlapsOf(planned);
  const names = new Map(planned.map(({ promotionId, name }) => [promotionId, name]));
  const found = planned.filter((one) => state === undefined || one.state === state);
  const { page, pages, portion } = pageOf(asked, found.length, perPage);
  const rows = found.slice(portion.offset, portion.offset + portion.limit);
  const shown = new Set<number | null>(rows.map(({ promotionId }) => promotionId));
  const listed = new Set<number | null>(found.map(({ promotionId }) => promotionId));
  const isLastPage = page === pages;
  return {
    promotions: rows.map(({ promotionId, name, state: itsState, brands, startsAt, endsAt }) => ({
      promotionId,
      name,
      state: itsState,
      brands: [...brands],
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      neverWith: (overlaps.get(promotionId) ?? []).map((id) => ({ promotionId: id, name: names.get(id) ?? '' })),
    })),
    total: found.length,
    page,
    pages,
    campaigns: campaigns
      .filter(({ promotionId }) => shown.has(promotionId) || (state === undefined && isLastPage && !listed.has(promotionId)))
      .map(({ startsAt, endsAt, ...campaign }) => ({
        ...campaign,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
    saleEnds: await countSaleEnds(db, days, brand ?? null),
  };
}
