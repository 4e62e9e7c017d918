import { sql } from 'kysely';
import type { CalendarCampaign, CalendarPromotion } from '../../../contract/merchandising/promotion-calendar.ts';
import { midnight } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/index.ts';
import { stateAt } from '../desk/store.ts';
import type { Promotion } from '../promotion.ts';

/** First and last day of the shop's calendar, `2026-01-31`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

interface Between {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export type PlannedPromotion = Pick<CalendarPromotion, 'promotionId' | 'name' | 'state' | 'brands'> &
  Pick<Promotion, 'group' | 'stacksWith'> &
  Between;
export type PlannedCampaign = Omit<CalendarCampaign, 'startsAt' | 'endsAt'> & { readonly startsAt: Date; readonly endsAt: Date };

const beginning = ({ from }: Days) => midnight(from, 0);
const end = ({ to }: Days) => midnight(to, 1);

/** Promotions in force on one of the days, drafts among them; one that was stopped ended then. The earliest start first. */
export async function findPlannedPromotions(db: Db, days: Days, brand: string | null, now: Date): Promise<PlannedPromotion[]> {
  const { rows } = await sql<PlannedPromotion>`
    select p.id as "promotionId", p.name, ${stateAt(now)} as state, p.brands, p."group", p.stacks_with as "stacksWith",
      p.starts_at as "startsAt", least(p.ends_at, p.stopped_at) as "endsAt"
    from promotions.promotion p
    where p.starts_at < ${end(days)} and (least(p.ends_at, p.stopped_at) is null or least(p.ends_at, p.stopped_at) > ${beginning(days)})
      and (${brand}::text is null or p.brands = '{}' or ${brand} = any(p.brands))
    order by p.starts_at, p.id`.execute(db);
  return rows;
}

/** Campaigns whose link works on one of the days, the earliest start first. */
export async function findPlannedCampaigns(db: Db, days: Days, brand: string | null): Promise<PlannedCampaign[]> {
  const { rows } = await sql<PlannedCampaign>`
    select c.cid as "campaignId", c.brand, c.name, c.starts_at as "startsAt", c.ends_at as "endsAt", c.promotion_id as "promotionId"
    from promotions.campaign c
    where c.starts_at < ${end(days)} and c.ends_at > ${beginning(days)}
      and (${brand}::text is null or c.brand is null or c.brand = ${brand})
    order by c.starts_at, c.cid, c.brand`.execute(db);
  return rows;
}
